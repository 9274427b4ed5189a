import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createContrast, type ContrastOptions } from '#core/coverage/contrast.ts'
import { asJson } from './read-items.ts'

function contrastOf(
  chosen: readonly unknown[],
  others: readonly unknown[],
  options?: ContrastOptions,
) {
  const contrast = createContrast(options)
  for (const item of chosen) contrast.add(asJson(item), true)
  for (const item of others) contrast.add(asJson(item), false)
  return contrast.read()
}

/** Each difference as a line: what has it, how many chosen and how many others. */
const linesOf = (...of: Parameters<typeof contrastOf>) =>
  contrastOf(...of).differences.map(
    ({ key, value, counts }) =>
      `${key}${value ? ` = ${value.shown}` : ''}: ${counts.chosen}, ${counts.others}`,
  )

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

test('tells what the chosen have and the others have not, those farthest apart first', () => {
  const image = { image: { '@id': 'i', '@type': 'ImageObject', url: 'https://x.example/' } }
  const chosen = times(3, { name: 'a', status: 'Draft' })
  const others = [
    ...times(20, { name: 'a', status: 'Live', ...image }),
    ...times(2, { name: 'a', status: 'Draft', image: [] }),
  ]
  expect(contrastOf(chosen, others)).toEqual({
    items: { chosen: 3, others: 22 },
    differences: [
      { path: ['image'], key: 'image', value: null, counts: { chosen: 0, others: 20 } },
      {
        path: ['status'],
        key: 'status',
        value: { key: 'Draft', shown: 'Draft' },
        counts: { chosen: 3, others: 2 },
      },
      {
        path: ['status'],
        key: 'status',
        value: { key: 'Live', shown: 'Live' },
        counts: { chosen: 0, others: 20 },
      },
    ],
    more: 0,
    isComparable: true,
    isTruncated: false,
  })
})

test('a relation that came as its ID only is there', () => {
  expect(linesOf(times(4, { place: { '@id': 'p' } }), times(4, { place: null }))).toEqual([
    'place: 4, 0',
  ])
})

test('a fact is one line, also where it stands in an attribute of an attribute', () => {
  const at = (id: string, name: string) => ({ place: { '@id': id, '@type': 'Place', name } })
  expect(linesOf(times(5, at('1', 'Alm')), times(5, at('2', 'See')))).toEqual([
    'place = Alm: 5, 0',
    'place = See: 0, 5',
  ])
  expect(linesOf(times(5, at('1', 'Alm')), times(5, {}))).toEqual(['place: 5, 0'])
})

test.each([
  ['two against two', 2, 2, false],
  ['two against three', 2, 3, true],
  ['all but one', 24, 1, false],
  ['all but two', 24, 2, true],
  ['nothing chosen', 0, 5, false],
])('%s', (_, chosen, others, isTold) => {
  const { isComparable, differences } = contrastOf(times(chosen, { a: 1 }), times(others, {}))
  expect([isComparable, differences.length]).toEqual([isTold, isTold ? 1 : 0])
})

test('says nothing where one more and one less would turn it, or of less than a tenth', () => {
  const having = (count: number, of: number) =>
    Array.from({ length: of }, (_, at) => (at < count ? { a: true } : {}))
  expect(linesOf(having(2, 4), having(1, 4))).toEqual([])
  expect(linesOf(having(4, 4), having(1, 4))).toEqual(['a: 4, 1'])
  expect(linesOf(having(59, 100), having(50, 100))).toEqual([])
  expect(linesOf(having(60, 100), having(50, 100))).toEqual(['a: 60, 50'])
})

test('says that there is more than it compares or shows', () => {
  const chosen = times(5, { a: [1, 2], b: 1, c: 1 })
  const { more, isTruncated, differences } = contrastOf(chosen, times(5, {}), { maxDifferences: 1 })
  expect([more, isTruncated, differences.length]).toEqual([2, false, 1])
  expect(contrastOf(chosen, [], { maxAttributes: 2 }).isTruncated).toBe(true)
  expect(contrastOf(chosen, [], { maxValuesPerAttribute: 1 }).isTruncated).toBe(true)
  expect(contrastOf(chosen, [], { maxValues: 3 }).isTruncated).toBe(true)
})

test('counts as a plain count does, and leaves out nothing that is told elsewhere', () => {
  const value = fc.constantFrom('x', 'y', '', null, ['x', 'y'], ['x', 'x'], [])
  const item = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3 })
  const group = fc.array(item, { maxLength: 12 })
  const plain = (items: readonly Record<string, unknown>[], name: string, wanted: string | null) =>
    items.filter((one) => {
      const texts = [one[name]].flat().filter((text) => typeof text === 'string' && text !== '')
      return wanted === null ? texts.length > 0 : texts.includes(wanted)
    }).length
  const tells = (a: number, n: number, b: number, m: number) =>
    n > 0 && m > 0 && (a - 1) / n - (b + 1) / m > 1e-9 && a / n - b / m >= 0.1 - 1e-9
  fc.assert(
    fc.property(group, group, (chosen, others) => {
      const expected = ['a', 'b', 'c'].flatMap((name) => {
        const count = (wanted: string | null) =>
          [plain(chosen, name, wanted), plain(others, name, wanted)] as const
        const whole = count(null)
        return [null, 'x', 'y'].flatMap((wanted) => {
          const [a, b] = count(wanted)
          if (wanted !== null && a === whole[0] && b === whole[1]) return []
          const isTold =
            tells(a, chosen.length, b, others.length) || tells(b, others.length, a, chosen.length)
          return isTold ? [`${name}${wanted === null ? '' : ` = ${wanted}`}: ${a}, ${b}`] : []
        })
      })
      expect(linesOf(chosen, others).toSorted()).toEqual(expected.toSorted())
    }),
  )
})
