/** What files of other clients carry beside the request itself: each member is read, or named with its reason. */
import { describe, expect, test } from 'vitest'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { renderDateScript } from '#core/snippet/date-variables.ts'

const url = 'https://content.example/api/v4/endpoints/events'

/** The target of each request, what is left out of it and of its file, and the tokens. */
function tell(files: Readonly<Record<string, unknown>>): string[] {
  const read = readImportFiles(
    Object.entries(files).map(([path, content]) => ({
      path,
      text: typeof content === 'string' ? content : JSON.stringify(content),
    })),
    () => presets.documented,
  )
  if (read.kind === 'problem') return [`problem ${read.problem.kind}`]
  return [
    ...read.requests.flatMap(({ form, note, leftOut }) => {
      const planned = planRequest(resolveForm(form, '2026-11-22'), presets.documented)
      const target = planned.ok ? decodeURIComponent(renderTarget(planned.value)) : '?'
      return [
        target.replace('/api/v4/endpoints/', ''),
        ...(note === '' ? [] : [`  note ${note.replaceAll('\n', '|')}`]),
        ...leftOut.map(({ what, reason }) => `  ${what}: ${reason}`),
      ]
    }),
    ...read.leftOut.map(({ name, folderPath, reason }) => {
      const at = [...folderPath, name].join('/')
      return reason.kind === 'member'
        ? `- ${at}: ${reason.what}: ${reason.reason}`
        : `- ${at}: ${reason.kind}`
    }),
    ...read.tokens.map(({ token }) => `token ${token}`),
  ]
}

/** A script of the app that sets `day1` by `set`, and what somebody added. */
const datedScript = (set: string, added: string): string =>
  [
    ...renderDateScript([{ amount: 0, unit: 'day', day: '2026-11-22', placeholder: 'x' }], set),
    added,
  ].join('\n')

type Row = [name: string, content: Record<string, unknown>, told: string[]]

