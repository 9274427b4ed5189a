import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNeedle, findBytes } from '#core/response/find-bytes.ts'

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)

function find(text: string, wanted: string, most = 1000): number[] {
  const needle = createNeedle(wanted, encode)
  return needle ? findBytes(encode(text), needle, most) : []
}

test('finds what a search of the text in lower case finds', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', 'B', '"', 'q', 'z', 'Q'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(
      letters,
      letters.filter((text) => text !== ''),
      (text, wanted) => {
        const hits: number[] = []
        const lower = text.toLowerCase()
        for (let at = 0; ;) {
          const found = lower.indexOf(wanted.toLowerCase(), at)
          if (found < 0) break
          hits.push(found)
          at = found + wanted.length
        }
        expect(find(text, wanted)).toEqual(hits)
      },
    ),
  )
})

test('whatever else stands in the bytes, a hit is where each of its letters stands in either case', () => {
  const letters = fc.string({
    unit: fc.constantFrom('ä', 'Ä', 'z', 'Z', '-', 'ß', '–', '€', '1', 'é', 'É'),
    maxLength: 80,
  })
  fc.assert(
    fc.property(
      letters,
      letters.map((text) => text.slice(0, 6)).filter(Boolean),
      (text, wanted) => {
        const hits: number[] = []
        for (let at = 0; at + wanted.length <= text.length;) {
          const isHit = text.slice(at, at + wanted.length).toLowerCase() === wanted.toLowerCase()
          if (isHit) hits.push(encode(text.slice(0, at)).length)
          at += isHit ? wanted.length : 1
        }
        expect(find(text, wanted)).toEqual(hits)
      },
    ),
  )
})

test('umlauts are found in either case, by their offset in bytes', () => {
  expect(find('ÄÖ straße Öä', 'öä')).toEqual([encode('ÄÖ straße ').length])
})

test('a letter whose case changes its length is found as it was typed', () => {
  expect(find('İstanbul istanbul', 'İ')).toEqual([0])
})

test('finds no more than asked for', () => {
  expect(find('aaaa', 'a', 2)).toEqual([0, 1])
})

test('the empty text is no needle', () => {
  expect(createNeedle('', encode)).toBeNull()
})
