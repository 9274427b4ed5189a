import { renderField } from '../../../support/read-parameter.ts'
import { describe, expect, test } from 'vitest'
import { checkForm } from '#core/query/check-form.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { emptyForm, type ParameterValue, type QueryForm } from '#core/query/form.ts'

const { documented, core } = presets
const inQuery = {
  includeInPost: 'query',
  fieldsInPost: 'query',
  sortInPost: 'query',
  extraInPost: 'query',
} as const

const form = (changes: Partial<QueryForm>): QueryForm => ({
  ...emptyForm,
  endpoint: 'events',
  ...changes,
})
const text = (value: string): ParameterValue => ({ kind: 'text', text: value })
const json = (value: string): ParameterValue => ({ kind: 'json', text: value })
const filter = (key: string, value = 'x') => ({ key, value: text(value) })
const extra = (name: string, value = 'x') => ({ name, value: text(value) })

/** Each problem as `field kind`, with `!` when it blocks. */
const problemsOf = (changes: Partial<QueryForm>, conventions: Conventions = documented) =>
  checkForm(form(changes), conventions).map(
    ({ field, kind, severity }) =>
      `${renderField(field)} ${kind}${severity === 'blocks' ? '!' : ''}`,
  )

test('a form with an endpoint alone has no problems', () => {
  expect(checkForm(form({}), documented)).toEqual([])
})

test('what no plan can hold is a problem of its field', () => {
  const long = 'x'.repeat(1_001)
  expect([
    problemsOf({ endpoint: long }),
    problemsOf({ endpoint: 'x'.repeat(1_000) }),
    problemsOf({ filters: [filter(long)] }),
    problemsOf({ fields: [{ relation: long, attributes: ['name'] }], include: [long] }),
    problemsOf({ extra: [extra(long)] }),
    problemsOf({ q: 'x'.repeat(1_000_001) }),
    problemsOf({ filters: [filter('a', 'x'.repeat(1_000_001))] }),
    problemsOf({
      filters: [{ key: 'a', value: { kind: 'list', items: Array<string>(10_001).fill('x') } }],
    }),
  ]).toEqual([
    ['endpoint name-too-long!'],
    [],
    ['filter.0.key name-too-long!'],
    ['fields.0.relation name-too-long!'],
    ['extra.0.name name-too-long!'],
    ['q value-too-long!'],
    ['filter.0.value value-too-long!'],
    ['filter.0.value values-too-many!'],
  ])
})

test.each([
  ['schedule.in.min', 'schedule.in.max', '2026-12-01', '2026-11-01', true],
  ['schedule.in.min', 'schedule.in.max', '2026-11-01', '2026-11-01', false],
  ['schedule.in.min', 'schedule.in.max', '2026-11-01T10:00', '2026-11-01T09:00', false],
  ['schedule.in.min', 'schedule.in.max', '2026-12-01T10:00', '2026-11-01', true],
  ['schedule.in.min', 'schedule.in.max', '2026-12-01', '2026-11-012027-01-01', false],
  ['schedule.in.min', 'schedule.in.max', '2026-12-01', '2026-02-31', false],
  ['schedule.in.min', 'attribute.x.in.max', '2026-12-01', '2026-11-01', false],
  ['date.from', 'date.until', '2026-12-01', '2026-11-01', true],
  ['width.min', 'width.max', '9', '1', false],
])(
  '%s and %s: from %s until %s ends before it begins: %s',
  (begin, end, from, until, isReversed) => {
    const filters = [filter(begin, from), filter(end, until)]
    expect(checkForm(form({ filters }), documented)).toEqual(
      isReversed
        ? [
            {
              field: { part: 'filter', row: 1, member: 'value' },
              kind: 'filter-range-reversed',
              severity: 'hint',
              from: from.slice(0, 10),
              until,
            },
          ]
        : [],
    )
  },
)

test('words get what they need to name the cause', () => {
  expect(checkForm(form({ include: ['a', 'a'], pageSize: '501' }), documented)).toEqual([
    { field: { part: 'include' }, kind: 'include-twice', severity: 'hint', name: 'a' },
    {
      field: { part: 'page-size' },
      kind: 'page-size-large',
      severity: 'hint',
      limit: 500,
    },
  ])
})