describe('Postman', () => {
  const collection = (
    item: Record<string, unknown> & { request?: object },
    more: Record<string, unknown> = {},
  ) => ({
    info: { name: 'All', schema: '…/v2.1.0/collection.json' },
    item: [{ name: 'One', ...item, request: { method: 'GET', url, ...(item.request ?? {}) } }],
    ...more,
  })
  test.each<Row>([
    ['nothing else', collection({ id: '1', response: [] }), ['events']],
    [
      'tests',
      collection({
        event: [{ listen: 'test', script: { exec: ['pm.test("is 200", () => {', '})'] } }],
      }),
      ['events', '  event.test: pm.test("is 200", () => {: response'],
    ],
    [
      'a script before it',
      collection({ event: [{ listen: 'prerequest', script: { exec: 'pm.x()' } }] }),
      ['events', '  pm.x(): script'],
    ],
    [
      'a script that sets a date of the app, and more',
      collection({
        event: [
          { listen: 'prerequest', script: { exec: datedScript('pm.variables.set', 'pm.x()') } },
        ],
      }),
      ['events', '  pm.x(): script'],
    ],
    [
      'a script that sets a date of the app',
      collection({
        event: [{ listen: 'prerequest', script: { exec: datedScript('pm.variables.set', '') } }],
      }),
      ['events'],
    ],
    [
      'tests and descriptions of the collection and of a folder',
      {
        ...collection({}),
        info: { name: 'All', description: 'Ours' },
        event: [{ listen: 'test', script: { exec: ['pm.test()'] } }],
        item: [
          {
            name: 'F',
            description: 'Theirs',
            event: [
              { listen: 'test', script: { exec: ['pm.test()'] } },
              { listen: 'prerequest', script: { exec: ['pm.x()'] } },
            ],
            item: [{ name: 'One', request: url }],
          },
        ],
      },
      [
        'events',
        '- All: event.test: response',
        '- All: info.description: description',
        '- F: script',
        '- F: event.test: response',
        '- F: description: description',
      ],
    ],
    [
      'saved responses',
      collection({
        response: [
          { name: 'OK', code: 200, header: [{ key: 'Set-Cookie', value: 'secret' }] },
          { name: 'None' },
        ],
      }),
      ['events', '  response: OK, None: response'],
    ],
    [
      'settings',
      collection({ protocolProfileBehavior: { strictSSL: false, followRedirects: false } }),
      [
        'events',
        '  protocolProfileBehavior.strictSSL: false: certificate-check',
        '  protocolProfileBehavior.followRedirects: false: option',
      ],
    ],
    [
      'settings that change nothing',
      collection({ protocolProfileBehavior: { strictSSL: true, followRedirects: true } }),
      ['events'],
    ],
    [
      'settings of the collection',
      collection({}, { protocolProfileBehavior: { maxRedirects: 3 } }),
      ['events', '- All: protocolProfileBehavior.maxRedirects: option'],
    ],
    [
      'a proxy and a certificate',
      collection({
        request: {
          proxy: { match: '*', host: 'proxy.example', port: 8080 },
          certificate: { name: 'C', key: { src: '/a' }, passphrase: 'secret' },
        },
      }),
      [
        'events',
        '  request.proxy: match, host, port: option',
        '  request.certificate: name, key, passphrase: option',
      ],
    ],
    [
      'members that are switched off',
      collection({
        request: {
          header: [{ key: 'X-A', value: 'b', disabled: true }],
          url: {
            host: ['https://content.example'],
            path: ['api', 'v4', 'endpoints', 'events'],
            query: [
              { key: 'page[size]', value: '5', disabled: true },
              { key: 'filter[q]', value: 'a', description: 'What to look for' },
            ],
            hash: 'top',
          },
        },
      }),
      [
        'events?filter[q]=a',
        '  #top: fragment',
        '  request.url.query: page[size]: 5: switched-off',
        '  request.url.query.description: What to look for: description',
        '  request.header: X-A: b: switched-off',
      ],
    ],
    [
      'a token that is switched off',
      collection({
        request: { header: [{ key: 'Authorization', value: 'Bearer secret', disabled: true }] },
      }),
      ['events', '  request.header: Authorization: •••: switched-off'],
    ],
    [
      'a member of a later version',
      collection({ request: { novelty: 'x' } }),
      ['events', '  request.novelty: x: unread'],
    ],
    [
      'the token of the folder',
      collection(
        {},
        { auth: { type: 'bearer', bearer: [{ key: 'token', value: 'folder-token-1' }] } },
      ),
      ['events', 'token folder-token-1'],
    ],
  ])('%s', (_, content, told) => {
    expect(tell({ 'a.json': content })).toEqual(told)
  })
})

