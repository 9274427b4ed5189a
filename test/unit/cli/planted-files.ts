import type { Planted } from './planted.ts'

export interface PlantedFile {
  name: string
  text: string
}

/** Writes the requests as one program keeps them. The token is one that has to be dropped. */
type Write = (planted: readonly Planted[], baseUrl: string, token: string) => PlantedFile[]

const encoded = (target: string): string => {
  const [path = '', query] = target.split('?')
  if (query === undefined) return path
  return `${path}?${query
    .split('&')
    .map((pair) => pair.split('=').map(encodeURIComponent).join('='))
    .join('&')}`
}
const pathOf = ({ target }: Planted) => `/api/v4/endpoints/${encoded(target)}`
const endpointOf = ({ target }: Planted) => `/api/v4/endpoints/${target.split('?')[0] ?? ''}`
const pairsOf = ({ target }: Planted) =>
  (target.split('?')[1] ?? '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    })
const json = (value: object): string => JSON.stringify(value, null, 1)
const one = (name: string, text: string): PlantedFile[] => [{ name, text }]
const padded = (at: number): string => String(at + 1).padStart(2, '0')

const asHttp: Write = (planted, _, token) =>
  one(
    'all.http',
    planted
      .map((request, at) =>
        request.body
          ? `### ${at + 1}\nPOST ${endpointOf(request)}\nAuthorization: Bearer ${token}\nContent-Type: application/json\n\n${json(request.body)}\n`
          : `### ${at + 1}\nGET ${pathOf(request)}\nAuthorization: Bearer ${token}\n`,
      )
      .join('\n'),
  )

const asCurl = (request: Planted, baseUrl: string, token: string): string =>
  request.body
    ? `curl '${baseUrl}${endpointOf(request)}' -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' -d '${JSON.stringify(request.body)}'`
    : `curl -g '${baseUrl}${pathOf(request)}' -H 'Authorization: Bearer ${token}'`

const asPostman: Write = (planted, baseUrl, token) =>
  one(
    'all.postman_collection.json',
    json({
      info: {
        name: 'All',
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      auth: { type: 'bearer', bearer: [{ key: 'token', value: token, type: 'string' }] },
      item: planted.map((request, at) => ({
        name: String(at + 1),
        request: request.body
          ? {
              method: 'POST',
              header: [{ key: 'Content-Type', value: 'application/json' }],
              url: { raw: `${baseUrl}${endpointOf(request)}` },
              body: { mode: 'raw', raw: JSON.stringify(request.body) },
            }
          : { method: 'GET', header: [], url: { raw: `${baseUrl}${pathOf(request)}` } },
      })),
    }),
  )

const asHar: Write = (planted, baseUrl, token) =>
  one(
    'all.har',
    json({
      log: {
        version: '1.2',
        creator: { name: 'test', version: '1' },
        entries: planted.map((request) => ({
          request: {
            method: request.body ? 'POST' : 'GET',
            url: `${baseUrl}${request.body ? endpointOf(request) : pathOf(request)}`,
            httpVersion: 'HTTP/1.1',
            headers: [
              { name: 'Authorization', value: `Bearer ${token}` },
              ...(request.body ? [{ name: 'Content-Type', value: 'application/json' }] : []),
            ],
            queryString: [],
            cookies: [],
            ...(request.body && {
              postData: { mimeType: 'application/json', text: JSON.stringify(request.body) },
            }),
          },
          response: { status: 200, headers: [], content: {} },
        })),
      },
    }),
  )

const asHoppscotch: Write = (planted, baseUrl, token) =>
  one(
    'all.hoppscotch.json',
    json({
      v: 6,
      name: 'All',
      folders: [],
      requests: planted.map((request, at) => ({
        v: '9',
        name: String(at + 1),
        method: request.body ? 'POST' : 'GET',
        endpoint: `${baseUrl}${endpointOf(request)}`,
        params: request.body
          ? []
          : pairsOf(request).map(([key, value]) => ({ key, value, active: true })),
        headers: [],
        auth: { authType: 'inherit', authActive: true },
        body: request.body
          ? { contentType: 'application/json', body: JSON.stringify(request.body) }
          : { contentType: null, body: null },
      })),
      auth: { authType: 'bearer', authActive: true, token },
      headers: [],
    }),
  )

const asInsomnia: Write = (planted, baseUrl, token) =>
  one(
    'all.insomnia.json',
    json({
      _type: 'export',
      __export_format: 4,
      resources: [
        { _id: 'wrk', _type: 'workspace', parentId: null, name: 'All' },
        ...planted.map((request, at) => ({
          _id: `req_${at}`,
          _type: 'request',
          parentId: 'wrk',
          name: String(at + 1),
          method: request.body ? 'POST' : 'GET',
          url: `${baseUrl}${endpointOf(request)}`,
          parameters: request.body
            ? []
            : pairsOf(request).map(([name, value]) => ({ name, value })),
          headers: request.body ? [{ name: 'Content-Type', value: 'application/json' }] : [],
          authentication: { type: 'bearer', token },
          body: request.body
            ? { mimeType: 'application/json', text: JSON.stringify(request.body) }
            : {},
        })),
      ],
    }),
  )

const asBruno: Write = (planted, baseUrl, token) => [
  { name: 'all/bruno.json', text: json({ version: '1', name: 'All', type: 'collection' }) },
  ...planted.map((request, at) => {
    const method = request.body ? 'post' : 'get'
    const url = `${baseUrl}${request.body ? endpointOf(request) : pathOf(request)}`
    const body = request.body ? `body:json {\n  ${JSON.stringify(request.body)}\n}\n` : ''
    return {
      name: `all/${padded(at)}.bru`,
      text: `meta {\n  name: ${padded(at)}\n  type: http\n  seq: ${at + 1}\n}\n\n${method} {\n  url: ${url}\n  body: ${request.body ? 'json' : 'none'}\n  auth: bearer\n}\n\nauth:bearer {\n  token: ${token}\n}\n\n${body}`,
    }
  }),
]

const asOpenApi: Write = (planted, baseUrl) =>
  planted.map((request, at) => ({
    name: `all/${padded(at)}.json`,
    text: json({
      openapi: '3.1.0',
      info: { title: padded(at), version: '1' },
      servers: [{ url: baseUrl }],
      paths: {
        [endpointOf(request)]: request.body
          ? {
              post: {
                summary: padded(at),
                requestBody: { content: { 'application/json': { example: request.body } } },
              },
            }
          : {
              get: {
                summary: padded(at),
                parameters: pairsOf(request).map(([name, value]) => ({
                  name,
                  in: 'query',
                  example: value,
                  schema: { type: 'string' },
                })),
              },
            },
      },
    }),
  }))

/** Of a body nothing stands in these. */
const withoutBody = (planted: readonly Planted[]) =>
  planted.map(({ target, told }): Planted => ({ target, told }))

/** What Import reads, and the two kinds of lines that only the command line reads. */
export const formats: Readonly<Record<string, Write>> = {
  'HTTP file': asHttp,
  'cURL commands in a script': (planted, baseUrl, token) =>
    one(
      'all.sh',
      `#!/bin/sh\nset -e\n${planted.map((request) => `${asCurl(request, baseUrl, token)}\n`).join('')}`,
    ),
  'a cURL command in each file': (planted, baseUrl, token) =>
    planted.map((request, at) => ({
      name: `all/${padded(at)}.sh`,
      text: `#!/bin/sh\n${asCurl(request, baseUrl, token)}\n`,
    })),
  'cURL in Markdown': (planted, baseUrl, token) =>
    one(
      'all.md',
      planted.map((request) => `\`\`\`sh\n${asCurl(request, baseUrl, token)}\n\`\`\`\n`).join('\n'),
    ),
  Postman: asPostman,
  HAR: asHar,
  Hoppscotch: asHoppscotch,
  Insomnia: asInsomnia,
  Bruno: asBruno,
  OpenAPI: asOpenApi,
  'lines of addresses': (planted, baseUrl) =>
    one(
      'all.txt',
      withoutBody(planted)
        .map((request) => `${baseUrl}${pathOf(request)}\n`)
        .join(''),
    ),
  'an access log': (planted) =>
    one(
      'access.log',
      withoutBody(planted)
        .map(
          (request) =>
            `10.0.0.1 - - [23/Nov/2026:10:00:00 +0100] "GET ${pathOf(request)} HTTP/1.1" 200 512\n`,
        )
        .join(''),
    ),
}
