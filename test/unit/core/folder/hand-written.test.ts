/** Files as a person writes them from docs/workspace-folder.md: read, or complained of where the fault is. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFolderDocument } from '#core/folder/folder-document.ts'
import { readQueryFile } from '#core/folder/query-file.ts'
import { sayComplaint } from '#core/folder/read-file.ts'
import { renderQueryFile } from '#core/folder/write-query-file.ts'
import { readYaml } from '#core/json/yaml.ts'
import { renderJson } from '#core/json/render-json.ts'
import { emptyForm, type StoredForm } from '#core/query/form.ts'
import { rounds } from '../../../support/rounds.ts'

const full = `name: Next weekend
connection: Staging
endpoint: veranstaltungen
method: POST
q: Wein
filter:
  classifications.in.withSubtree:
    - a1a2ec10-a198-4b40-b65d-a2b9fd169232  # Restaurant
  schedule.in.min: { days-from-today: 0 }
include: [location, image]
fields: { image: [name, contentUrl] }
sort: [-dct:created, name]
page: { size: 25 }
other: { language: de }
expect: { status: 200, total: ">= 5", each: [name, image], within: 3s }
`

const right: readonly (readonly [what: string, file: string, form: Partial<StoredForm>])[] = [
  ['an endpoint alone', 'endpoint: events', {}],
  [
    'comments, blank lines and a first line of dashes',
    '---\n# mine\n\nendpoint: events # all\n',
    {},
  ],
  [
    'a byte order mark and Windows line ends',
    '\ufeffendpoint: events\r\nq: Wein\r\n',
    { q: 'Wein' },
  ],
  ['words that YAML once took for others', 'endpoint: events\nq: no', { q: 'no' }],
  ['numbers to the letter', 'endpoint: "007"\nq: 1e3', { endpoint: '007', q: '1e3' }],
  ['a date', 'endpoint: events\nq: 2026-03-31', { q: '2026-03-31' }],
  ['quotes of both kinds', `endpoint: 'events'\nq: "Wein & Käse"`, { q: 'Wein & Käse' }],
  ['a folded text', 'endpoint: events\nq: >-\n  Wein\n  Käse', { q: 'Wein Käse' }],
  ['JSON, which is YAML', '{"endpoint": "events", "page": {"size": 5}}', { pageSize: '5' }],
  [
    'a list over several lines',
    'endpoint: events\ninclude:\n  - image\n  - location',
    { include: ['image', 'location'] },
  ],
  ['an empty text', 'endpoint: events\nq: ""', {}],
  [
    'fields of the item itself',
    'endpoint: events\nfields: {"": [name]}',
    { fields: [{ relation: '', attributes: ['name'] }] },
  ],
  [
    'a date in the past',
    'endpoint: events\nfilter: {a.in.min: {months-from-today: -3}}',
    { filters: [{ key: 'a.in.min', value: { kind: 'relative', amount: -3, unit: 'month' } }] },
  ],
  [
    'JSON of a filter',
    `endpoint: events\nfilter: {geo: {json: '{"lat": 1.0}'}}`,
    { filters: [{ key: 'geo', value: { kind: 'json', text: '{"lat": 1.0}' } }] },
  ],
  [
    'filters in their order, names of numbers too',
    'endpoint: events\nfilter: {b: x, 1: y, __proto__: z}',
    {
      filters: ['b x', '1 y', '__proto__ z'].map((one) => ({
        key: one.slice(0, -2),
        value: { kind: 'text', text: one.slice(-1) },
      })),
    },
  ],
  [
    'a filter twice',
    'endpoint: events\nfilter:\n  - a: x\n  - a: y',
    {
      filters: [
        { key: 'a', value: { kind: 'text', text: 'x' } },
        { key: 'a', value: { kind: 'text', text: 'y' } },
      ],
    },
  ],
  [
    'an anchor',
    'endpoint: events\ninclude: &all [image]\nfields: {image: *all}',
    { include: ['image'], fields: [{ relation: 'image', attributes: ['image'] }] },
  ],
  [
    'a sort by a name with a dash',
    'endpoint: events\nsort: [{ascending: -a}]',
    { sort: [{ attribute: '-a', direction: 'ascending' }] },
  ],
  ['a range that is expected', 'endpoint: events\nexpect: {total: 5..50, items: "<= 9"}', {}],
]

test.each(right)('%s is read', (_, file, form) => {
  expect(readQueryFile(file)).toMatchObject({
    ok: true,
    value: { form: { ...emptyForm, endpoint: 'events', ...form } },
  })
})

const wrong: readonly (readonly [complaint: string, file: string])[] = [
  ['line 2, column 1: enpont: unknown; did you mean "endpoint"?', 'endpoint: a\nenpont: events'],
  ['line 1, column 1: endpoint: expected a text, got nothing', 'name: a'],
  ['line 2, column 1: filters: unknown; did you mean "filter"?', 'endpoint: a\nfilters: {q: a}'],
  ['line 3, column 3: page.sise: unknown; did you mean "size"?', 'endpoint: a\npage:\n  sise: 5'],
  [
    'line 2, column 1: pageSize: unknown; known are name, folder, position, notes, connection, address, endpoint, method, q, filter, include, fields, sort, page, other, body, expect',
    'endpoint: a\npageSize: 10',
  ],
  ['line 2, column 9: method: expected one of GET, POST, got a text', 'endpoint: a\nmethod: PUT'],
  ['line 2, column 10: include: expected a list, got a text', 'endpoint: a\ninclude: image'],
  ['line 2, column 7: sort: expected a list, got a text', 'endpoint: a\nsort: name'],
  [
    'line 3, column 7: filter.a.day-from-today: unknown; did you mean "days-from-today"?',
    'endpoint: a\nfilter:\n  a: {day-from-today: 1}',
  ],
  [
    'line 2, column 31: filter.a.days-from-today: expected a whole number',
    'endpoint: a\nfilter: {a: {days-from-today: soon}}',
  ],
  [
    'line 2, column 13: filter.a: expected a text or a list, got nothing',
    'endpoint: a\nfilter: {a: null}',
  ],
  ['line 2, column 3: q: expected a text, got nothing', 'endpoint: a\nq:'],
  [
    'line 2, column 10: other.token: expected no token; remove it, and replace the token if it was shared',
    'endpoint: a\nother: { token: 4711-secret }',
  ],
  [
    'line 2, column 1: token: a folder holds no token; remove it, and replace the token if it was shared',
    'endpoint: a\ntoken: 4711-secret',
  ],
  [
    'line 2, column 1: authorization: a folder holds no token; remove it, and replace the token if it was shared',
    'endpoint: a\nauthorization: Bearer 4711',
  ],
  ['line 2, column 1: no valid YAML', 'endpoint: a\nendpoint: b'],
  ['line 2, column 9: no valid YAML', 'endpoint: a\nq: "open'],
  ['line 3, column 1: no valid YAML', 'endpoint: a\nfilter:\n\ta: b'],
  ['line 2, column 1: tags are not read', 'endpoint: a\nq: !secret 4711'],
  ['line 3, column 1: expected one document', 'endpoint: a\n---\nendpoint: b'],
  ['line 1, column 1: the file is empty', ''],
  ['line 1, column 1: expected names with values, got a text', 'remember the milk'],
  ['line 1, column 1: expected names with values, got a list', '- endpoint: a'],
  ['line 1, column 11: endpoint: expected the ID or slug of an endpoint', 'endpoint: ..'],
  ['line 2, column 7: body: expected the method POST for a body', 'endpoint: a\nbody: "{}"'],
  [
    'line 4, column 7: body: expected no filter, q, include, fields, sort, page or other beside it: it has its own',
    'endpoint: a\nmethod: POST\nq: x\nbody: "{}"',
  ],
  [
    'line 2, column 18: expect.total: expected a number, such as 5, ">= 5" or 5..50',
    'endpoint: a\nexpect: { total: many }',
  ],
  [
    'line 2, column 19: expect.within: expected a time, such as 3s or 500ms',
    'endpoint: a\nexpect: { within: soon }',
  ],
  [
    'line 2, column 11: expect.totl: unknown; did you mean "total"?',
    'endpoint: a\nexpect: { totl: 5 }',
  ],
  [
    'line 2, column 8: sort[0]: expected one direction',
    'endpoint: a\nsort: [{ascending: a, descending: b}]',
  ],
]

test.each(wrong)('%s', (complaint, file) => {
  const read = readQueryFile(file)
  expect(read.ok ? read.value : read.error.map(sayComplaint)).toEqual([complaint])
})

test.each([
  ['line 2, column 11: version: expected one of 1, got a text', '# mine\n version: 2'],
  [
    'line 3, column 5: connections[0].adress: unknown; did you mean "address"?',
    'version: 1\nconnections:\n  - adress: https://a.example\n    name: a\n    address: https://a.example',
  ],
  [
    'line 3, column 14: connections[0].address: expected an http or https address without user name, query and fragment',
    'version: 1\nconnections:\n  - address: https://user:secret@a.example\n    name: a',
  ],
  [
    'line 2, column 14: connections: expected each name once',
    'version: 1\nconnections: [{name: a, address: https://a.example}, {name: a, address: https://b.example}]',
  ],
  [
    'line 2, column 63: connections[0].itemLink: expected an http or https address with {id} after the host, without user name, or none',
    'version: 1\nconnections: [{name: a, address: https://a.example, itemLink: "javascript:alert({id})"}]',
  ],
  [
    'line 2, column 63: connections[0].itemLink: expected an http or https address with {id} after the host, without user name, or none',
    'version: 1\nconnections: [{name: a, address: https://a.example, itemLink: "https://me:secret@cms.example/{id}"}]',
  ],
  [
    'line 2, column 63: connections[0].itemLink: expected an http or https address with {id} after the host, without user name, or none',
    'version: 1\nconnections: [{name: a, address: https://a.example, itemLink: "https://cms.example/things"}]',
  ],
  [
    'line 4, column 5: connections[0].certificates: unknown; known are name, address, type, conventions, limits, colour, itemLink',
    'version: 1\nconnections:\n  - {name: a, address: https://a.example,\n    certificates: x}',
  ],
  [
    'line 2, column 27: filters[0].label: expected at most 80 characters',
    `version: 1\nfilters: [{key: a, label: ${'x'.repeat(81)}}]`,
  ],
])('of the document: %s', (complaint, file) => {
  const read = readFolderDocument(file)
  expect(read.ok ? read.value : read.error.map(sayComplaint)).toEqual([complaint])
})

test('what explodes is complained of at once', () => {
  const levels = Array.from(
    { length: 9 },
    (_, level) =>
      `l${String(level + 1)}: &l${String(level + 1)} [${`*l${String(level)},`.repeat(10)}]`,
  )
  const started = performance.now()
  for (const file of [
    ['l0: &l0 [a,b,c,d,e,f,g,h,i,j]', ...levels].join('\n'),
    `endpoint: a\nq: ${'['.repeat(100_000)}`,
    `endpoint: ${'a'.repeat(3_000_000)}`,
  ])
    expect(readQueryFile(file).ok).toBe(false)
  expect(performance.now() - started).toBeLessThan(2000)
})

/** All texts of a YAML document, each name of a member included. */
function textsIn(file: string): string[] {
  const read = readYaml(file, { isAllText: true })
  if (!read.ok) return []
  return read.value.flatMap(({ root }) =>
    Array.from(
      renderJson(root, { indent: null }).matchAll(/"(?:[^"\\]|\\.)*"/g),
      ([text]) => JSON.parse(text) as string,
    ),
  )
}

