import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentLine } from '#app/ui/line-segments.ts'

/** Each piece of a line with its color, hits in brackets. */
const draw = (text: string, needle: string) =>
  segmentLine(text, { isJson: true, needle }).map(({ text: piece, kind, isHit }) =>
    isHit ? `[${piece}] ${kind}` : `${piece} ${kind}`,
  )

test('a line of JSON has a color for each piece', () => {
  expect(draw('"name": "Lido", 1.5, null', '')).toEqual([
    '"name" key',
    ':  plain',
    '"Lido" string',
    ',  plain',
    '1.5 number',
    ',  plain',
    'null literal',
  ])
})

test('a hit is marked in any case, also where it spans several colors', () => {
  expect(draw('"name": "Lido"', 'NAME": "li')).toEqual([
    '" key',
    '[name"] key',
    '[: ] plain',
    '["Li] string',
    'do" string',
  ])
  expect(draw('"aaa": 1', 'a')).toEqual([
    '" key',
    '[a] key',
    '[a] key',
    '[a] key',
    '" key',
    ':  plain',
    '1 number',
  ])
  expect(draw('"a": 1', 'none')).toEqual(draw('"a": 1', ''))
})

test('the pieces are the line, and what is marked is what is sought', () => {
  const texts = fc.string({
    unit: fc.constantFrom('"', 'a', 'B', ':', ' ', '1', '\\', 'İ'),
    maxLength: 30,
  })
  fc.assert(
    fc.property(
      texts,
      fc.string({ unit: fc.constantFrom('"', 'a', 'b', ':'), minLength: 1, maxLength: 3 }),
      (text, needle) => {
        const pieces = segmentLine(text, { isJson: true, needle })
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        if (text.includes('İ')) return
        const parts = text.toLowerCase().split(needle)
        const marked = pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)
        expect(marked.join('').toLowerCase()).toBe(needle.repeat(parts.length - 1))
      },
    ),
  )
})
