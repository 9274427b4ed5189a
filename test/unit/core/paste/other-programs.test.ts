import { describe, expect, test } from 'vitest'
import { tellPasted } from '../../../support/paste/tell-pasted.ts'

const url = 'https://a.example/api/v4/endpoints/events'

describe('HTTPie and xh', () => {
  test.each([
    [
      `http GET ${url} Authorization:"Bearer abc" 'filter[q]==jazz' 'page[size]==5'`,
      [`httpie GET https://a.example/events?filter[q]=jazz&page[size]=5`, `token abc`],
    ],
    [
      `https api.example/api/v4/endpoints/events sort==name`,
      [`httpie GET https://api.example/events?sort=name`],
    ],
    [
      `http POST ${url} 'filter[q]=jazz' 'page[size]:=5'`,
      [`httpie POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [`http ${url} q=x`, [`httpie POST https://a.example/events`, `{"q":"x"}`]],
    [
      `http --json POST ${url} filter:='{"q":"jazz"}'`,
      [`httpie POST https://a.example/events`, `{"filter":{"q":"jazz"}}`, `- --json: not-needed`],
    ],
    [`http -A bearer -a abc ${url}`, [`httpie GET https://a.example/events`, `token abc`]],
    [
      `http --auth-type=bearer --auth=abc ${url}`,
      [`httpie GET https://a.example/events`, `token abc`],
    ],
    [
      `echo '{"filter":{"q":"jazz"},"page":{"size":5}}' | http POST ${url}`,
      [`httpie POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `http --raw '{"filter":{"q":"jazz"},"page":{"size":5}}' POST ${url}`,
      [`httpie POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `http POST ${url} < body.json`,
      [`httpie POST https://a.example/events`, `{}`, `- < body.json: file`],
    ],
    [
      `http --form POST ${url} 'page[size]=5'`,
      [
        `httpie POST https://a.example/events`,
        `{"page":{"size":5}}`,
        `+ form-encoded-body`,
        `+ written-differently page[size]`,
      ],
    ],
    [`http :3000/api/v4/endpoints/events`, [`httpie GET http://localhost:3000/events`]],
    [
      `http -v --follow ${url} 'Accept:text/html' X-Api-Key:k`,
      [
        `httpie GET https://a.example/events`,
        `- Accept: text/html: header`,
        `- X-Api-Key: •••: header`,
        `- -v: not-needed`,
        `- --follow: not-needed`,
      ],
    ],
    [
      `http POST ${url} @body.json`,
      [`httpie POST https://a.example/events`, `{}`, `- @body.json: file`],
    ],
    [
      `http ${url} file@x.png`,
      [`httpie POST https://a.example/events`, `{}`, `- file@x.png: file`],
    ],
    [`xh ${url} sort==name`, [`httpie GET https://a.example/events?sort=name`]],
    [
      `http GET ${url} 'filter[q]==a=b' 'filter[x]==a\\:b'`,
      [`httpie GET https://a.example/events?filter[q]=a=b&filter[x]=a\\:b`],
    ],
    [`http PUT ${url} a=b`, [`problem other-method PUT`]],
    [
      `http --verify=no ${url}`,
      [`httpie GET https://a.example/events`, `- --verify no: certificate-check`],
    ],
    [
      `http POST ${url} filter[type][]=a filter[type][]=b page[size]:=5`,
      [`httpie POST https://a.example/events`, `{"filter":{"type":["a","b"]},"page":{"size":5}}`],
    ],
    [
      `$ http ${url} \\\n  'page[size]==5' \\\n  'Authorization:Bearer abc'`,
      [`httpie GET https://a.example/events?page[size]=5`, `token abc`],
    ],
    [
      `http -b ${url} page[size]==5 | jq .`,
      [
        `httpie GET https://a.example/events?page[size]=5`,
        `- -b: not-needed`,
        `- | jq .: other-command`,
      ],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('wget', () => {
  test.each([
    [
      `wget -qO- --header='Authorization: Bearer abc' '${url}?page[size]=5'`,
      [
        `wget GET https://a.example/events?page[size]=5`,
        `token abc`,
        `- -q: not-needed`,
        `- -O -: saves-file`,
      ],
    ],
    [`wget '${url}'`, [`wget GET https://a.example/events`]],
    [
      `wget --post-data='{"filter":{"q":"jazz"},"page":{"size":5}}' --header 'Content-Type: application/json' ${url} -O out.json`,
      [
        `wget POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `- -O out.json: saves-file`,
      ],
    ],
    [
      `wget --method=POST --body-data='{"filter":{"q":"jazz"},"page":{"size":5}}' --header='Content-Type: application/json' '${url}'`,
      [`wget POST https://a.example/events`, `{"filter":{"q":"jazz"},"page":{"size":5}}`],
    ],
    [
      `wget --post-file=body.json '${url}'`,
      [`wget POST https://a.example/events`, `{}`, `- --post-file body.json: file`],
    ],
    [
      `wget --no-check-certificate -q -O - "${url}" --user=a --password=b`,
      [
        `wget GET https://a.example/events`,
        `- --no-check-certificate: certificate-check`,
        `- -q: not-needed`,
        `- -O -: saves-file`,
        `- --user a: credentials`,
        `- --password •••: credentials`,
      ],
    ],
    [`wget -i urls.txt`, [`problem no-address`]],
    [
      `wget -O x.json "${url}&page[size]=5"`,
      [`wget GET https://a.example/events&page[size]=5`, `- -O x.json: saves-file`],
    ],
    [
      `wget --content-disposition --trust-server-names -c -t 3 -T 10 ${url}`,
      [
        `wget GET https://a.example/events`,
        `- --content-disposition: not-needed`,
        `- --trust-server-names: not-needed`,
        `- -c: not-needed`,
        `- -t 3: not-needed`,
        `- -T 10: not-needed`,
      ],
    ],
    [`$ wget -S ${url}`, [`wget GET https://a.example/events`, `- -S: not-needed`]],
    [`wget.exe "${url}" -O -`, [`wget GET https://a.example/events`, `- -O -: saves-file`]],
    [
      `wget -q ${url} ${url}?sort=name`,
      [
        `wget GET https://a.example/events`,
        `- -q: not-needed`,
        `- ${url}?sort=name: second-request`,
      ],
    ],
    [
      `wget --body-file=x --method POST ${url}`,
      [`wget POST https://a.example/events`, `{}`, `- --body-file x: file`],
    ],
    [
      `wget -U Mozilla -e robots=off ${url}`,
      [
        `wget GET https://a.example/events`,
        `- -U Mozilla: not-needed`,
        `- -e robots=off: not-needed`,
      ],
    ],
    [`wget -r -l1 ${url}`, [`wget GET https://a.example/events`, `- -r: option`, `- -l 1: option`]],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})
