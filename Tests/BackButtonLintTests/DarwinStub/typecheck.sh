#!/bin/sh
# Type-checks sources for macOS 13 on Linux, against the stub of its C library that lies here.
#
# usage: typecheck.sh [FOLDER ...]     default: the library's Platform folder
#
# Needs the toolchain alone. Its own modules stand in for Apple's: their declarations, with what they say about the
# systems they are available on, are the same. Exit status 1 if something does not fit.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../../.." && pwd)
[ $# -gt 0 ] || set -- "$package/Sources/BackButtonLint/Platform"

if [ "$(uname)" = Darwin ]; then
    find "$@" -name '*.swift' -print0 |
        xargs -0 xcrun swiftc -typecheck -swift-version 6 -package-name backlint -target arm64-apple-macosx13.0
    exit
fi

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
library=$(dirname "$tools")/lib/swift
host=$(basename "$library"/linux/Swift.swiftmodule/*-linux-*.swiftmodule .swiftmodule)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A triple can only be put in another's place if it is as long.
target=arm64-apple-macosx11.0
while [ ${#target} -lt ${#host} ]; do target=${target}0; done

mkdir -p "$work/resources/macosx" "$work/modules" "$work/sdk"
ln -s "$library/clang" "$work/resources/clang"
cp -R "$library/shims" "$work/resources/shims"
sed -i '/LibcOverlayShims.h/d' "$work/resources/shims/module.modulemap"
for module in Swift SwiftOnoneSupport _Concurrency _StringProcessing; do
    mkdir "$work/resources/macosx/$module.swiftmodule"
    LC_ALL=C sed "s/$host/$target/g" "$library/linux/$module.swiftmodule/$host.swiftmodule" \
        >"$work/resources/macosx/$module.swiftmodule/arm64-apple-macos.swiftmodule"
done

frontend() {
    "$tools/swift-frontend" "$@" -target arm64-apple-macosx13.0 -swift-version 6 -sdk "$work/sdk" \
        -disable-objc-interop -resource-dir "$work/resources" -module-cache-path "$work/cache" -I "$here" -I "$work/modules"
}

frontend -emit-module -parse-as-library -module-name Darwin -import-underlying-module \
    -o "$work/modules/Darwin.swiftmodule" "$here/Darwin.swift"

find "$@" -name '*.swift' >"$work/files"
frontend -typecheck -parse-as-library -module-name BackButtonLint -package-name backlint -warnings-as-errors \
    $(cat "$work/files")
