#!/bin/sh
# A night: every request once, then all items of one, against what the night before kept. Exits with the worst number.
# CONTENT_TOKEN holds the token; CHECK_URL the server; CHECK_FOLDER a folder with requests/ and items.http.
set -u
cd "${CHECK_FOLDER:?}" || exit 3
worst=0
note() { if [ "$1" -gt "$worst" ]; then worst=$1; fi; }

endpoint-explorer check requests --base-url "${CHECK_URL:?}" --token-env CONTENT_TOKEN \
  --html check.html --junit check.xml
note $?

if [ -f items.ndjson ]; then
  endpoint-explorer sync items.ndjson --base-url "$CHECK_URL" --token-env CONTENT_TOKEN --html sync.html
  note $?
  set -- --baseline items.ndjson
else
  set --
fi
endpoint-explorer walk items.http --base-url "$CHECK_URL" --server-type core --token-env CONTENT_TOKEN \
  --out new.ndjson --html walk.html "$@"
walked=$?
note $walked

# Only what came to its end is tomorrow's baseline.
if [ "$walked" -le 1 ]; then
  mv new.ndjson items.ndjson && mv new.ndjson.set.json items.ndjson.set.json
fi
exit $worst
