import { describe, expect, test } from 'vitest'
import { tellPasted } from '../../../support/tell-reading.ts'

const url = 'https://a.example/api/v4/endpoints/events'

describe('prompts, comments and sentences around a command are none of it', () => {
  test.each([
    [
      `# get events\ncurl '${url}?page[size]=5'`,
      [`curl GET https://a.example/events?page[size]=5`],
    ],
    [`$ curl '${url}'`, [`curl GET https://a.example/events`]],
    [`> curl '${url}'`, [`curl GET https://a.example/events`]],
    [`PS> curl.exe '${url}'`, [`curl GET https://a.example/events`]],
    [`PS C:\\Users\\me> curl.exe '${url}'`, [`curl GET https://a.example/events`]],
    [`% curl '${url}'`, [`curl GET https://a.example/events`]],
    [
      `user@host:~$ curl '${url}' \\\n> -H 'Accept: application/json'`,
      [`curl GET https://a.example/events`, `- Accept: application/json: not-needed`],
    ],
    [`root@host:/# curl '${url}'`, [`curl GET https://a.example/events`]],
    [`➜  ~ curl '${url}'`, [`curl GET https://a.example/events`]],
    [
      `me@mac ~ % curl -G '${url}' -d 'page[size]=5'`,
      [`curl GET https://a.example/events?page[size]=5`],
    ],
    [`C:\\Users\\me>curl "${url}"`, [`curl GET https://a.example/events`]],
    [
      `[me@host ~]$ curl '${url}' \\\n>   -d '{"filter":{"q":"jazz"},"page":{"size":5}}'`,
      [
        `curl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `$ curl '${url}' \\\n$   -H 'Accept: application/json'`,
      [`curl GET https://a.example/events`, `- Accept: application/json: not-needed`],
    ],
    [`host$ curl '${url}'`, [`curl GET https://a.example/events`]],
    [`// list\ncurl '${url}'`, [`curl GET https://a.example/events`, `- list: other-command`]],
    [`REM list\ncurl "${url}"`, [`curl GET https://a.example/events`]],
    [`:: list\r\ncurl "${url}"`, [`curl GET https://a.example/events`]],
    [`1  curl '${url}'`, [`curl GET https://a.example/events`]],
    [`  501  curl '${url}'`, [`curl GET https://a.example/events`]],
    [`sudo curl '${url}'`, [`curl GET https://a.example/events`, `- sudo: other-command`]],
    [`time curl -s '${url}'`, [`curl GET https://a.example/events`, `- -s: not-needed`]],
    [
      `\`\`\`bash\ncurl '${url}?sort=name'\n\`\`\``,
      [`curl GET https://a.example/events?sort=name`],
    ],
    [
      `Here is the command:\n\ncurl '${url}?sort=name'\n\nBest regards`,
      [
        `curl GET https://a.example/events?sort=name`,
        `- Here is the command:: other-command`,
        `- Best regards: other-command`,
      ],
    ],
    [`- curl '${url}?sort=name'`, [`curl GET https://a.example/events?sort=name`]],
    [`\`curl '${url}?sort=name'\``, [`curl GET https://a.example/events?sort=name`]],
    [`(venv) me@host:~/src$ curl '${url}'`, [`curl GET https://a.example/events`]],
    [`bash-5.1$ curl '${url}'`, [`curl GET https://a.example/events`]],
    [`❯ curl '${url}'`, [`curl GET https://a.example/events`]],
    [`λ curl '${url}'`, [`curl GET https://a.example/events`]],
    [`$curl '${url}'`, [`curl GET https://a.example/events`]],
    [
      `MINGW64 ~\n$ curl '${url}'`,
      [`curl GET https://a.example/events`, `- MINGW64 ~: other-command`],
    ],
    [
      `#!/bin/bash\nset -e\ncurl '${url}?sort=name'`,
      [`curl GET https://a.example/events?sort=name`, `- set -e: other-command`],
    ],
    [`curl '${url}?sort=name' # by name`, [`curl GET https://a.example/events?sort=name`]],
    [`!curl '${url}'`, [`curl GET https://a.example/events`]],
    [`%%bash\ncurl '${url}'`, [`curl GET https://a.example/events`, `- %%bash: other-command`]],
    [`RUN curl '${url}'`, [`curl GET https://a.example/events`, `- RUN: other-command`]],
    [`    - run: curl '${url}'`, [`curl GET https://a.example/events`, `- - run:: other-command`]],
    [
      `docker run --rm curlimages/curl '${url}'`,
      [`curl GET https://a.example/events`, `- docker run --rm: other-command`],
    ],
    [
      `docker exec -it x curl '${url}'`,
      [`curl GET https://a.example/events`, `- docker exec -it x: other-command`],
    ],
    [`ssh host curl '${url}'`, [`curl GET https://a.example/events`, `- ssh host: other-command`]],
    [
      `watch -n 5 curl '${url}'`,
      [`curl GET https://a.example/events`, `- watch -n 5: other-command`],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('a lost or damaged line continuation still continues the command, and it is told', () => {
  test.each([
    [
      `curl '${url}' \n-H 'Accept: text/html' \n-d '{"filter":{"q":"jazz"},"page":{"size":5}}'`,
      [
        `curl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `- Accept: text/html: header`,
        `+ line-joined 2`,
        `+ line-joined 3`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `curl '${url}'\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl '${url}' \\ \n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl '${url}' \\\t \r\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl '${url}' \\\\\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl \\ -H 'Authorization: Bearer abc' \\ '${url}'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 1`],
    ],
    [
      `curl -X GET\n'${url}?sort=name'`,
      [`curl GET https://a.example/events?sort=name`, `+ line-joined 2`],
    ],
    [
      `curl\n${url}?sort=name\n-H 'Authorization: Bearer abc'`,
      [
        `curl GET https://a.example/events?sort=name`,
        `token abc`,
        `+ line-joined 2`,
        `+ line-joined 3`,
      ],
    ],
    [
      `curl -H 'Authorization: Bearer abc' \\\n\n  '${url}?sort=name'`,
      [`curl GET https://a.example/events?sort=name`, `token abc`, `+ line-joined 3`],
    ],
    [
      `curl '${url}' \\\n  # only events\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 3`],
    ],
    [
      `curl '${url}' \\\n  # -d 'x=1' \\\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 3`],
    ],
    [
      `curl "${url}" ^ \r\n  -H "Authorization: Bearer abc"`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl "${url}"\r\n  -H "Authorization: Bearer abc"`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl.exe '${url}' \` \r\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl.exe '${url}'\r\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl '${url}'\\\n-H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl "${url}"^\r\n-H "Authorization: Bearer abc"`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl "${url}" ^\r\n-H "Authorization: Bearer abc"^\r\n-d "{\\"page\\":{\\"size\\":5}}"`,
      [
        `curl POST https://a.example/events`,
        `{"page":{"size":5}}`,
        `token abc`,
        `+ line-joined 3`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `curl '${url}' \\\n  -d \\\n '{"filter":{"q":"jazz"},"page":{"size":5}}'`,
      [
        `curl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `curl '${url}' -d\n'{"filter":{"q":"jazz"},"page":{"size":5}}'`,
      [
        `curl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `+ line-joined 2`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `curl '${url}' /\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [`curl '${url}' | \n  jq .`, [`curl GET https://a.example/events`, `- jq .: other-command`]],
    [`curl '${url}' \\`, [`curl GET https://a.example/events`]],
    [
      `curl -H 'Authorization: Bearer abc'\n  --url '${url}'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [
      `curl '${url}' \\n  -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 1`],
    ],
    [
      `curl -s "${url}"\necho done\ncurl -s "${url}?sort=name"`,
      [
        `curl GET https://a.example/events`,
        `- -s: not-needed`,
        `- echo done: other-command`,
        `- curl -s "${url}?sort=name": second-request`,
      ],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('texts of a script are read where the request uses them', () => {
  test.each([
    [
      `curl '${url}' -H 'Content-Type: application/json' --data @- <<EOF\n{"filter":{"q":"jazz"},"page":{"size":5}}\nEOF`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `curl '${url}' --json @- <<'EOF'\n{"filter":{"q":"a$b"}}\nEOF\n`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"a$b"}}`],
    ],
    [
      `curl '${url}' --data-binary @- <<-"JSON"\n\t{"filter":{"q":"jazz"},"page":{"size":5}}\n\tJSON\necho done`,
      [
        `curl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `- echo done: other-command`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `curl '${url}' --json "$(cat <<EOF\n{"filter":{"q":"jazz"},"page":{"size":5}}\nEOF\n)"`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `curl '${url}' --json "$(cat <<'END'\n{"filter":{"q":"it's"}}\nEND\n)" -H 'Authorization: Bearer abc'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"it's"}}`, `token abc`],
    ],
    [
      `cat <<EOF | curl '${url}' --json @-\n{"filter":{"q":"jazz"},"page":{"size":5}}\nEOF`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `curl '${url}' --json @- <<< '{"filter":{"q":"jazz"},"page":{"size":5}}'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `echo '{"filter":{"q":"jazz"},"page":{"size":5}}' | curl '${url}' --json @-`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `printf '%s' '{"filter":{"q":"jazz"},"page":{"size":5}}' | curl '${url}' --json @-`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `printf '{"filter":{"q":"jazz"},"page":{"size":5}}' | curl --json @- '${url}'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `echo -n '{"filter":{"q":"jazz"},"page":{"size":5}}' | curl '${url}' -d @- -H 'Content-Type: application/json'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `curl -d @- '${url}' -H 'Content-Type: application/json' << EOF\n{"filter":{"q":"jazz"},"page":{"size":5}}\nEOF`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [`curl '${url}' --json @- <<EOF`, [`problem unclosed-quote <<EOF`]],
    [
      `curl '${url}' --json @- <<EOF\n{"filter":{"q":"jazz"},"page":{"size":5}}`,
      [`problem unclosed-quote <<EOF`],
    ],
    [
      `curl '${url}' --json @- < body.json`,
      [`curl POST https://a.example/events`, `{}`, `- --json @-: file`, `- < body.json: file`],
    ],
    [
      `jq -n '{page:{size:5}}' | curl --json @- '${url}'`,
      [
        `curl POST https://a.example/events`,
        `{}`,
        `- --json @-: file`,
        `- jq -n '{page:{size:5}}': other-command`,
      ],
    ],
    [
      `cat body.json | curl --json @- '${url}'`,
      [
        `curl POST https://a.example/events`,
        `{}`,
        `- --json @-: file`,
        `- cat body.json: other-command`,
      ],
    ],
    [
      `curl --json @- '${url}' <<EOF\n{"filter":{"q":"$Q"}}\nEOF`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"$Q"}}`, `+ computed-value filter[q]`],
    ],
    [
      `curl --json @<(echo '{"filter":{"q":"jazz"},"page":{"size":5}}') '${url}'`,
      [
        `curl POST https://a.example/events`,
        `{}`,
        `- --json @<(echo '{"filter":{"q":"jazz"},"page":{"size":5}}'): file`,
      ],
    ],
    [
      `curl --json @/dev/stdin '${url}' <<E\n{"filter":{"q":"jazz"},"page":{"size":5}}\nE`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `BODY=$(cat <<EOF\n{"filter":{"q":"jazz"},"page":{"size":5}}\nEOF\n)\ncurl --json "$BODY" '${url}'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `read -r -d '' B <<EOF\n{"filter":{"q":"jazz"},"page":{"size":5}}\nEOF\ncurl --json "$B" '${url}'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `cat > b.json <<EOF\n{"filter":{"q":"jazz"},"page":{"size":5}}\nEOF\ncurl --json @b.json '${url}'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('variables of a script have their values', () => {
  test.each([
    [
      `TOKEN=abc\ncurl -H "Authorization: Bearer $TOKEN" '${url}'`,
      [`curl GET https://a.example/events`, `token abc`],
    ],
    [
      `export TOKEN="abc"; BASE=https://a.example\ncurl -H "Authorization: Bearer \${TOKEN}" "$BASE/api/v4/endpoints/events?page[size]=5"`,
      [`curl GET https://a.example/events?page[size]=5`, `token abc`],
    ],
    [
      `BASE='https://a.example' && curl "\${BASE}/api/v4/endpoints/events"`,
      [`curl GET https://a.example/events`],
    ],
    [
      `set TOKEN=abc\r\ncurl -H "Authorization: Bearer %TOKEN%" "${url}"`,
      [`curl GET https://a.example/events`, `token abc`],
    ],
    [
      `$token = "abc"\ncurl.exe -H "Authorization: Bearer $token" '${url}'`,
      [`curl GET https://a.example/events`, `token abc`],
    ],
    [
      `URL='${url}'; curl $URL -d '{"filter":{"q":"jazz"},"page":{"size":5}}' -H 'content-type: application/json'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `curl "\${BASE:-https://a.example}/api/v4/endpoints/events"`,
      [`curl GET https://a.example/events`],
    ],
    [
      `SIZE=5; curl '${url}?page[size]='"$SIZE"`,
      [`curl GET https://a.example/events?page[size]=5`],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('what a word processor made of quotes and hyphens is read as these', () => {
  test.each([
    [
      `curl “${url}” -H “Authorization: Bearer abc”`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired typographic`],
    ],
    [
      `curl ‘${url}’ -H ‘Authorization: Bearer abc’ –data ‘{"filter":{"q":"jazz"},"page":{"size":5}}’`,
      [
        `curl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `token abc`,
        `+ repaired typographic`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `curl "${url}" –H "Authorization: Bearer abc" —data '{"filter":{"q":"jazz"},"page":{"size":5}}'`,
      [
        `curl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `token abc`,
        `+ repaired typographic`,
        `+ body-declared-otherwise application/x-www-form-urlencoded`,
      ],
    ],
    [
      `curl „${url}“ –header „Authorization: Bearer abc“`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired typographic`],
    ],
    [
      `curl '${url}' -d '{“filter”:{“q”:“jazz”}}' -H 'content-type: application/json'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"jazz"}}`, `+ repaired typographic`],
    ],
    [
      `curl '${url}' --json '{"filter":{"q":"„jazz“"}}'`,
      [`curl POST https://a.example/events`, `{"filter":{"q":"„jazz“"}}`],
    ],
    [`{“filter”: {“q”: “jazz”}}`, [`body POST ?cannot be sent`, `+ repaired typographic`]],
    // What one repair explains is not changed by another.
    [
      `curl '${url}' --json '{"q": "„it’s“",\n> "a": 1}'`,
      [`curl POST https://a.example/events`, `{"q":"„it’s“","a":1}`, `+ repaired prompts`],
    ],
    [
      `curl '${url}' --json '{&quot;q&quot;: &quot;„Fest“&quot;}'`,
      [`curl POST https://a.example/events`, `{"q":"„Fest“"}`, `+ repaired escapes`],
    ],
    [
      `curl '${url}' --json '{&quot;q&quot;: “Fest”}'`,
      [
        `curl POST https://a.example/events`,
        `{"q":"Fest"}`,
        `+ repaired typographic`,
        `+ repaired escapes`,
      ],
    ],
    [`\` ${url} \``, [`url GET https://a.example/events`]],
    [
      `curl −X POST '${url}' −−json '{"filter":{"q":"jazz"},"page":{"size":5}}'`,
      [
        `curl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `+ repaired typographic`,
      ],
    ],
    [
      `curl «${url}» -H "Accept: text/html"`,
      [
        `curl GET https://a.example/events`,
        `- Accept: text/html: header`,
        `+ repaired typographic`,
      ],
    ],
    [
      `curl -H 'Authorization: Bearer abc’ '${url}'`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired typographic`],
    ],
    [
      `curl '${url}' ‑H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired typographic`],
    ],
    [`curl '${url}?filter[q]=it’s'`, [`curl GET https://a.example/events?filter[q]=it’s`]],
    [`curl ’${url}’`, [`curl GET https://a.example/events`, `+ repaired typographic`]],
    [
      `curl ″${url}″ -H ″Authorization: Bearer abc″`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired typographic`],
    ],
    [`curl \`${url}\``, [`curl GET https://a.example/events`, `+ repaired typographic`]],
    [
      `curl -H “Authorization: Bearer abc” ${url}`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired typographic`],
    ],
    [`“${url}?sort=name”`, [`url GET https://a.example/events?sort=name`]],
    [
      `curl –request GET ‘${url}’ –header ‘Authorization: Bearer abc’`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired typographic`],
    ],
    [
      `curl –G ${url} –data-urlencode “filter[q]=jazz club”`,
      [`curl GET https://a.example/events?filter[q]=jazz club`, `+ repaired typographic`],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('escapes of HTML and JSON are decoded', () => {
  test.each([
    [
      `curl '${url}?page[size]=5&amp;page[number]=2'`,
      [`curl GET https://a.example/events?page[size]=5&page[number]=2`, `+ repaired escapes`],
    ],
    [
      `${url}?page[size]=5&amp;sort=name`,
      [`url GET https://a.example/events?sort=name&page[size]=5`, `+ repaired escapes`],
    ],
    [
      `curl &#39;${url}?sort=name&#39; -H &quot;Accept: text/html&quot;`,
      [
        `curl GET https://a.example/events?sort=name`,
        `- Accept: text/html: header`,
        `+ repaired escapes`,
      ],
    ],
    [`${url}?filter[q]=A%26amp%3BB`, [`url GET https://a.example/events?filter[q]=A&amp;B`]],
    [
      `${url}?filter[q]=R&amp;B`,
      [`url GET https://a.example/events?filter[q]=R`, `- B: bare`, `+ repaired escapes`],
    ],
    [
      `GET ${url}?a=1&amp;b=2`,
      [`http-file GET https://a.example/events?a=1&b=2`, `+ repaired escapes`],
    ],
    [`<a href="${url}?page[size]=5&amp;sort=name">x</a>`, [`problem not-understood`]],
    [
      `${url}?page[size]=5&#38;sort=name`,
      [`url GET https://a.example/events?sort=name&page[size]=5`, `+ repaired escapes`],
    ],
    [
      `${url}?page[size]=5&#x26;sort=name`,
      [`url GET https://a.example/events?sort=name&page[size]=5`, `+ repaired escapes`],
    ],
    [
      `curl '${url}' --json '{&quot;page&quot;:{&quot;size&quot;:5}}'`,
      [`curl POST https://a.example/events`, `{"page":{"size":5}}`, `+ repaired escapes`],
    ],
    [
      `{&quot;page&quot;:{&quot;size&quot;:5}}`,
      [`body POST ?cannot be sent`, `+ repaired escapes`],
    ],
    [
      `${url}?page%5Bsize%5D=5\\u0026sort=name`,
      [`url GET https://a.example/events?sort=name&page[size]=5`, `+ repaired escapes`],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('invisible characters are taken out of addresses and tokens', () => {
  test.each([
    [
      `\u200b${url}?sort=name`,
      [`url GET https://a.example/events?sort=name`, `+ repaired invisible`],
    ],
    [
      `${url}\u200b?sort=name`,
      [`url GET https://a.example/events?sort=name`, `+ repaired invisible`],
    ],
    [
      `https://api\u200b.example/api/v4/endpoints/ev\u2060ents`,
      [`url GET https://api.example/events`, `+ repaired invisible`],
    ],
    [`\u202a${url}\u202c`, [`url GET https://a.example/events`, `+ repaired invisible`]],
    [
      `curl -H 'Authorization: Bearer a\u200bbc\ufeff' '${url}'`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired invisible`],
    ],
    [
      `curl\u00a0'${url}'\u00a0-H\u00a0'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired blanks`],
    ],
    [
      `${url}?filter[q]=a\u200bb`,
      [`url GET https://a.example/events?filter[q]=ab`, `+ repaired invisible`],
    ],
    [
      `${url}?fil\u200bter[q]=a`,
      [`url GET https://a.example/events?filter[q]=a`, `+ repaired invisible`],
    ],
    [
      `${url}?include=image\u200b,location`,
      [`url GET https://a.example/events?include=image,location`, `+ repaired invisible`],
    ],
    [
      `${url}?token=a\u200bbc`,
      [`url GET https://a.example/events`, `token abc`, `+ repaired invisible`],
    ],
    [
      `https://a.example/api/v4/endpoints/ev\u00adents`,
      [`url GET https://a.example/events`, `+ repaired invisible`],
    ],
    [
      `https://a.example/api/v4/endpoints/%E2%80%8Bevents`,
      [`url GET https://a.example/\u200bevents`, `+ invisible-kept events`],
    ],
    [`{"filter":\u00a0{"q":"jazz"}}`, [`body POST ?cannot be sent`, `+ repaired blanks`]],
    [`{"filter":{"q":"a\u00a0b"}}`, [`body POST ?cannot be sent`]],
    [`{"fil\u200bter":{"q":"a"}}`, [`body POST ?cannot be sent`, `+ invisible-kept filter[q]`]],
    [
      `curl '${url}' \u200b\\\n -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired invisible`],
    ],
    [
      `curl '${url}' \\\u00a0\n -H 'Authorization: Bearer abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ line-joined 2`],
    ],
    [`GET\u00a0${url}`, [`http-file GET https://a.example/events`]],
    [
      `${url}?filter[q]=👨\u200d👩\u200d👧`,
      [`url GET https://a.example/events?filter[q]=👨\u200d👩\u200d👧`],
    ],
    [`${url}?page[size]=5\u00a0`, [`url GET https://a.example/events?page[size]=5`]],
    [
      `curl '${url}' -H 'Authorization:\u00a0Bearer\u00a0abc'`,
      [`curl GET https://a.example/events`, `token abc`, `+ repaired blanks`],
    ],
    [`\u2066curl '${url}'\u2069`, [`curl GET https://a.example/events`, `+ repaired invisible`]],
    [
      `${url}?filter[contentId][in][]=\u200b0cb0b4c3-0d6c-4b7c-9df0-0b8bb6b0a1f0`,
      [
        `url GET https://a.example/events?filter[contentId][in][]=0cb0b4c3-0d6c-4b7c-9df0-0b8bb6b0a1f0`,
        `+ repaired invisible`,
      ],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('brackets are read as cURL reads them', () => {
  test.each([
    [
      `curl '${url}?page\\[size\\]=5&filter\\[q\\]=a'`,
      [`curl GET https://a.example/events?filter[q]=a&page[size]=5`],
    ],
    [
      `curl ${url}\\?page\\[size\\]=5\\&sort=name`,
      [`curl GET https://a.example/events?sort=name&page[size]=5`],
    ],
    [
      `curl -g '${url}?page\\[size\\]=5'`,
      [`curl GET https://a.example/events?page\\[size\\]=5`, `- -g: not-needed`],
    ],
    [`curl "${url}?page\\[size\\]=5"`, [`curl GET https://a.example/events?page[size]=5`]],
    [
      `${url}?page\\[size\\]=5`,
      [`url GET https://a.example/events?page[size]=5`, `+ repaired escapes`],
    ],
    [`curl '${url}?filter\\[q\\]=\\{a\\}'`, [`curl GET https://a.example/events?filter[q]={a}`]],
    [
      `curl '${url}?page[number]=[1-3]'`,
      [
        `curl GET https://a.example/events?page[number]=1`,
        `- ${url}?page[number]=[1-3]: second-request`,
      ],
    ],
    [
      `curl '${url}?include={image,location}'`,
      [
        `curl GET https://a.example/events?include=image`,
        `- ${url}?include={image,location}: second-request`,
      ],
    ],
    [
      `curl 'https://a.example/api/v4/endpoints/{events,places}?sort=name'`,
      [
        `curl GET https://a.example/events?sort=name`,
        `- https://a.example/api/v4/endpoints/{events,places}?sort=name: second-request`,
      ],
    ],
    [`curl '${url}?page\\\\[size\\\\]=5'`, [`curl GET https://a.example/events?page\\[size\\]=5`]],
    [`curl "${url}?filter\\[q\\]=\\"a\\""`, [`curl GET https://a.example/events?filter[q]="a"`]],
    [`curl '${url}\\?sort=name'`, [`curl GET https://a.example/events\\?sort=name`]],
    [
      `${url}\\?page\\[size\\]\\=5\\&sort\\=name`,
      [`url GET https://a.example/events?sort=name&page[size]=5`, `+ repaired escapes`],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('a + in a date is told to be a space', () => {
  test.each([
    [
      `${url}?filter[schedule][in][min]=2026-11-28T00:00:00+02:00`,
      [
        `url GET https://a.example/events?filter[schedule][in][min]=2026-11-28T00:00:00 02:00`,
        `+ plus-in-date filter[schedule][in][min]`,
      ],
    ],
    [
      `${url}?filter[attribute][dct:modified][in][min]=2026-11-28T00:00:00.000+0200`,
      [
        `url GET https://a.example/events?filter[attribute][dct:modified][in][min]=2026-11-28T00:00:00.000 0200`,
        `+ plus-in-date filter[attribute][dct:modified][in][min]`,
      ],
    ],
    [`${url}?filter[q]=a+b`, [`url GET https://a.example/events?filter[q]=a b`]],
    [
      `curl -G '${url}' -d 'filter[schedule][in][min]=2026-11-28T10:00+01:00'`,
      [
        `curl GET https://a.example/events?filter[schedule][in][min]=2026-11-28T10:00 01:00`,
        `+ plus-in-date filter[schedule][in][min]`,
      ],
    ],
    [
      `curl -G '${url}' --data-urlencode 'filter[schedule][in][min]=2026-11-28T10:00+01:00'`,
      [`curl GET https://a.example/events?filter[schedule][in][min]=2026-11-28T10:00+01:00`],
    ],
    [
      `${url}?filter[x]=2026-11-28T00:00:00%2B02:00`,
      [`url GET https://a.example/events?filter[x]=2026-11-28T00:00:00+02:00`],
    ],
    [
      `${url}?filter[x]=2026-11-28+10:00`,
      [`url GET https://a.example/events?filter[x]=2026-11-28 10:00`],
    ],
    [`${url}?filter[tel]=+43 1 234`, [`url GET https://a.example/events?filter[tel]= 43 1 234`]],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})
