import { expect, test } from 'vitest'
import {
  conventionChoices,
  findPreset,
  presetNames,
  presets,
  type Conventions,
} from '#core/query/conventions.ts'
import { conventions } from '#core/query/conventions-schema.ts'
import { emptyForm, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import { queryForm } from '#core/query/form-schema.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { renderReadableUrl } from '#core/url/percent-encoding.ts'
import { renderTarget } from '#core/request/request-plan.ts'

const { documented } = presets
const list = (...items: string[]): ParameterValue => ({ kind: 'list', items })

const form: QueryForm = {
  ...emptyForm,
  endpoint: 'events',
  method: 'POST',
  filters: [{ key: 'type', value: list('a', 'b') }],
  include: ['image', 'location'],
  fields: [{ relation: 'image', attributes: ['name'] }],
  sort: [{ attribute: 'name', direction: 'ascending' }],
  extra: [{ name: 'language', value: list('de', 'en') }],
}

function send(changes: Partial<QueryForm>, changed: Partial<Conventions>) {
  const planned = planRequest({ ...form, ...changes }, { ...documented, ...changed })
  if (!planned.ok) throw new Error(JSON.stringify(planned.error))
  const url = renderReadableUrl(renderTarget(planned.value))
  return [
    url.replace('/api/v4/endpoints/events', ''),
    'body' in planned.value ? planned.value.body : '',
  ]
}

const filter = '{"filter":{"type":["a","b"]}'
const include = '"include":"image,location"'
const fields = '"fields":{"image":"name"}'
const sort = '"sort":"name"'
const extra = '"language":["de","en"]'

test.each<[Partial<Conventions>, string, string]>([
  [{}, '', `${filter},${include},${fields},${sort},${extra}}`],
  [{ includeInPost: 'query' }, '?include=image,location', `${filter},${fields},${sort},${extra}}`],
  [{ fieldsInPost: 'query' }, '?fields[image]=name', `${filter},${include},${sort},${extra}}`],
  [{ sortInPost: 'query' }, '?sort=name', `${filter},${include},${fields},${extra}}`],
  [
    { extraInPost: 'query' },
    '?language[]=de&language[]=en',
    `${filter},${include},${fields},${sort}}`,
  ],
  [
    { fieldsInPost: 'query', fields: 'flat-list' },
    '?fields=image.name',
    `${filter},${include},${sort},${extra}}`,
  ],
  [
    { listsInBody: 'commas' },
    '',
    `{"filter":{"type":"a,b"},${include},${fields},${sort},"language":"de,en"}`,
  ],
])('a POST under %j', (changed, target, body) => {
  expect(send({}, changed)).toEqual([target, body])
})

test('several values in a URL, either way', () => {
  const get = { method: 'GET', include: [], fields: [], sort: [] } as const
  expect(send(get, {})).toEqual([
    '?filter[type][]=a&filter[type][]=b&language[]=de&language[]=en',
    '',
  ])
  expect(send(get, { listsInQuery: 'commas' })).toEqual(['?filter[type]=a,b&language=de,en', ''])
})

test('a member that is missing where conventions are kept is as documented', () => {
  expect(conventions.parse({})).toEqual(documented)
  expect(conventions.parse({ listMeans: 'all' })).toEqual({ ...documented, listMeans: 'all' })
})

test('a member that is missing where a form is kept is empty', () => {
  expect(queryForm.parse({})).toEqual(emptyForm)
  expect(queryForm.parse(JSON.parse(JSON.stringify(form)))).toEqual(form)
})

test('a preset is known again in any order of its members, and nothing else is taken for one', () => {
  for (const name of presetNames) {
    const turned = Object.fromEntries(Object.entries(presets[name]).toReversed())
    expect(findPreset(conventions.parse(turned))).toBe(name)
    for (const [member, choices] of Object.entries(conventionChoices))
      for (const choice of choices) {
        const changed = conventions.parse({ ...presets[name], [member]: choice })
        expect([null, 'core', 'documented']).toContain(findPreset(changed))
        const isSame = JSON.stringify(changed) === JSON.stringify(presets[name])
        expect(findPreset(changed) === name).toBe(isSame)
      }
  }
})
