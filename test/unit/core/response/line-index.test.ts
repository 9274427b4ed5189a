import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatJson } from '#core/json/render-json.ts'
import { createLineIndex } from '#core/response/line-index.ts'
import {
  maxRawLineLength,
  splitPrettyLine,
  splitRawLine,
  type LineSplitter,
} from '#core/response/line-splitter.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

function indexOf(text: string, split: LineSplitter, start = 0) {
  const all = encoder.encode(text)
  return createLineIndex({
    start,
    end: all.length,
    bytes: (from, to) => all.subarray(from, to),
    decode: (part) => decoder.decode(part),
    split,
    present: (line) => (split === splitPrettyLine ? formatJson(line, 2).trimStart() : line),
  })
}

function wholeText(text: string, split: LineSplitter) {
  const index = indexOf(text, split)
  index.extend(Infinity)
  return index
    .lines(0, index.lineCount)
    .map(({ text: line, indent }) => ' '.repeat(indent) + line)
    .join('\n')
}

describe('pretty lines', () => {
  test('are those of the text laid out anew', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(null, 1, '\t'), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent ?? undefined)
        expect(wholeText(text, splitPrettyLine)).toBe(formatJson(text, 2))
      }),
    )
  })

  test('keep numbers, escapes and a broken end as they were sent', () => {
    const text = String.raw`{"a":1.0,"b":["\u003c",1e400,{}],"c":{"d":"cut o`
    expect(wholeText(text, splitPrettyLine)).toBe(
      String.raw`{
  "a": 1.0,
  "b": [
    "\u003c",
    1e400,
    {}
  ],
  "c": {
    "d": "cut o`,
    )
  })

  test('end behind the token that ends them, and begin at the next one', () => {
    const bytes = encoder.encode('[1,{"a":2, "b" : []} ,3]')
    const lines: [string, number, number][] = []
    let at = 0
    let depth = 0
    while (at < bytes.length) {
      const line = splitPrettyLine(bytes, at, depth, true)
      if (line === null) throw new Error('All bytes are there')
      lines.push([decoder.decode(bytes.subarray(line.start, line.end)), line.indent, line.depth])
      at = line.next
      depth = line.depth
    }
    expect(lines).toEqual([
      ['[', 0, 1],
      ['1,', 1, 1],
      ['{', 1, 2],
      ['"a":2,', 2, 2],
      ['"b" : []', 2, 2],
      ['} ,', 1, 1],
      ['3', 1, 1],
      [']', 0, 0],
    ])
  })

  test('end on any bytes at all', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('{', '}', '[', ']', '"', ',', ':', ' ', '\\', 'a', '\n'),
        }),
        (text) => {
          const index = indexOf(text, splitPrettyLine)
          index.extend(Infinity)
          expect(index.isWhole).toBe(true)
          const shown = index.lines(0, index.lineCount).map((line) => line.text)
          expect(shown.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        },
      ),
    )
  })
})

describe('lines as received', () => {
  test('are those of the text, whatever their line breaks', () => {
    expect(wholeText('a\r\nb\n\nc', splitRawLine)).toBe('a\nb\n\nc')
  })

  test('that are too long go on below, never cut inside a character', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 200, maxLength: 900 })
          .map((text) => text.replace(/[\r\n]/g, '')),
        (text) => {
          const index = indexOf(text, splitRawLine)
          index.extend(Infinity)
          const lines = index.lines(0, index.lineCount).map((line) => line.text)
          expect(lines.join('')).toBe(text)
          for (const line of lines)
            expect(encoder.encode(line).length).toBeLessThanOrEqual(maxRawLineLength)
        },
      ),
    )
  })
})

test('a raw line that is as long as a line may be has no empty one behind it', () => {
  const lengths = [0, 1, 239, 240, 241, 480, 481].flatMap((length) => [length, length])
  for (const ending of ['\n', '\r\n']) {
    const index = indexOf(
      lengths.map((length) => 'x'.repeat(length) + ending).join(''),
      splitRawLine,
    )
    index.extend(Infinity)
    expect(index.lines(0, index.lineCount).map(({ text }) => text.length)).toEqual(
      [[0], [1], [239], [240], [240, 1], [240, 240], [240, 240, 1]].flatMap((parts) => [
        ...parts,
        ...parts,
      ]),
    )
  }
})

test('lines in the middle are the same as when all are read', () => {
  const text = JSON.stringify(Array.from({ length: 1000 }, (_, n) => ({ n, text: 'x'.repeat(n) })))
  const index = indexOf(text, splitPrettyLine)
  index.extend(Infinity)
  const all = index.lines(0, index.lineCount)
  for (const from of [0, 1, 127, 128, 129, 2000, index.lineCount - 3])
    expect(index.lines(from, from + 5)).toEqual(all.slice(from, from + 5))
})

test('counting in steps comes to the same as counting at once', () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, n) => ({ n })))
  const once = indexOf(text, splitPrettyLine)
  once.extend(Infinity)
  const steps = indexOf(text, splitPrettyLine)
  while (!steps.isWhole) steps.extend(100)
  expect(steps.lineCount).toBe(once.lineCount)
  expect(steps.lines(0, steps.lineCount)).toEqual(once.lines(0, once.lineCount))
})

test('the line of an offset is the one that shows it', () => {
  const text = JSON.stringify(Array.from({ length: 400 }, (_, n) => ({ n, mark: `<${n}>` })))
  for (const n of [0, 7, 255, 399]) {
    const index = indexOf(text, splitPrettyLine)
    const line = index.lineOf(text.indexOf(`<${n}>`))
    expect(index.lines(line, line + 1)[0]?.text).toContain(`"<${n}>"`)
  }
})

test('of a line 4000 bytes are shown, and told how many are not', () => {
  const shown = (length: number) => {
    const index = indexOf(`["${'x'.repeat(length - 2)}"]`, splitPrettyLine)
    index.extend(Infinity)
    return index.lines(1, 2).map(({ text, hiddenBytes }) => [text.length, hiddenBytes])
  }
  expect([shown(4000), shown(4001)]).toEqual([[[4000, 0]], [[4000, 1]]])
})

test('an empty text has no line', () => {
  const index = indexOf('', splitPrettyLine)
  index.extend(10)
  expect([index.lineCount, index.isWhole, index.lines(0, 5)]).toEqual([0, true, []])
})
