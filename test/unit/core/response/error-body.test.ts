import { expect, test } from 'vitest'
import { readErrorBody } from '#core/response/error-body.ts'

const said = (message: string, parameter: string | null = null, pointer: string | null = null) => [
  { message, parameter, pointer },
]

test.each([
  [
    'CORE: not authenticated',
    '{"errors":[{"source":{"pointer":"/api/v4/endpoints/x"},"detail":"invalid or missing authentication token"}]}',
    said('invalid or missing authentication token', null, '/api/v4/endpoints/x'),
  ],
  [
    'CORE: expired',
    '{"errors":[{"source":{"pointer":"/x"},"title":"Content is expired","detail":"is expired"}]}',
    said('Content is expired: is expired', null, '/x'),
  ],
  [
    'CORE: several bad values',
    '{"errors":[{"source":{"parameter":"page[size]"},"title":"Invalid Query Parameter","detail":"must be an integer"},{"source":{"parameter":"filter[foo]"},"detail":"is not allowed"}]}',
    [
      ...said('Invalid Query Parameter: must be an integer', 'page[size]'),
      ...said('is not allowed', 'filter[foo]'),
    ],
  ],
  ['CORE: title only', '{"errors":[{"title":"Invalid request"}]}', said('Invalid request')],
  ['CORE: error', '{"error":"No ids given!"}', said('No ids given!')],
  ['CORE: crash', '{"errors":["Internal Server Error"]}', said('Internal Server Error')],
  [
    'OAuth',
    '{"error":"invalid_token","error_description":"The token expired"}',
    said('The token expired'),
  ],
  [
    'problem+json',
    '{"type":"about:blank","title":"Forbidden","status":403,"detail":"Ask the owner","instance":"/x"}',
    said('Forbidden: Ask the owner', null, '/x'),
  ],
  [
    'problem+json with parameters',
    '{"title":"Bad","invalid-params":[{"name":"sort","reason":"unknown attribute"}]}',
    said('unknown attribute', 'sort'),
  ],
  ['message', '{"message":"Not Found","documentation":"…"}', said('Not Found')],
  ['error object', '{"error":{"code":"E1","message":"Wrong"}}', said('Wrong')],
  ['error object without words', '{"error":{"id":7},"message":"Wrong"}', said('Wrong')],
  [
    'several messages',
    '{"statusCode":400,"message":["Wrong size","Wrong page"],"error":"Bad Request"}',
    [...said('Wrong size'), ...said('Wrong page')],
  ],
  [
    'errors by field',
    '{"errors":{"page[size]":["must be filled","is odd"],"sort":"is unknown"}}',
    [
      ...said('must be filled', 'page[size]'),
      ...said('is odd', 'page[size]'),
      ...said('is unknown', 'sort'),
    ],
  ],
  ['a text as JSON', '"Not found"', said('Not found')],
  ['a list of texts', '["a","b"]', [...said('a'), ...said('b')]],
  [
    'HTML with a title',
    '<!doctype html><html><head><title>502 Bad&nbsp;Gateway</title></head><body><h1>x</h1>',
    said('502 Bad Gateway'),
  ],
  ['HTML with a heading', '<html><body><h1>Not Found</h1><p>x</p>', said('Not Found')],
  [
    'HTML without either',
    '<p>Down for <b>maintenance</b></p><p>x</p>',
    said('Down for maintenance'),
  ],
  ['plain text', 'upstream connect error\nreset', said('upstream connect error')],
  ['a byte order mark', '\ufeff{"error":"x"}', said('x')],
  ['nothing', ' \n', []],
  ['JSON that says nothing', '{"status":500}', []],
  ['numbers', '500', []],
  ['broken JSON', '{"errors":[{"detail":"Not f', []],
])('%s', (_, body, details) => {
  expect(readErrorBody(body)).toEqual(details)
})

test('a long message is cut, and a page of megabytes read in part', () => {
  expect(readErrorBody(`<p>${'x'.repeat(5_000_000)}`)[0]?.message).toHaveLength(500)
})
