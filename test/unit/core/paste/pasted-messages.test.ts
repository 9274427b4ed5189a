import { describe, expect, test } from 'vitest'
import { tellPasted } from '../../../support/tell-reading.ts'

const url = 'https://a.example/api/v4/endpoints/events'

describe('a Hurl file', () => {
  test.each([
    [
      `GET ${url}\nAuthorization: Bearer abc\n[Query]\nfilter[q]: jazz\npage[size]: 5\nHTTP 200\n[Asserts]\njsonpath "$.meta.total" > 1`,
      [
        `hurl GET https://a.example/events?filter[q]=jazz&page[size]=5`,
        `token abc`,
        `- HTTP 200\n[Asserts]\njsonpath "$.meta.total" > 1: response`,
      ],
    ],
    [
      `POST ${url}\nContent-Type: application/json\n{"filter":{"q":"jazz"},"page":{"size":5}}\nHTTP 200\n`,
      [
        `hurl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `- HTTP 200: response`,
      ],
    ],
    [
      `POST ${url}\nAuthorization: Bearer {{token}}\n{\n  "filter": {"q": "jazz"},\n  "page": {"size": 5}\n}\nHTTP *\n[Captures]\nid: jsonpath "$['@graph'][0]['@id']"\n\nGET ${url}/{{id}}\nHTTP 200`,
      [
        `hurl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `- HTTP *\n[Captures]\nid: jsonpath "$['@graph'][0]['@id']": response`,
        `- ${url}/{{id}}: second-request`,
        `+ token-placeholder`,
      ],
    ],
    [
      `GET ${url}\n[QueryStringParams]\nsort: name\n\nHTTP/1.1 200`,
      [`hurl GET https://a.example/events?sort=name`, `- HTTP/1.1 200: response`],
    ],
    [
      `GET ${url}\n[Options]\ninsecure: true\nvariable: host=x\n`,
      [`hurl GET https://a.example/events`, `- insecure: true: certificate-check`],
    ],
    [
      `POST ${url}\n[FormParams]\npage[size]: 5\nHTTP 200`,
      [
        `hurl POST https://a.example/events`,
        `{"page":{"size":5}}`,
        `- HTTP 200: response`,
        `+ form-encoded-body`,
        `+ written-differently page[size]`,
      ],
    ],
    [
      `POST ${url}\n\`\`\`json\n{"filter":{"q":"jazz"},"page":{"size":5}}\n\`\`\`\nHTTP 200`,
      [
        `hurl POST https://a.example/events`,
        `{"filter":{"q":"jazz"},"page":{"size":5}}`,
        `- HTTP 200: response`,
      ],
    ],
    [
      `POST ${url}\nfile,body.json;\n`,
      [`http-file POST https://a.example/events`, `{}`, `- file,body.json;: unread`],
    ],
    [
      `POST ${url}\nbase64,eyJwYWdlIjp7InNpemUiOjV9fQ==;\nHTTP 200`,
      [`hurl POST https://a.example/events`, `{"page":{"size":5}}`, `- HTTP 200: response`],
    ],
    [
      `GET ${url}\n[BasicAuth]\nbob: secret\nHTTP 200`,
      [`hurl GET https://a.example/events`, `- bob: •••: credentials`, `- HTTP 200: response`],
    ],
    [
      `GET ${url}\n[Cookies]\nsid: abc\nHTTP 200`,
      [`hurl GET https://a.example/events`, `- sid: •••: option`, `- HTTP 200: response`],
    ],
    [
      `# comment\nGET ${url} # c\n# other\nAccept: text/html\nHTTP 200\n\n# second\nGET ${url}?sort=name\nHTTP 200`,
      [
        `hurl GET https://a.example/events`,
        `- Accept: text/html: header`,
        `- HTTP 200: response`,
        `- ${url}?sort=name: second-request`,
      ],
    ],
    [
      `POST ${url}\n[MultipartFormData]\na: b\nHTTP 200`,
      [`hurl POST https://a.example/events`, `{}`, `- a: b: option`, `- HTTP 200: response`],
    ],
    [
      `GET ${url}\n[Query]\nfilter[q]: a \\# b\\u{20}c # comment\nHTTP 200`,
      [`hurl GET https://a.example/events?filter[q]=a # b c`, `- HTTP 200: response`],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})

describe('an HTTP message or .http file', () => {
  test.each([
    [
      `GET ${url} HTTP/1.1\nnonsense line\nAccept: text/html`,
      [
        `http-file GET https://a.example/events`,
        `- Accept: text/html: header`,
        `- nonsense line: unread`,
      ],
    ],
    [
      `POST ${url}\nContent-Type: application/json\n\n< ./body.json`,
      [`http-file POST https://a.example/events`, `{}`, `- < ./body.json: file`],
    ],
    [
      `POST ${url}\nContent-Type: application/json\n\n<@ ./body.json`,
      [`http-file POST https://a.example/events`, `{}`, `- <@ ./body.json: file`],
    ],
    [
      `GET ${url}\n    ?page[size]=5\n    &sort=name`,
      [`http-file GET https://a.example/events?sort=name&page[size]=5`],
    ],
    [
      `GET ${url}\nGET ${url}?sort=name`,
      [`http-file GET https://a.example/events`, `- GET ${url}?sort=name: second-request`],
    ],
    [
      `GET {{host}}/api/v4/endpoints/events\nAuthorization: Bearer {{token}}`,
      [`http-file GET ?/events`, `- {{host}}: base-address`, `+ token-placeholder`],
    ],
    [
      `@host=https://a.example\n@api = {{host}}/api/v4\n@token = abc\nGET {{api}}/endpoints/events\nAuthorization: Bearer {{token}}`,
      [`http-file GET https://a.example/events`, `token abc`],
    ],
    [
      `GET /api/v4/endpoints/events HTTP/1.1\r\nHost: api.example\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{}`,
      [
        `http-file GET https://api.example/events`,
        `- HTTP/1.1 200 OK\nContent-Type: application/json\n\n{}: response`,
      ],
    ],
    [
      `> GET /api/v4/endpoints/events HTTP/2\n> Host: api.example\n> authorization: Bearer abc\n> \n< HTTP/2 200`,
      [`http-file GET https://api.example/events`, `token abc`, `- HTTP/2 200: response`],
    ],
    [`GET ${url}\n\nsome text`, [`problem body-not-json [object Object]`]],
    [
      `POST ${url}\nContent-Type: application/x-www-form-urlencoded\n\npage[size]=5\n&sort=name`,
      [
        `http-file POST https://a.example/events`,
        `{"sort":"name","page":{"size":5}}`,
        `- Content-Type: application/x-www-form-urlencoded: not-needed`,
        `+ form-encoded-body`,
        `+ written-differently page[size]`,
        `+ written-differently sort`,
      ],
    ],
    [`get ${url}`, [`http-file GET https://a.example/events`]],
    [`QUERY ${url}\n\n{}`, [`problem other-method QUERY`]],
    [
      `:method: GET\n:authority: api.example\n:path: /api/v4/endpoints/events?sort=name\n:scheme: https`,
      [`http-file GET https://api.example/events?sort=name`],
    ],
    [
      `GET ${url}\nAuthorization: Bearer abc\n{"page":{"size":5}}`,
      [
        `http-file GET https://a.example/events?page[size]=5`,
        `token abc`,
        `+ body-of-get`,
        `+ written-differently page[size]`,
      ],
    ],
  ])('%j', (text, told) => {
    expect(tellPasted(text)).toEqual(told)
  })
})
