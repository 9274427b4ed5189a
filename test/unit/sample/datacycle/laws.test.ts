/** Laws that every query to the double keeps, like the server it stands in for (datacycle-core.md 2 to 5). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asQuery, baseUrl, idsOf, openDouble } from '../../../support/core-double/ask-double.ts'
import { readRecordedContent } from '../../../support/core-double/recorded-content.ts'
import { rounds } from '../../../support/rounds.ts'

const content = readRecordedContent()
const double = openDouble(content)
const runs = { numRuns: rounds(500) }

const concept = fc.constantFrom(...content.concepts.map(({ id }) => id))
const endpoint = fc.constantFrom(
  'alle-pois',
  'veranstaltungen',
  'alles',
  'redaktion-herbst-auswahl',
)
const thing = fc.constantFrom(...content.things.map(({ id }) => id))
const day = fc
  .date({ min: new Date('2023-12-01'), max: new Date('2027-03-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const degrees = fc.double({ min: 0, max: 0.6, noNaN: true })

/** One condition each, by its key. */
const conditions = fc.record(
  {
    q: fc.constantFrom('Velden', 'Museum', 'strandb', 'Café & Bar', 'Konzert', 'nirgends'),
    classifications: fc.record({
      in: fc.record({ withSubtree: fc.array(concept, { minLength: 1, maxLength: 2 }) }),
    }),
    attribute: day.map((min) => ({ 'dct:created': { in: { min } } })),
    schedule: day.map((min) => ({ in: { min } })),
    geo: fc
      .tuple(degrees, degrees)
      .map(([width, height]) => ({ in: { box: [13.8, 46.5, 13.8 + width, 46.5 + height] } })),
    contentId: fc.record({
      notIn: fc.array(thing, { minLength: 1, maxLength: 3 }),
    }),
  },
  { requiredKeys: [] },
)

const usableSort = fc.constantFrom(
  'name',
  '-name',
  'dct:created',
  '-dct:modified',
  'default',
  'random(0.2)',
  'proximity.geographic_with(13.9,46.6)',
  'nonsense,name',
)

const query = fc.record(
  {
    filter: conditions,
    sort: usableSort,
    language: fc.constantFrom('de', 'en', 'de,en', 'xx'),
  },
  { requiredKeys: ['filter'] },
)

const pathOf = (slug: string) => `/api/v4/endpoints/${slug}`
/** Items are asked for without their attributes, unless the law is about those: it is much faster. */
const bare = { fields: '@id' }
const get = (slug: string, parameters: object) =>
  double.list(double.get(`${pathOf(slug)}?${asQuery({ ...bare, ...parameters })}`))
const post = (slug: string, parameters: object) =>
  double.list(double.post(pathOf(slug), { ...bare, ...parameters }))
const all = { page: { size: 1000 } } as const

