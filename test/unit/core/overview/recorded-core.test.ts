import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memberOf } from '#core/json/json-path.ts'
import { readJsonOrText } from '#core/json/read-json.ts'
import { createOverview } from '#core/overview/create-overview.ts'
import { noChoices } from '#core/overview/overview-line.ts'
import { readRecordings } from '../../../support/recorded-core.ts'

const answers = [
  {
    fields: '',
    body: readFileSync(new URL('../../../fixtures/core/items.json', import.meta.url), 'utf8'),
  },
  ...(['pairs', 'investigations', 'ties'] as const).flatMap((file) =>
    readRecordings(file).map(({ request, answer }) => ({
      fields: new URL(request.path, 'http://core').searchParams.get('fields') ?? '',
      body: answer.body,
    })),
  ),
]

/** Each was looked at: the made-up content of that server really has these faults. */
test('On the recorded answers of a CORE, all that is blamed is wrong', () => {
  const found = new Map<string, Set<string>>()
  for (const { fields, body } of answers) {
    const graph = memberOf(readJsonOrText(body), '@graph')
    if (graph?.kind !== 'array') continue
    const overview = createOverview({
      language: 'de',
      fields: fields === '' ? [] : fields.split(','),
      choices: noChoices,
      now: Date.parse('2026-11-22T12:00:00Z'),
      since: {
        today: Date.parse('2026-11-23T00:00:00Z'),
        yesterday: Date.parse('2026-11-23T00:00:00Z'),
        week: Date.parse('2026-11-23T00:00:00Z'),
      },
    })
    graph.items.forEach((item, at) => {
      overview.add(item, at)
    })
    const steps = overview.finish()
    let step = steps.next()
    while (!step.done) step = steps.next()
    for (const { check, attribute, positions } of step.value)
      for (const at of positions) {
        const item = graph.items[at]
        const name = item && memberOf(item, 'name')
        const key = `${check} ${attribute}`
        const kind = name?.kind === 'string' ? name.value.replace(/\d+/g, '#') : ''
        found.set(key, (found.get(key) ?? new Set()).add(kind))
      }
  }

  expect(
    Object.fromEntries(
      Array.from(found, ([key, names]) => [key, [...names].toSorted()] as const).toSorted(),
    ),
  ).toEqual({
    // Tours of another region, 300 km away.
    'coordinates-far geo': ['Seerunde #'],
    // Made alike on purpose.
    'duplicate-name ': ['Gleich'],
    // “+43 4274 9”: one digit behind the area code.
    'phone address.telephone': towers,
    // “Langtext lorem ipsum lorem ipsum…”; '' stands for no name in this language or request.
    'placeholder additionalProperty.value': ['', ...towers, 'Strandbad Velden #'],
    // “Description”.
    'placeholder description': ['Seerunde #'],
    // “CC BY 4.0” without a name, in notices such as “CC BY 4.0 2022” too.
    'rights cc:license': [
      '',
      ...towers.slice(0, 2),
      'Bild # – Blick auf den See',
      ...towers.slice(2, 6),
      'Lake spot Keutschach #',
      'Lake spot Velden #',
      ...towers.slice(6),
      'Strandbad Velden #',
    ],
    // “d”, “Abend 40”, “Titel Text”.
    'short-text description': ['Artikel #: Herbst am See', 'Konzert # – Übergrößen & mehr'],
    'short-text text': ['Artikel #: Herbst am See'],
  })
})

const towers = [
  'Aussichtsturm Keutschach #',
  'Aussichtsturm Klagenfurt #',
  'Burg Feldkirchen #',
  'Burg Villach #',
  'Café & Bar Krumpendorf #',
  'Café & Bar Maria Wörth #',
  'Museum Pörtschach #',
  'Museum Spittal #',
  'Strandbad Bruck #',
]
