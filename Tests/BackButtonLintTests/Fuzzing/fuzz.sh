#!/bin/sh
# Makes up Swift files, guided by what they reach in the library, and takes them from bytes to findings.
#
# usage: fuzz.sh [SECONDS] [FILE ...]     default: 20; with files, these are tried and nothing is made up
#
# Begins with the files in TestInputs. What fails, or takes more time than its length allows, is left in
# .build/fuzzing/failed. Needs a toolchain with libFuzzer: those from swift.org for Linux have it, Xcode's don't.
# Without it, nothing is done and the status is 0. BACKLINT_FUZZ_KEEP=1 begins with what earlier runs found too.
set -eu

seconds=${1:-20}
[ $# -eq 0 ] || shift
for file in "$@"; do
    shift
    set -- "$@" "$(cd "$(dirname "$file")" && pwd)/$(basename "$file")"
done
cd "$(dirname "$0")/../../.."
work=.build/fuzzing
tests=Tests/BackButtonLintTests
mkdir -p $work/failed

runtimes=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/clang
if [ -z "$(find "$runtimes/" -name 'libclang_rt.fuzzer*' 2>/dev/null | head -1)" ]; then
    echo "this toolchain has no libFuzzer: nothing was tried"
    exit 0
fi

# Optimized, it takes a minute more to compile, which only longer runs make good. Compiled again only if it changed.
optimization=-Onone
[ "$seconds" -lt 100 ] || optimization=-Osize
target=$work/target$optimization
own="$tests/Fuzzing $tests/Parsing/TreeShape.swift $tests/Support/SeededGenerator.swift"
if [ ! -e "$target" ] || [ -n "$(find Sources/BackButtonLint $own -newer "$target" | head -1)" ]; then
    find Sources/BackButtonLint $own -name '*.swift' | sort >$work/sources
    # The usual linker of Linux warns of every function of the address sanitizer.
    linker=
    [ "$(uname)" = Darwin ] || linker=-use-ld=lld
    # TreeShape.swift imports the module that it is a part of here, which is worth a warning, but not to us.
    swiftc $linker $optimization -whole-module-optimization -suppress-warnings -swift-version 6 -parse-as-library \
        -module-name BackButtonLint -package-name backlint -sanitize=fuzzer,address -o "$target" @$work/sources
fi

# The classes that are made once and kept are no leaks.
export ASAN_OPTIONS=detect_leaks=0
# The trace that Swift writes itself is a second crash to the address sanitizer.
export SWIFT_BACKTRACE=enable=no
if [ $# -gt 0 ]; then exec "$target" "$@"; fi

# Swift's own words, and those that the library looks for.
cat Sources/BackButtonLint/Lexing/Keyword+Spelling.swift Sources/BackButtonLint/Knowledge/*.swift |
    grep -o '"[A-Za-z_.#@()]*[A-Za-z][A-Za-z_.#@()]*"' | sort -u >$work/words

rm -rf $work/seeds
[ -n "${BACKLINT_FUZZ_KEEP:-}" ] || rm -rf $work/found
mkdir -p $work/seeds $work/found
count=0
find TestInputs -name '*.swift' | sort >$work/inputs
while read -r input; do
    count=$((count + 1))
    cp "$input" $work/seeds/$count.swift
done <$work/inputs

# To remember where each piece of memory was taken costs a fifth of the time; a failing file given alone tells it.
status=0
ASAN_OPTIONS=$ASAN_OPTIONS:malloc_context_size=1 "$target" -dict=$work/words -max_len=8192 \
    -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -artifact_prefix=$work/failed/ -print_final_stats=1 \
    $work/found $work/seeds >$work/log 2>&1 || status=$?
if [ $status -ne 0 ]; then
    grep -av -e '^#' -e NEW_FUNC $work/log | tail -60
    echo "failed; the file is named above, and fuzz.sh 20 FILE tries it again" >&2
    exit 1
fi
grep -a '[[:space:]]DONE[[:space:]]' $work/log
grep -a '^stat::number_of_executed_units' $work/log
