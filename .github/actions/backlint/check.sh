#!/usr/bin/env bash
# Runs backlint in a job: findings become annotations and a SARIF file, whose name it gives as the output `sarif`.
#
# BACKLINT_PATHS, BACKLINT_ARGS   words of the command line, one a line
# BACKLINT_STRICT                 true: warnings fail the job
set -euo pipefail

report=$RUNNER_TEMP/backlint.sarif
words=(--format github --format "sarif=$report")
[ "$BACKLINT_STRICT" != true ] || words+=(--strict)
while IFS= read -r word; do
    [ -z "$word" ] || words+=("$word")
done <<<"$BACKLINT_ARGS"
words+=(--)
while IFS= read -r word; do
    [ -z "$word" ] || words+=("$word")
done <<<"$BACKLINT_PATHS"

status=0
backlint "${words[@]}" || status=$?
# A run that could not do its work has written none.
[ ! -e "$report" ] || echo "sarif=$report" >>"$GITHUB_OUTPUT"
exit "$status"