describe('Bruno as JSON', () => {
  const request = { method: 'GET', url, headers: [], params: [], body: { mode: 'none' } }
  const collection = (
    item: Record<string, unknown> & { request?: object },
    more: Record<string, unknown> = {},
  ) => ({
    name: 'All',
    version: '1',
    items: [
      {
        type: 'http-request',
        name: 'One',
        seq: 1,
        ...item,
        request: { ...request, ...(item.request ?? {}) },
      },
    ],
    ...more,
  })
  test.each<Row>([
    [
      'what an export has without any of it',
      collection(
        {
          uid: 'a',
          filename: 'One.bru',
          settings: { encodeUrl: true, timeout: 0, followRedirects: true, maxRedirects: 5 },
          request: {
            auth: { mode: 'none' },
            script: {},
            vars: { req: [], res: [] },
            assertions: [],
            tests: '',
            body: { mode: 'none', formUrlEncoded: [], multipartForm: [], graphql: { query: '' } },
          },
        },
        {
          brunoConfig: {
            version: '1',
            type: 'collection',
            ignore: ['node_modules'],
            proxy: { enabled: false, protocol: 'http', port: null },
            clientCertificates: { enabled: true, certs: [] },
          },
        },
      ),
      ['events'],
    ],
    [
      'assertions, tests, captured variables, a script after it',
      collection({
        request: {
          assertions: [{ name: 'res.status', value: 'eq 200', enabled: true }],
          tests: 'test("a", () => {\n})',
          vars: { req: [], res: [{ name: 'id', value: 'res.body.id', enabled: true }] },
          script: { req: 'before()', res: 'after()' },
          hooks: 'hook()',
        },
      }),
      [
        'events',
        '  before(): script',
        '  request.assertions: res.status: response',
        '  request.tests: test("a", () => {: response',
        '  request.vars.res: id: response',
        '  request.script.res: after(): response',
        '  hook(): script',
      ],
    ],
    [
      'settings, tags and saved responses',
      collection({
        tags: ['smoke'],
        settings: { timeout: 5000, followRedirects: false },
        examples: [{ name: 'OK', response: { status: '200' } }],
      }),
      [
        'events',
        '  tags: smoke: description',
        '  settings.timeout: 5000: option',
        '  settings.followRedirects: false: option',
        '  examples: OK: response',
      ],
    ],
    [
      'members that are switched off, and a body that is not sent',
      collection({
        request: {
          headers: [{ name: 'X-A', value: 'b', enabled: false }],
          params: [{ name: 'page[size]', value: '5', type: 'query', enabled: false }],
          body: { mode: 'none', json: '{"page":{"size":5}}' },
        },
      }),
      [
        'events',
        '  request.headers: X-A: b: switched-off',
        '  request.params: page[size]: 5: switched-off',
        '  request.body.json: {"page":{"size":5}}: switched-off',
      ],
    ],
    [
      'a parameter of the path',
      collection({
        request: {
          url: url.replace('events', ':name'),
          params: [{ name: 'name', value: 'places', type: 'path', enabled: true }],
        },
      }),
      ['places'],
    ],
    [
      'headers, token and variables of its folders',
      {
        name: 'All',
        items: [
          {
            type: 'folder',
            name: 'F',
            items: [
              {
                type: 'http-request',
                name: 'One',
                request: {
                  ...request,
                  url: 'https://content.example/api/v4/endpoints/{{where}}',
                  auth: { mode: 'inherit' },
                },
              },
            ],
            root: {
              request: {
                headers: [{ name: 'X-Own', value: 'folder', enabled: true }],
                vars: { req: [{ name: 'where', value: 'places', enabled: true }] },
                tests: 'test()',
              },
              docs: 'About it',
            },
          },
        ],
        root: {
          request: {
            headers: [
              { name: 'X-Own', value: 'collection', enabled: true },
              { name: 'X-All', value: 'c', enabled: true },
            ],
            auth: { mode: 'bearer', bearer: { token: 'folder-token-1' } },
            script: { res: 'after()' },
          },
          docs: 'About all',
        },
      },
      [
        'places',
        '  X-All: c: header',
        '  X-Own: folder: header',
        '- All: root.request.script.res: response',
        '- All: root.docs: description',
        '- F: root.request.tests: response',
        '- F: root.docs: description',
        'token folder-token-1',
      ],
    ],
    [
      'a proxy and certificates',
      collection(
        {},
        {
          brunoConfig: {
            proxy: { enabled: true, hostname: 'proxy.example' },
            clientCertificates: { enabled: true, certs: [{ domain: 'a', passphrase: 'secret' }] },
          },
        },
      ),
      [
        'events',
        '- All: brunoConfig.proxy: option',
        '- All: brunoConfig.clientCertificates.certs: option',
      ],
    ],
    [
      'several environments of which none is active',
      collection(
        { request: { url: '{{host}}/api/v4/endpoints/events' } },
        {
          environments: [
            { name: 'a', variables: [{ name: 'host', value: 'https://a.example' }] },
            { name: 'b', variables: [{ name: 'host', value: 'https://b.example' }] },
          ],
        },
      ),
      ['events', '  {{host}}: base-address', '- a: one-of-several', '- b: one-of-several'],
    ],
  ])('%s', (_, content, told) => {
    expect(tell({ 'a.json': content })).toEqual(told)
  })
})

