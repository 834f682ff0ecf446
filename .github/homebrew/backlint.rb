# A release fills in what stands between @ signs.
class Backlint < Formula
  desc "Finds SwiftUI screens that hide the back button and leave people stuck"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    url "@URL@/backlint-@VERSION@-macos.tar.gz"
    sha256 "@SHA256 macos@"
  end

  on_linux do
    on_intel do
      url "@URL@/backlint-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256 linux-x86_64@"
    end
    on_arm do
      url "@URL@/backlint-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SHA256 linux-aarch64@"
    end
  end

  def install
    bin.install "backlint"
    generate_completions_from_executable(bin/"backlint", "--completions", shells: [:bash, :zsh, :fish])
    (man1/"backlint.1").write Utils.safe_popen_read(bin/"backlint", "help", "--man")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/backlint --version")
    (testpath/"Pay.swift").write <<~SWIFT
      struct Shop: View { var body: some View { NavigationStack { NavigationLink("Pay") { Pay() } } } }
      struct Pay: View { var body: some View { Text("Pay").navigationBarBackButtonHidden() } }
    SWIFT
    assert_match "missing_back_button", shell_output("#{bin}/backlint --format xcode --strict Pay.swift", 1)
  end
end
