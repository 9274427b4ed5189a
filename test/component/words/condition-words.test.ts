import { readParameter } from '../../support/read-parameter.ts'
import { expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { provideNameWords } from '#app/words/use-name-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useConditionWords, useParameterWords } from '#app/words/use-condition-words.ts'
import { useFormWords } from '#app/words/use-form-words.ts'
import { listConditions } from '#core/investigate/conditions.ts'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const museum = 'a448e387-aedc-4906-b1a6-f2c203bb3e44'
const bath = 'b448e387-aedc-4906-b1a6-f2c203bb3e55'
const view = viewConnection({
  id: 'one',
  conventions: presets.core,
  filterDefinitions: [
    {
      key: 'area',
      label: 'Area',
      listMeans: 'any',
      send: 'list',
      knownValues: [{ value: 'n', label: 'North' }],
    },
  ],
})

const host = (path: string) =>
  path === '/api/connections' ? connectionsResponse([view]) : Response.json(view)

/** The words of a page of one connection that knows the name of one item. */
async function openWords(language: Language) {
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      valueNames: useValueNamesStore(),
      conditions: useConditionWords(),
      nameOfParameter: useParameterWords(),
      clauses: useClauseWords(),
    }),
    { language, host },
  )
  await page.opened.connections.load('one')
  page.opened.valueNames.learn('one', [{ id: museum, label: 'Museum' }])
  return { ...page.opened, close: page.close }
}

const list = (...items: string[]) => ({ kind: 'list' as const, items })
const text = (value: string) => ({ kind: 'text' as const, text: value })
const form: QueryForm = {
  ...emptyForm,
  q: 'Markt',
  filters: [
    { key: 'attribute.dct:modified.in.min', value: text('2026-11-16') },
    { key: 'contentId.in', value: list(`${museum},${bath}`) },
    { key: 'area', value: text('n') },
    { key: 'unheard', value: text('of') },
  ],
  extra: [
    { name: 'language', value: text('en,de') },
    { name: 'weight', value: text('2') },
  ],
}
const rules = { conventions: presets.core, definitions: [], isDatacycle: true }

test.each([
  [
    'en',
    [
      '“Full text: Markt”',
      '“Changed from: 16 Nov 2026”',
      '“These items: Museum or ID b448e387…3e55”',
      '“Area: North”',
      '“unheard: of”',
      '“Language: English, German”',
      '“weight: 2”',
      '“Language: server default”',
    ],
  ],
  [
    'de',
    [
      '„Volltext: Markt“',
      '„Geändert ab: 16.11.2026“',
      '„Diese Inhalte: Museum oder ID b448e387…3e55“',
      '„Area: North“',
      '„unheard: of“',
      '„Sprache: Englisch, Deutsch“',
      '„weight: 2“',
      '„Sprache: Standard des Servers“',
    ],
  ],
] as const)('conditions are called as the form shows them (%s)', async (language, told) => {
  const words = await openWords(language)
  const own = listConditions({ ...emptyForm }, rules)
  const conditions = [...listConditions(form, rules), ...own]
  expect(conditions.map(words.conditions.nameOfCondition)).toEqual(told)
  words.close()
})

test.each([
  ['en', '“Full text: a”, “Full text: b”, and “Full text: c”'],
  ['de', '„Volltext: a“, „Volltext: b“ und „Volltext: c“'],
] as const)(
  'several conditions stand in a sentence as its language lists them (%s)',
  async (language, told) => {
    const words = await openWords(language)
    const conditions = ['a', 'b', 'c'].flatMap((q) =>
      listConditions({ ...emptyForm, q }, { ...rules, isDatacycle: false }),
    )
    expect(words.conditions.namesOfConditions(conditions)).toBe(told)
    words.close()
  },
)

test('parameters are called by the words of their filter key, the API’s name where there are none', async () => {
  const { nameOfParameter, close } = await openWords('de')
  expect(
    (
      [
        'filter.attribute.dct:modified.in.min',
        'filter.area',
        'filter.unheard',
        'include.location',
        'language',
        'extra.weight',
      ] as const
    ).map((name) => nameOfParameter(readParameter(name))),
  ).toEqual([
    'Filter „Geändert ab“',
    'Filter „Area“',
    'Filter „unheard“',
    'Verknüpft „location“',
    'Sprache',
    'weight',
  ])
  close()
})

test('the statements of a query name its endpoint and languages', async () => {
  const { clauses, close } = await openWords('en')
  const told = describeQuery({ ...form, endpoint: 'pois' }, presets.core, [], {
    nameOfValue: () => null,
    endpointLabelOf: () => 'All POIs',
  })
    .filter(({ kind }) => kind === 'extra' || kind === 'endpoint')
    .map((clause) => `${clauses.nameOf(clause)}: ${clauses.textOf(clause)}`)
  expect(told).toEqual(['Endpoint: All POIs (GET)', 'Language: English, German', 'weight: 2'])
  close()
})

test('a query in one line names the values that its connection or server names, and no other', async () => {
  const filters = [
    { key: 'contentId.in', value: list(`${museum},${bath}`) },
    { key: 'area', value: text('n') },
  ]
  const Lines = defineComponent({
    setup() {
      const { inWords, inApiNames } = useFormWords()
      const asked = { ...emptyForm, filters }
      return () => [inWords(asked, 'one'), inWords(asked, 'two'), inApiNames(asked)].join('\n')
    },
  })
  const { opened, close } = openPage(
    () => {
      provideNameWords(() => 'en')
      return { connections: useConnectionsStore(), valueNames: useValueNamesStore() }
    },
    { host },
    () => h(Lines),
  )
  await opened.connections.load('one')
  opened.valueNames.learn('one', [{ id: museum, label: 'Museum' }])
  const ids = `${museum},${bath}`
  await expect
    .poll(() => document.body.textContent.split('\n'))
    .toEqual([
      expect.stringMatching(new RegExp(`: Museum,${bath} · .*North$`)),
      expect.stringMatching(new RegExp(`: ${ids} · .*[:=] ?n$`)),
      `contentId.in=${ids} area=n`,
    ])
  close()
})