describe('Bruno in the Bru language', () => {
  const file = (more: string, request = `  url: ${url}`) =>
    `meta {\n  name: One\n  type: http\n  seq: 1\n}\n\nget {\n${request}\n  body: none\n  auth: inherit\n}\n\n${more}`
  test.each<Row>([
    ['nothing else', { 'One.bru': file('') }, ['events']],
    [
      'the default settings, and tags',
      {
        'One.bru':
          'meta {\n  name: One\n  type: http\n  tags: [\n    smoke\n  ]\n}\n\nget {\n' +
          `  url: ${url}\n}\n\nsettings {\n  encodeUrl: true\n  timeout: 0\n}\n`,
      },
      ['events', '  meta.tags: [: description'],
    ],
    [
      'assertions, tests, captured variables, scripts',
      {
        'One.bru': file(
          'assert {\n  res.status: eq 200\n  ~res.body: isDefined\n}\n\nvars:post-response {\n  id: res.body.id\n}\n\n' +
            'script:post-response {\n  after()\n}\n\ntests {\n  test("a", () => {\n  })\n}\n\nscript:hooks {\n  hook()\n}\n',
        ),
      },
      [
        'events',
        '  assert: res.status, res.body: response',
        '  vars:post-response: id: response',
        '  script:post-response: after(): response',
        '  tests: test("a", () => {: response',
        '  hook(): script',
      ],
    ],
    [
      'settings and a saved response',
      {
        'One.bru': file(
          'settings {\n  encodeUrl: true\n  timeout: 5000\n  followRedirects: false\n}\n\nexample {\n  name: OK\n  response: {\n    status: {\n      code: 200\n    }\n  }\n}\n',
        ),
      },
      [
        'events',
        '  settings.timeout: 5000: option',
        '  settings.followRedirects: false: option',
        '  example: name: OK: response',
      ],
    ],
    [
      'members that are switched off, and a body that is not sent',
      {
        'One.bru': file(
          'params:query {\n  ~page[size]: 5\n}\n\nheaders {\n  ~X-A: b\n}\n\nbody:json {\n  {"page":{"size":5}}\n}\n',
        ),
      },
      [
        'events',
        '  params:query: page[size]: 5: switched-off',
        '  headers: X-A: b: switched-off',
        '  body:json: {"page":{"size":5}}: switched-off',
      ],
    ],
    [
      'what a folder passes on, and what it has beside it',
      {
        'c/bruno.json': {
          version: '1',
          name: 'All',
          type: 'collection',
          proxy: { enabled: true, hostname: 'proxy.example' },
        },
        'c/collection.bru':
          'headers {\n  X-All: c\n}\n\nauth {\n  mode: bearer\n}\n\nauth:bearer {\n  token: folder-token-1\n}\n\ntests {\n  test()\n}\n\ndocs {\n  About all\n}\n',
        'c/environments/live.bru':
          'vars {\n  where: places\n}\nvars:secret [\n  token\n]\ncolor: #ff0000\n',
        'c/One.bru': file('', '  url: https://content.example/api/v4/endpoints/{{where}}'),
      },
      [
        'places',
        '  X-All: c: header',
        '- c/collection.bru: tests: response',
        '- c/collection.bru: docs: description',
        '- c/bruno.json: proxy: option',
        'token folder-token-1',
      ],
    ],
  ])('%s', (_, files, told) => {
    expect(tell(files)).toEqual(told)
  })
})