test.each<[string, string[]]>([
  ['', ['endpoint endpoint-missing!']],
  ['..', ['endpoint endpoint-is-dots!']],
  ['https://host/api/v4/endpoints/x', ['endpoint endpoint-is-url!']],
  ['https://host', ['endpoint endpoint-is-url!']],
  ['host/api/v4/x', ['endpoint endpoint-is-url!']],
  ['0b3e5e0c-8a4f-4c43-9a3c-2f1d0', []],
  ['0b3e5e0c-8a4f-4c43-9a3c-2f1d0d', ['endpoint endpoint-almost-uuid']],
  ['0b3e5e0c-8a4f-4c43-9a3c-2f1d0d0c4a1b2f1d0d', ['endpoint endpoint-almost-uuid']],
  ['0b3e5e0c-8a4f-4c43-9a3c-2f1d0d0c4a1b2f1d0d0', []],
  ['0b3e5e0c-8a4f-4c43-9a3c-2f1d0d0c4a1b', []],
  ['0b3e5e0c-8a4f-4c43-9a3c-2f1d0d0c4a1', ['endpoint endpoint-almost-uuid']],
  ['0b3e5e0c-8a4f-4c43-9a3c-2f1d0d0c4aIb', ['endpoint endpoint-almost-uuid']],
  ['0b3e5e0c8a4f4c439a3c2f1d0d0c4a1b', ['endpoint endpoint-almost-uuid']],
  ['summer-2026', []],
])('the endpoint "%s" has the problems %j', (endpoint, expected) => {
  expect(problemsOf({ endpoint })).toEqual(expected)
})

describe('filters', () => {
  test.each<[string, Partial<QueryForm>, string[]]>([
    ['an empty row says nothing', { filters: [filter('', '')] }, []],
    ['a value needs a key', { filters: [filter('')] }, ['filter.0.key filter-key-missing!']],
    [
      'a key needs a value',
      { filters: [filter('a', '')] },
      ['filter.0.value filter-value-missing'],
    ],
    [
      'a list of nothing is no value',
      { filters: [{ key: 'a', value: { kind: 'list', items: ['', ''] } }] },
      ['filter.0.value filter-value-missing'],
    ],
    ['brackets', { filters: [filter('a[b]')] }, ['filter.0.key filter-key-brackets!']],
    ['an empty part', { filters: [filter('a..b')] }, ['filter.0.key filter-key-segment-empty!']],
    ['q has its own field', { filters: [filter('q')] }, ['filter.0.key filter-key-is-q!']],
    [
      'q as an object beside full text',
      { q: 'x', filters: [filter('q.value')] },
      ['filter.0.key filter-key-conflict!'],
    ],
    ['twice', { filters: [filter('a'), filter('a')] }, ['filter.1.key filter-key-twice!']],
    [
      'twice, told apart by broken surrogates only',
      { filters: [filter('a\ud800'), filter('a\udfff')] },
      ['filter.1.key filter-key-twice!'],
    ],
    [
      'a value where another needs an object',
      { filters: [filter('a.b'), filter('a')] },
      ['filter.1.key filter-key-conflict!'],
    ],
    [
      'a row without a value keeps no other from being sent',
      { filters: [filter('a', ''), filter('a'), filter('a[', '')] },
      [
        'filter.0.value filter-value-missing',
        'filter.2.key filter-key-brackets',
        'filter.2.value filter-value-missing',
      ],
    ],
    ['an escaped dot is no path', { filters: [filter('a'), filter('a\\.b')] }, []],
    [
      'JSON in a URL',
      { filters: [{ key: 'a', value: json('{}') }] },
      ['filter.0.value json-needs-post!'],
    ],
    [
      'broken JSON',
      { method: 'POST', filters: [{ key: 'a', value: json('{') }] },
      ['filter.0.value json-invalid!'],
    ],
    ['JSON in a body', { method: 'POST', filters: [{ key: 'a', value: json('{}') }] }, []],
  ])('%s', (_, changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected)
  })
})

describe('include and fields', () => {
  const row = (relation: string, ...attributes: string[]) => ({ relation, attributes })

  test.each<[string, Partial<QueryForm>, Conventions, string[]]>([
    ['a comma in a relation', { include: ['a,b'] }, documented, ['include include-comma!']],
    [
      'fields without include have no effect as documented',
      { fields: [row('image', 'name')] },
      documented,
      ['fields.0.relation fields-without-include'],
    ],
    ['fields with include', { include: ['image'], fields: [row('image', 'name')] }, documented, []],
    [
      'fields of the item itself are unknown as documented',
      { fields: [row('', 'name')] },
      documented,
      ['fields.0.relation fields-relation-missing!'],
    ],
    [
      'a flat list without the item itself',
      { fields: [row('image', 'name')] },
      core,
      ['fields.0.attributes fields-without-root'],
    ],
    ['a flat list with the item', { fields: [row('', '*'), row('image', 'name')] }, core, []],
    [
      'a relation twice',
      { fields: [row('', '*'), row('', 'name')] },
      core,
      ['fields.1.relation fields-relation-twice!'],
    ],
    [
      'a relation twice, once without attributes',
      { include: ['a'], fields: [row('a', ''), row('a', 'name')] },
      documented,
      ['fields.0.attributes fields-attributes-missing'],
    ],
    [
      'punctuation',
      { fields: [row('a[b]', 'x'), row('c', 'x,y')] },
      documented,
      [
        'fields.0.relation fields-relation-punctuation!',
        'fields.1.attributes fields-attribute-comma!',
        'fields.1.relation fields-without-include',
      ],
    ],
  ])('%s', (_, changes, conventions, expected) => {
    expect(problemsOf(changes, conventions)).toEqual(expected)
  })
})