const check = <Values extends [unknown, ...unknown[]]>(
  ...args: [
    ...{ [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    (...values: Values) => void,
  ]
) => {
  fc.assert(fc.property<Values>(...args), runs)
}

describe('paging', () => {
  test('pages fit together, and their links lead from one to the next', () => {
    check(endpoint, query, fc.integer({ min: 7, max: 60 }), (slug, requested, size) => {
      const whole = get(slug, { ...requested, ...all })
      const walked: string[] = []
      let target: string | undefined =
        `${pathOf(slug)}?${asQuery({ ...bare, ...requested, page: { size } })}`
      let page = 0
      while (target !== undefined) {
        const list = double.list(double.get(target))
        page += 1
        expect([list.meta.total, list.meta.pages, list.links?.prev !== undefined]).toEqual([
          whole.meta.total,
          Math.ceil(whole.meta.total / size),
          page > 1 && list.meta.total > 0,
        ])
        walked.push(...idsOf(list))
        target = list.links?.next
      }
      expect(walked).toEqual(idsOf(whole))
    })
  })

  test('an offset begins later and shortens the pages', () => {
    check(
      endpoint,
      query,
      fc.nat(80),
      fc.integer({ min: 1, max: 30 }),
      (slug, requested, offset, size) => {
        const ids = idsOf(get(slug, { ...requested, ...all }))
        const list = get(slug, { ...requested, page: { size, offset } })
        expect([idsOf(list), list.meta.pages]).toEqual([
          ids.slice(offset, offset + size),
          Math.max(0, Math.ceil((ids.length - offset) / size)),
        ])
      },
    )
  })

  test.each([
    [2, 63],
    [3, 65],
    [5, 66],
    [7, 64],
    [25, 71],
  ])('without a usable sort a walk of %i at a time finds %i of 71, as recorded', (size, found) => {
    const lists = Array.from({ length: Math.ceil(71 / size) }, (_, index) =>
      get('alle-pois', { sort: 'created', page: { size, number: index + 1 } }),
    )
    const ids = lists.flatMap(idsOf)
    expect([ids.length, new Set(ids).size]).toEqual([71, found])
  })

  test.each([
    ['a full text', 'alle-pois', { q: 'e' }],
    ['a circle', 'alle-pois', { geo: { in: { perimeter: ['13.9', '46.6', '50000'] } } }],
    ['a schedule', 'veranstaltungen', { schedule: { in: { min: '2000-01-01' } } }],
  ])('beside %s an unusable sort leaves the order of that filter', (_, slug, filter) => {
    const sorted = idsOf(get(slug, { filter, sort: 'created', ...all }))
    expect(sorted).toEqual(idsOf(get(slug, { filter, ...all })))
    expect(sorted.length).toBeGreaterThan(1)
  })
})

describe('filters', () => {
  test('one more condition never enlarges, and never brings what was not there', () => {
    check(endpoint, conditions, conditions, (slug, one, other) => {
      const wide = new Set(idsOf(get(slug, { filter: one, ...all })))
      // Of the same key in both the second counts: only keys that are new make it narrower.
      const narrow = idsOf(get(slug, { filter: { ...other, ...one }, ...all }))
      expect(narrow.filter((id) => !wide.has(id))).toEqual([])
    })
  })

  test('concepts as members are all demanded, joined by a comma are a choice', () => {
    check(endpoint, concept, concept, (slug, one, other) => {
      const having = (withSubtree: string[]) =>
        idsOf(get(slug, { filter: { classifications: { in: { withSubtree } } }, ...all }))
      const [first, second] = [having([one]), having([other])]
      const either = content.things
        .map(({ id }) => id)
        .filter((id) => first.includes(id) || second.includes(id))
      expect(having([one, other])).toEqual(first.filter((id) => second.includes(id)))
      expect(having([`${one},${other}`]).sort()).toEqual(either.sort())
    })
  })

  test('a union has what either has; a full text in it has no effect', () => {
    check(endpoint, concept, concept, fc.boolean(), (slug, one, other, isText) => {
      const classified = (id: string) => ({ classifications: { in: { withSubtree: [id] } } })
      const second = isText ? { q: 'Velden' } : classified(other)
      const union = idsOf(post(slug, { filter: { union: [classified(one), second] }, ...all }))
      const joined = isText
        ? get(slug, all)
        : get(slug, {
            filter: { classifications: { in: { withSubtree: [`${one},${other}`] } } },
            ...all,
          })
      expect(union).toEqual(idsOf(joined))
    })
  })

  test('what a condition finds and what it excludes make the whole', () => {
    check(endpoint, concept, (slug, id) => {
      const total = (side: 'in' | 'notIn') =>
        get(slug, { filter: { classifications: { [side]: { withSubtree: [id] } } } }).meta.total
      expect(total('in') + total('notIn')).toBe(get(slug, {}).meta.total)
    })
  })

  test('of content IDs two members find nothing, and after notIn an in excludes too', () => {
    check(endpoint, thing, thing, (slug, one, other) => {
      fc.pre(one !== other)
      const total = (contentId: object) => post(slug, { filter: { contentId } }).meta.total
      const members = idsOf(get(slug, all)).filter((id) => id === one || id === other)
      expect([
        total({ in: [one, other] }),
        total({ in: [`${one},${other}`] }),
        total({ notIn: [one], in: [other] }),
      ]).toEqual([0, members.length, get(slug, {}).meta.total - members.length])
    })
  })
})

describe('reading', () => {
  test('a POST finds what the GET of the same meaning finds, and links alike', () => {
    check(endpoint, query, fc.integer({ min: 1, max: 30 }), (slug, requested, size) => {
      const parameters = { ...requested, fields: 'name,image.name', page: { size } }
      expect(post(slug, parameters)).toEqual(get(slug, parameters))
    })
  })

  test('unknown names at the top and fields by relation change nothing', () => {
    check(
      endpoint,
      query,
      fc.constantFrom('filters', 'pageSize', 'foo'),
      (slug, requested, name) => {
        const more = {
          ...requested,
          [name]: 'Velden',
          fields: { image: 'name' },
          page: { size: 3 },
        }
        const whole = `${pathOf(slug)}?${asQuery({ ...requested, page: { size: 3 } })}`
        expect(get(slug, more)).toEqual(double.list(double.get(whole)))
      },
    )
  })

  test('fields leave items, order and number as they are', () => {
    check(
      endpoint,
      query,
      fc.constantFrom('name', 'nix', 'name,image.name', '@id', '*'),
      (slug, requested, fields) => {
        const [list, other] = [get(slug, { ...requested, fields }), get(slug, requested)]
        expect([idsOf(list), list.meta]).toEqual([idsOf(other), other.meta])
      },
    )
  })

  test('an item is listed exactly if its content ID finds it', () => {
    check(endpoint, conditions, thing, (slug, filter, id) => {
      const listed = idsOf(get(slug, { filter, ...all })).includes(id)
      // Two ways of asking by ID in one filter: a union keeps the generated one apart.
      const requested = { ...filter, union: [{ contentId: { in: [id] } }] }
      expect(get(slug, { filter: requested }).meta.total).toBe(listed ? 1 : 0)
    })
  })

  test('no address but the instance’s own stands in a link', () => {
    check(endpoint, query, (slug, requested) => {
      const { links } = get(slug, { ...requested, page: { size: 1, number: 2 } })
      const addresses = [links?.prev, links?.next].filter((link) => link !== undefined)
      expect(addresses.filter((link) => !link.startsWith(`${baseUrl}${pathOf(slug)}?`))).toEqual([])
    })
  })
})