describe('OpenCollection', () => {
  const file = (more: string, http = '') =>
    `info:\n  name: One\n  type: http\n  seq: 1\nhttp:\n  method: GET\n  url: ${url}\n${http}${more}`
  test.each<Row>([
    [
      'the default settings',
      {
        'One.yml': file(
          'settings:\n  encodeUrl: true\n  timeout: 0\n  followRedirects: true\n  maxRedirects: 5\n',
        ),
      },
      ['events'],
    ],
    [
      'scripts, assertions, actions',
      {
        'One.yml': file(
          'runtime:\n  scripts:\n    - {type: before-request, code: before()}\n    - {type: after-response, code: after()}\n    - {type: tests, code: test()}\n    - {type: hooks, code: hook()}\n' +
            '  assertions:\n    - {expression: res.status, operator: eq, value: "200"}\n    - {expression: res.body, operator: isDefined, disabled: true}\n' +
            '  actions:\n    - {type: set-variable, phase: after-response, selector: {expression: res.body.id, method: jsonq}, variable: {name: id, scope: runtime}}\n',
        ),
      },
      [
        'events',
        '  before(): script',
        '  after-response: after(): response',
        '  tests: test(): response',
        '  runtime.assertions: res.status, res.body: response',
        '  runtime.actions: set-variable: response',
      ],
    ],
    [
      'settings, tags, examples',
      {
        'One.yml': `info:\n  name: One\n  type: http\n  description: What it is\n  tags: [smoke]\nhttp:\n  method: GET\n  url: ${url}\nsettings:\n  timeout: 5000\n  followRedirects: false\n  maxRedirects: inherit\nexamples:\n  - {name: OK, response: {status: 200}}\ndocs: How to use it\n`,
      },
      [
        'events',
        '  note What it is|How to use it',
        '  info.tags: smoke: description',
        '  settings.timeout: 5000: option',
        '  settings.followRedirects: false: option',
        '  examples: OK: response',
      ],
    ],
    [
      'members that are switched off',
      {
        'One.yml': file(
          '',
          '  headers:\n    - {name: X-A, value: b, disabled: true}\n  params:\n    - {name: "page[size]", value: 5, type: query, disabled: true}\n',
        ),
      },
      [
        'events',
        '  http.headers: X-A: b: switched-off',
        '  http.params: page[size]: 5: switched-off',
      ],
    ],
    [
      'variants of a value and of the body',
      {
        'One.yml': `info: {name: One, type: http}\nhttp:\n  method: POST\n  url: https://content.example/api/v4/endpoints/{{where}}\n  body:\n    - {title: None, body: {type: json, data: "{}"}}\n    - {title: Five, selected: true, body: {type: json, data: '{"page":{"size":5}}'}}\nruntime:\n  variables:\n    - name: where\n      value:\n        - {title: a, value: events}\n        - {title: b, selected: true, value: {type: string, data: places}}\n`,
      },
      ['places', '  http.body: None: switched-off'],
    ],
    [
      'what a collection and a folder have beside what they pass on',
      {
        'c/opencollection.yml':
          'opencollection: 1.0.0\ninfo: {name: All, version: "2"}\nconfig:\n  proxy: {inherit: true}\n  clientCertificates:\n    - {domain: a, type: pem, certificateFilePath: a.pem, privateKeyFilePath: a.key, passphrase: secret}\n' +
          'request:\n  auth: {type: bearer, token: folder-token-1}\n  scripts:\n    - {type: before-request, code: before()}\n  settings: {timeout: 5000}\ndocs: About all\nextensions: {bruno: {ignore: [node_modules]}}\n',
        'c/environments/live.yml':
          'name: live\nextends: base\nvariables:\n  - {name: where, value: places}\n  - {secret: true, name: token}\n',
        'c/F/folder.yaml':
          'info: {name: F, type: folder}\nrequest:\n  headers:\n    - {name: X-F, value: f}\ndocs: About it\n',
        'c/F/One.yml':
          'info: {name: One, type: http}\nhttp: {method: GET, url: "https://content.example/api/v4/endpoints/{{where}}"}\n',
      },
      [
        'places',
        '  X-F: f: header',
        '- c/opencollection.yml: info.version: description',
        '- c/opencollection.yml: config.proxy: option',
        '- c/opencollection.yml: config.clientCertificates: option',
        '- c/opencollection.yml: script',
        '- c/opencollection.yml: request.settings: option',
        '- c/opencollection.yml: docs: description',
        '- c/environments/live.yml: extends: unread',
        '- c/F/folder.yaml: docs: description',
        'token folder-token-1',
      ],
    ],
  ])('%s', (_, files, told) => {
    expect(tell(files)).toEqual(told)
  })
})

