#!/bin/sh
# Makes up Swift files, guided by what they reach in the library, and takes them from bytes to findings.
#
# usage: fuzz.sh [SECONDS] [FILE ...]     default: 20; with files, these are tried and nothing is made up
#
# Begins with the files in TestInputs. What fails, or takes more time than its length allows, is left in .build/fuzzing.
# Needs a toolchain with libFuzzer: those from swift.org for Linux have it, Xcode's don't. Without it, nothing is done
# and the status is 0. BACKLINT_FUZZ_KEEP=1 begins with what earlier runs found too.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../../.." && pwd)
work=$package/.build/fuzzing
seconds=${1:-20}
[ $# -eq 0 ] || shift
mkdir -p "$work/found" "$work/failed"

swiftc=$(command -v swiftc)
runtimes=$(dirname "$(dirname "$(readlink -f "$swiftc")")")/lib/clang
if [ -z "$(find "$runtimes"/ -name 'libclang_rt.fuzzer*' 2>/dev/null | head -1)" ]; then
    echo "fuzz.sh: this toolchain has no libFuzzer: nothing was tried"
    exit 0
fi

# Compiling it optimized takes a minute more, which only longer runs make good. It is compiled again only if it changed.
optimization=-Onone
[ "$seconds" -lt 100 ] || optimization=-Osize
target=$work/target$optimization
own="$here/FuzzTarget.swift $here/FuzzMutations.swift $here/../Parsing/TreeShape.swift
    $here/../Support/SeededGenerator.swift"
if [ ! -e "$target" ] ||
    [ -n "$(find "$package/Sources/BackButtonLint" "$0" $own -newer "$target" | head -1)" ]; then
    find "$package/Sources/BackButtonLint" -name '*.swift' | sort >"$work/sources"
    printf '%s\n' $own >>"$work/sources"
    # TreeShape.swift imports the module that it is a part of here, which is worth a warning, but not to us. And the
    # default linker warns of every function of the address sanitizer.
    xargs "$swiftc" -use-ld=lld "$optimization" -whole-module-optimization -suppress-warnings -swift-version 6 \
        -parse-as-library -module-name BackButtonLint -package-name backlint -sanitize=fuzzer,address -o "$target" \
        <"$work/sources"
fi

# Where memory was taken isn't worth the time that remembering it takes: what fails is run again with FILE.
if [ $# -gt 0 ]; then
    ASAN_OPTIONS=detect_leaks=0 exec "$target" "$@"
fi
export ASAN_OPTIONS=detect_leaks=0:malloc_context_size=1

# The words that the library looks for, and Swift's own.
cat "$package/Sources/BackButtonLint/Lexing/Keyword+Spelling.swift" "$package"/Sources/BackButtonLint/Knowledge/*.swift |
    grep -o '"[A-Za-z_.#@()]*[A-Za-z][A-Za-z_.#@()]*"' | sort -u >"$work/words"

rm -rf "$work/seeds"
[ -n "${BACKLINT_FUZZ_KEEP:-}" ] || rm -rf "$work/found"
mkdir -p "$work/seeds" "$work/found"
find "$package/TestInputs" -name '*.swift' -size -17k | sort >"$work/inputs"
count=0
while read -r input; do
    count=$((count + 1))
    cp "$input" "$work/seeds/$count.swift"
done <"$work/inputs"

"$target" -dict="$work/words" -max_len=8192 -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 \
    -artifact_prefix="$work/failed/" -print_final_stats=1 "$work/found" "$work/seeds" >"$work/log" 2>&1 || {
    grep -v '^#' "$work/log" | tail -60
    echo "fuzz.sh: the text that fails is in $work/failed" >&2
    exit 1
}
grep ' DONE ' "$work/log"
grep '^stat::number_of_executed_units' "$work/log"