test('whatever is changed in a file, it is read in whole or complained of, and never crashes', () => {
  const files = [full, ...right.map(([, file]) => file)]
  const piece = fc.constantFrom(
    '',
    ':',
    '-',
    ' ',
    '\n',
    '"',
    '[',
    '}',
    '#',
    '&a ',
    '*a',
    '!x ',
    '<<: ',
    '0',
    'null',
    '\0',
    '\t',
    'token: x\n',
    '|',
    '%',
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.nat(),
      fc.nat({ max: 12 }),
      piece,
      (file, at, removed, added) => {
        const start = at % (file.length + 1)
        const mutated = file.slice(0, start) + added + file.slice(start + removed)
        const read = readQueryFile(mutated)
        if (!read.ok) {
          expect(read.error.length).toBeGreaterThan(0)
          return
        }
        const again = renderQueryFile(read.value)
        expect(readQueryFile(again)).toEqual(read)
        const rendered = JSON.stringify([read.value, again])
        // Defaults and empty members are not written again; signs of an order are in it.
        const lost = textsIn(mutated).filter(
          (text) =>
            text.trim() !== '' &&
            !rendered.includes(JSON.stringify(text).slice(1, -1).replace(/^-/, '')),
        )
        expect(lost.filter((text) => !isMember(text) && Number.isNaN(Number(text)))).toEqual([])
      },
    ),
    { numRuns: rounds(2000) },
  )
})

const isMember = (text: string): boolean =>
  textsIn(full).includes(text) ||
  /-from-today$|^(?:json|number|descending|ascending|notes|items)$/.test(text)