describe('Insomnia', () => {
  const four = (request: Record<string, unknown>, ...others: unknown[]) => ({
    'a.json': {
      _type: 'export',
      __export_format: 4,
      resources: [
        { _type: 'workspace', _id: 'w', name: 'All', scope: 'collection', description: '' },
        { _type: 'cookie_jar', _id: 'j', parentId: 'w', name: 'Default Jar', cookies: [] },
        { _type: 'request', _id: 'r', parentId: 'w', name: 'One', method: 'GET', url, ...request },
        ...others,
      ],
    },
  })
  const five = (request: string, root = '') => ({
    'a.yaml': `type: collection.insomnia.rest/5.0\nschema_version: "5.1"\nname: All\nmeta: {id: wrk_1, created: 1, modified: 2, description: ""}\ncollection:\n  - url: ${url}\n    name: One\n    meta: {id: req_1, created: 1, modified: 2, isPrivate: false, sortKey: -1}\n    method: GET\n${request}cookieJar:\n  name: Default Jar\n  meta: {id: jar_1}\n${root}`,
  })
  const defaults = {
    settingStoreCookies: true,
    settingSendCookies: true,
    settingDisableRenderRequestBody: false,
    settingEncodeUrl: true,
    settingRebuildPath: true,
    settingFollowRedirects: 'global',
    isPrivate: false,
    metaSortKey: -1,
  }
  test.each<Row>([
    ['the default settings', four({ ...defaults, body: {}, authentication: {} }), ['events']],
    [
      'the default settings in version 5',
      five(
        '    settings:\n      renderRequestBody: true\n      encodeUrl: true\n      followRedirects: global\n      cookies: {send: true, store: true}\n      rebuildPath: true\n',
      ),
      ['events'],
    ],
    [
      'scripts and settings',
      four({
        ...defaults,
        preRequestScript: 'before()',
        afterResponseScript: 'after()',
        settingFollowRedirects: 'off',
        settingSendCookies: false,
      }),
      [
        'events',
        '  settingSendCookies: false: header',
        '  settingFollowRedirects: off: option',
        '  before(): script',
        '  afterResponseScript: after(): response',
      ],
    ],
    [
      'a script with a secret',
      four({ ...defaults, preRequestScript: 'add("Authorization", "Bearer script-token-1")' }),
      ['events', '  add("Authorization", "Bearer •••"): script'],
    ],
    [
      'scripts and settings in version 5',
      five(
        '    scripts:\n      preRequest: before()\n      afterResponse: after()\n    settings:\n      followRedirects: "off"\n      cookies: {send: false, store: true}\n',
      ),
      [
        'events',
        '  before(): script',
        '  scripts.afterResponse: after(): response',
        '  settings.followRedirects: off: option',
        '  settings.cookies.send: false: header',
      ],
    ],
    [
      'members that are switched off, and a parameter of the path',
      four({
        url: url.replace('events', ':name'),
        pathParameters: [{ name: 'name', value: 'places' }],
        parameters: [{ name: 'page[size]', value: '5', disabled: true }],
        headers: [{ name: 'X-A', value: 'b', disabled: true, description: 'Why' }],
      }),
      ['places', '  parameters: page[size]: 5: switched-off', '  headers: X-A: b: switched-off'],
    ],
    [
      'headers and token of its folders',
      four(
        { parentId: 'f', authentication: {} },
        {
          _type: 'request_group',
          _id: 'f',
          parentId: 'w',
          name: 'F',
          description: 'About it',
          authentication: { type: 'bearer', token: 'folder-token-1', prefix: 'Bearer' },
          headers: [{ name: 'X-F', value: 'f' }],
          afterResponseScript: 'after()',
        },
      ),
      [
        'events',
        '  X-F: f: header',
        '- F: description: description',
        '- F: afterResponseScript: response',
        'token folder-token-1',
      ],
    ],
    [
      'no token, although its folder has one',
      four(
        { parentId: 'f', authentication: { type: 'none' } },
        {
          _type: 'request_group',
          _id: 'f',
          parentId: 'w',
          name: 'F',
          authentication: { type: 'bearer', token: 'folder-token-1' },
        },
      ),
      ['events'],
    ],
    [
      'a token with another prefix',
      four({ authentication: { type: 'bearer', token: 'secret', prefix: 'Token' } }),
      ['events', '  Authorization: •••: credentials'],
    ],
    [
      'cookies, certificates and tests',
      four(
        {},
        { _type: 'cookie_jar', _id: 'k', name: 'Jar', cookies: [{ key: 'session', value: 's' }] },
        { _type: 'client_certificate', _id: 'c', host: 'a', passphrase: 'secret' },
        { _type: 'unit_test', _id: 'u', name: 'Is 200', requestId: 'r', code: 'expect()' },
      ),
      [
        'events',
        '- Jar: cookie_jar.cookies: header',
        '- #5: client_certificate.host: option',
        '- #5: client_certificate.passphrase: option',
        '- Is 200: unit_test.code: response',
      ],
    ],
    [
      'cookies in version 5',
      five('', '  cookies:\n    - {key: session, value: s}\n'),
      ['events', '- All: cookieJar.cookies: header'],
    ],
  ])('%s', (_, files, told) => {
    expect(tell(files)).toEqual(told)
  })
})

