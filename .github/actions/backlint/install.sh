#!/usr/bin/env bash
# Puts backlint on the PATH of a job.
#
# BACKLINT_VERSION    a release, or what is none: then this checkout is built, which needs a Swift toolchain
# BACKLINT_RELEASES   where releases are, a folder a version
set -euo pipefail

folder=$RUNNER_TEMP/backlint
mkdir -p "$folder"

# Only releases have files to download; branches and commits are built.
version=${BACKLINT_VERSION#v}
if [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
    case "$(uname -s)" in
    Darwin) platform=macos ;;
    *) platform=linux-$(uname -m) ;;
    esac
    # As GitHub's runners have it, and as Linux does.
    archive=backlint-$version-${platform/arm64/aarch64}.tar.gz
    for file in "$archive" SHA256SUMS; do
        curl --fail --silent --show-error --location --retry 3 --output "$folder/$file" "$BACKLINT_RELEASES/$version/$file"
    done
    cd "$folder"
    grep -F "  $archive" SHA256SUMS >expected
    if command -v sha256sum >/dev/null; then sha256sum --check expected; else shasum -a 256 --check expected; fi
    tar -xzf "$archive"
else
    package=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
    export BACKLINT_NO_PLUGINS=1
    swift build -c release --product backlint --package-path "$package"
    cp "$(swift build -c release --package-path "$package" --show-bin-path)/backlint" "$folder"
fi

"$folder/backlint" --version
echo "$folder" >>"$GITHUB_PATH"