describe('sort', () => {
  const by = (...attributes: string[]) => ({
    sort: attributes.map((attribute) => ({ attribute, direction: 'ascending' as const })),
  })

  test.each<[string, Partial<QueryForm>, Conventions, string[]]>([
    ['an attribute twice', by('a', 'a'), documented, ['sort.1.attribute sort-attribute-twice']],
    ['no attribute', by(''), documented, ['sort.0.attribute sort-attribute-missing']],
    ['a dash is the direction', by('-a'), documented, ['sort.0.attribute sort-attribute-dash!']],
    ['a comma', by('a,b'), documented, ['sort.0.attribute sort-parentheses!']],
    ['an open parenthesis', by('a(b'), documented, ['sort.0.attribute sort-parentheses!']],
    ['one closed too early', by('a)(b'), documented, ['sort.0.attribute sort-parentheses!']],
    ['commas in parentheses', by('proximity(1,2)'), documented, []],
  ])('%s', (_, changes, conventions, expected) => {
    expect(problemsOf(changes, conventions)).toEqual(expected)
  })
})

test.each<[Partial<QueryForm>, string[]]>([
  [{ pageSize: '0' }, ['page-size page-size-not-whole!']],
  [{ pageSize: '2.5' }, ['page-size page-size-not-whole!']],
  [{ pageSize: '500' }, []],
  [{ pageSize: '501' }, ['page-size page-size-large']],
  [{ pageNumber: '0' }, ['page-number page-number-zero!']],
  [{ pageNumber: 'x' }, ['page-number page-number-not-whole!']],
])('paging %j has the problems %j', (changes, expected) => {
  expect(problemsOf(changes)).toEqual(expected)
})

describe('extra parameters', () => {
  test.each<[string, Partial<QueryForm>, string[]]>([
    [
      'a token, even without a value',
      { extra: [extra('token', '')] },
      ['extra.0.name token-in-parameter!'],
    ],
    ['a token in brackets', { extra: [extra('token[a]')] }, ['extra.0.name token-in-parameter!']],
    ['an access token', { extra: [extra('access_token')] }, ['extra.0.name token-in-parameter!']],
    [
      'a name with a field of its own',
      { extra: [extra('page[size]')] },
      ['extra.0.name extra-name-taken!'],
    ],
    ['fields without a relation, as none are documented', { extra: [extra('fields')] }, []],
    ['fields of a relation', { extra: [extra('fields[a]')] }, ['extra.0.name extra-name-taken!']],
    [
      'fields without a relation beside those of one',
      {
        include: ['a'],
        fields: [{ relation: 'a', attributes: ['b'] }],
        extra: [extra('fields')],
      },
      ['extra.0.name extra-name-conflict!'],
    ],
    ['another member of page', { extra: [extra('page[limit]')] }, []],
    ['a stray bracket', { extra: [extra('a]b')] }, ['extra.0.name extra-name-brackets!']],
    [
      'text between brackets',
      { extra: [extra('a[b]c[d]')] },
      ['extra.0.name extra-name-brackets!'],
    ],
    ['empty brackets', { extra: [extra('a[]')] }, ['extra.0.name extra-name-brackets!']],
    ['a value without a name', { extra: [extra('')] }, ['extra.0.name extra-name-missing!']],
    ['a name without a value', { extra: [extra('a', '')] }, ['extra.0.value extra-value-missing']],
    ['twice', { extra: [extra('a'), extra('a')] }, ['extra.1.name extra-name-twice!']],
    ['in the way', { extra: [extra('a[b]'), extra('a')] }, ['extra.1.name extra-name-conflict!']],
  ])('%s', (_, changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected)
  })

  test('fields without a relation have their field where a server takes one flat list', () => {
    expect(problemsOf({ extra: [extra('fields')] }, core)).toEqual([
      'extra.0.name extra-name-taken!',
    ])
  })

  test('JSON is for a body, wherever the extra parameters go', () => {
    const changes = { method: 'POST', extra: [{ name: 'a', value: json('1') }] } as const
    expect(problemsOf(changes)).toEqual([])
    expect(problemsOf(changes, { ...documented, ...inQuery })).toEqual([
      'extra.0.value json-needs-post!',
    ])
  })
})

test('a comma inside one of several values is refused where commas divide them', () => {
  const filters = [{ key: 'type', value: { kind: 'list', items: ['a,b', '', 'c'] } }] as const
  const problem = 'filter.0.value list-value-comma!'
  const inUrl = { ...documented, listsInQuery: 'commas' } as const
  const inBody = { ...documented, listsInBody: 'commas' } as const
  expect(problemsOf({ filters }, inUrl)).toEqual([problem])
  expect(problemsOf({ filters, method: 'POST' }, inUrl)).toEqual([])
  expect(problemsOf({ filters, method: 'POST' }, inBody)).toEqual([problem])
  const alone = [{ key: 'type', value: { kind: 'list', items: ['a,b', ''] } }] as const
  expect(problemsOf({ filters: alone }, inUrl)).toEqual([])
})