describe('Hoppscotch', () => {
  const collection = (request: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
    v: 12,
    name: 'All',
    folders: [],
    requests: [{ v: '18', name: 'One', method: 'GET', endpoint: url, ...request }],
    auth: { authType: 'inherit', authActive: true },
    headers: [],
    variables: [],
    ...more,
  })
  test.each<Row>([
    [
      'what an export has without any of it',
      collection({
        params: [],
        headers: [],
        auth: { authType: 'inherit', authActive: true },
        body: { contentType: null, body: null },
        preRequestScript: '',
        testScript: '',
        requestVariables: [],
        responses: {},
        requestOptions: { disableCookies: false },
      }),
      ['events'],
    ],
    [
      'tests, saved responses, settings',
      collection({
        preRequestScript: 'before()',
        testScript: 'pw.test()',
        responses: { OK: { name: 'OK', code: 200 } },
        requestOptions: { disableCookies: true },
      }),
      [
        'events',
        '  before(): script',
        '  testScript: pw.test(): response',
        '  responses: OK: response',
        '  requestOptions.disableCookies: true: header',
      ],
    ],
    [
      'parameters beside an address with a fragment',
      collection({
        endpoint: `${url}#top`,
        params: [{ key: 'page[size]', value: '5', active: true }],
      }),
      ['events?page[size]=5', '  #top: fragment'],
    ],
    [
      'scripts with a secret',
      collection({
        preRequestScript: 'add("Authorization", "Bearer script-token-1")',
        testScript: 'token = "script-token-2"',
      }),
      [
        'events',
        '  add("Authorization", "Bearer •••"): script',
        '  testScript: token = "•••": response',
      ],
    ],
    [
      'members that are switched off',
      collection({
        params: [
          { key: 'page[size]', value: '5', active: false, description: '' },
          { key: 'filter[q]', value: 'a', active: true, description: 'What to look for' },
        ],
        headers: [{ key: 'X-A', value: 'b', active: false }],
        requestVariables: [{ key: 'x', value: 'y', active: false }],
      }),
      [
        'events?filter[q]=a',
        '  params: page[size]: 5: switched-off',
        '  params.description: What to look for: description',
        '  headers: X-A: b: switched-off',
        '  requestVariables: x: y: switched-off',
      ],
    ],
    [
      'what a collection passes on, and what it has beside it',
      collection(
        {},
        {
          auth: { authType: 'bearer', authActive: true, token: 'folder-token-1' },
          headers: [
            { key: 'X-C', value: 'c', active: true },
            { key: 'X-D', value: 'd', active: false },
          ],
          description: 'About all',
          preRequestScript: 'before()',
          testScript: 'pw.test()',
        },
      ),
      [
        'events',
        '  X-C: c: header',
        '- All: headers: switched-off',
        '- All: description: description',
        '- All: script',
        '- All: testScript: response',
        'token folder-token-1',
      ],
    ],
  ])('%s', (_, content, told) => {
    expect(tell({ 'a.json': content })).toEqual(told)
  })
})

