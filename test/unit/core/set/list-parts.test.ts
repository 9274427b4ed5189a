import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import {
  advanceParts,
  beginParts,
  maxListRequests,
  nextPart,
  withinCreated,
  type ListParts,
} from '#core/set/list-parts.ts'

const now = new Date('2026-11-24T03:00:00Z')
const endOfTime = Math.ceil(now.getTime() / 1000)

/** A server with items that were created then, which gives no list of more than `most`. */
function play(created: readonly number[], most: number, begun: ListParts) {
  let parts: ListParts | null = begun
  let requests = 0
  let largest = 0
  for (;;) {
    const want = nextPart(parts)
    if (want === null) return { parts, requests, largest }
    requests += 1
    const within = [...created.entries()]
      .filter(([, at]) => at >= want.from && at <= want.to)
      .map(([key]) => ({ id: String(key), modified: '', touched: '' }))
    const isTooMuch = want.kind === 'list' && within.length > most
    if (want.kind === 'list' && !isTooMuch) largest = Math.max(largest, within.length)
    parts = advanceParts(
      parts,
      isTooMuch
        ? { kind: 'failed' }
        : want.kind === 'count'
          ? { kind: 'counted', count: within.length }
          : { kind: 'listed', items: within.slice(0, want.size), total: String(within.length) },
    )
    if (parts === null) return null
  }
}

/** With fractions of a second, which the borders do not have. */
const seconds = (min: number) =>
  fc.integer({ min: min * 1000, max: endOfTime * 1000 }).map((ms) => ms / 1000)

describe('a list in parts', () => {
  test('holds every item once, whatever moments they are of, and no part is more than the server gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(seconds(0), seconds(endOfTime - 50)), {
          maxLength: 60,
        }),
        fc.integer({ min: 1, max: 60 }),
        (created, most) => {
          const played = play(created, most, beginParts(created.length, now))
          // The least that can be asked for is a second with both of its borders.
          const inOneSecond = Math.max(
            0,
            ...created
              .flatMap((at) => [Math.floor(at), Math.ceil(at) - 1])
              .map((from) => created.filter((one) => one >= from && one <= from + 1).length),
          )
          if (inOneSecond > most) return
          expect(played?.parts.items.size).toBe(created.length)
          expect([played?.parts.isWrong, (played?.largest ?? 0) <= most]).toEqual([false, true])
        },
      ),
    )
  })

  test('a second that has more than the server gives ends it', () => {
    expect(play([7, 7, 7], 2, beginParts(3, now))).toBe(null)
  })

  test('of more than 200 000 no part has more than 100 000, in far fewer requests than are told', () => {
    const begun = beginParts(250_000, now)
    expect([begun.maxItems, nextPart(begun)?.kind]).toEqual([100_000, 'count'])
    expect([maxListRequests(200_000), maxListRequests(250_000)]).toEqual([1, 320])
    const created = Array.from({ length: 300 }, (_, at) => endOfTime - at * 3)
    const { requests } = play(created, Infinity, { ...beginParts(300, now), maxItems: 100 }) ?? {}
    expect(requests).toBeLessThan(320)
  })

  test('a list that failed is fetched in two halves', () => {
    expect([1, 2, 7, 200_000].map((total) => beginParts(total, now).maxItems)).toEqual([
      1, 1, 4, 100_000,
    ])
  })

  test('a server that ignores the times ends it soon, as wrong', () => {
    let parts = beginParts(250_000, now)
    let requests = 0
    for (let want = nextPart(parts); want !== null; want = nextPart(parts)) {
      requests += 1
      const next = advanceParts(
        parts,
        want.kind === 'count'
          ? { kind: 'counted', count: 250_000 }
          : { kind: 'listed', items: [], total: '250000' },
      )
      if (next === null || requests > 10_000) break
      parts = next
    }
    expect([parts.isWrong, requests < 1_000]).toEqual([true, true])
  })

  test('a part that contradicts its own total again is wrong', () => {
    const [one] = [{ id: 'a', modified: '', touched: '' }]
    const lie = { kind: 'listed', items: [one], total: '2' } as const
    const again = advanceParts({ ...beginParts(1, now), maxItems: 9 }, lie)
    const wrong = again && advanceParts(again, lie)
    expect([again?.isWrong, wrong?.isWrong, wrong && nextPart(wrong)]).toEqual([false, true, null])
  })
})

test('the borders are whole seconds in UTC, and a filter of the person by the same moment leaves no parts', () => {
  const filtersOf = (form: typeof emptyForm) =>
    withinCreated(form, { from: 0, to: 86_400 })?.filters
  expect(filtersOf(emptyForm)).toEqual([
    { key: 'attribute.dct:created.in.min', value: { kind: 'text', text: '1970-01-01T00:00:00Z' } },
    { key: 'attribute.dct:created.in.max', value: { kind: 'text', text: '1970-01-02T00:00:00Z' } },
  ])
  const own = {
    key: 'attribute.dct:created.in.min',
    value: { kind: 'text', text: '2020-01-01' },
  } as const
  expect(filtersOf({ ...emptyForm, filters: [own] })).toBe(undefined)
})