describe('.http, Hurl and HAR', () => {
  test.each<Row>([
    [
      'comments of JetBrains and REST Client that are settings',
      {
        'a.http': `### One\n# What it is for\n# @no-redirect\n// @timeout 10\n# @name first\nGET ${url}\n`,
      },
      ['events', '  note What it is for', '  @no-redirect: option', '  @timeout 10: option'],
    ],
    [
      'scripts and responses of JetBrains',
      {
        'a.http': `### One\n< {%\n  request.variables.set("a", 1)\n%}\n< ./before.js\nGET ${url}\nAccept: application/json\n\n> {%\n  client.test("a", () => {})\n%}\n>> ./answer.json\n<> 2026-11-22.200.json\n`,
      },
      [
        'events',
        '  Accept: application/json: not-needed',
        '  < {% request.variables.set("a", 1) %}: script',
        '  < ./before.js: script',
        '  > {% client.test("a", () => {}) %}: response',
        '  >> ./answer.json: response',
        '  <> 2026-11-22.200.json: response',
      ],
    ],
    [
      'a script of JetBrains that sets a date of the app, and more',
      {
        'a.http': `### One\n< {%\n${datedScript('request.variables.set', 'client.log("a")')}\n%}\nGET ${url}\n`,
      },
      ['events', '  < {% client.log("a") %}: script'],
    ],
    [
      'what httpYac expects, behind a body',
      {
        'a.http': `POST ${url}\nContent-Type: application/json\n\n{"page":{"size":5}}\n\n?? status == 200\n`,
      },
      ['events', '  ?? status == 200: response'],
    ],
    [
      'captures, checks and options of Hurl',
      {
        'a.hurl': `GET ${url}\n[Options]\ninsecure: true\nmax-time: 5s\nproxy: http://a:b@proxy.example\nHTTP 200\n[Captures]\nid: jsonpath "$.id"\n[Asserts]\nstatus == 200\n`,
      },
      [
        'events',
        '  insecure: true: certificate-check',
        '  max-time: 5s: option',
        '  proxy: •••: option',
        '  HTTP 200\n[Captures]\nid: jsonpath "$.id"\n[Asserts]\nstatus == 200: response',
      ],
    ],
    [
      'cookies and responses of HAR',
      {
        'a.har': {
          log: {
            creator: { name: 'Firefox' },
            entries: [
              {
                request: {
                  method: 'GET',
                  url,
                  httpVersion: 'HTTP/2',
                  headers: [],
                  queryString: [{ name: 'a', value: 'b' }],
                  cookies: [{ name: 'session', value: 'secret' }],
                },
                response: { status: 200 },
              },
              {
                request: {
                  method: 'GET',
                  url: `${url}?filter[q]=a`,
                  headers: [{ name: 'Cookie', value: 'session=secret' }],
                  cookies: [{ name: 'session', value: 'secret' }],
                },
                response: { status: 200 },
              },
            ],
          },
        },
      },
      [
        'events?a=b',
        '  cookies: session: header',
        'events?filter[q]=a',
        '  Cookie: •••: header',
        '- Firefox: log.entries.response (2): response',
      ],
    ],
  ])('%s', (_, files, told) => {
    expect(tell(files)).toEqual(told)
  })
})
