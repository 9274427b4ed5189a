import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightCode } from '#core/snippet/highlight-code.ts'
import { renderSnippet, snippetKinds, snippetLanguage } from '#core/snippet/render-snippet.ts'
import { formAsSnippetRequest } from '../../../support/arbitraries/share.ts'
import { anyText } from '../../../support/arbitraries/text.ts'
import { rounds } from '../../../support/rounds.ts'

const request = {
  method: 'POST' as const,
  url: 'https://h/e?a=b',
  body: '{"q":"it\'s 5"}',
  hasToken: true,
}

test('the pieces are the code, of whatever language', () => {
  const language = fc.constantFrom(...snippetKinds.map(snippetLanguage), 'ts', 'json', 'markdown')
  fc.assert(
    fc.property(anyText, language, (code, one) => {
      const pieces = highlightCode(code, one)
      expect(pieces.map(({ text }) => text).join('')).toBe(code)
      expect(pieces.every(({ text }) => text !== '')).toBe(true)
    }),
  )
})

test('every snippet has strings and keywords of its language', () => {
  fc.assert(
    fc.property(formAsSnippetRequest('https://h'), ({ request: requested }) => {
      for (const kind of snippetKinds) {
        const code = renderSnippet(kind, requested)
        const pieces = highlightCode(code, snippetLanguage(kind))
        expect(pieces.map(({ text }) => text).join('')).toBe(code)
        expect(pieces.map(({ tone }) => tone)).toContain('keyword')
      }
    }),
    { numRuns: rounds(100) },
  )
})

test('a quote within a string does not end it, and a number in a name is none', () => {
  const code = renderSnippet('javascript', request)
  const toneOf = (text: string) =>
    highlightCode(code, 'js').find((piece) => piece.text === text)?.tone
  expect([toneOf(`'{"q":"it\\'s 5"}'`), toneOf('const'), toneOf('5')]).toEqual([
    ...['string', 'keyword', undefined],
  ])
  expect(highlightCode('x1 = 12', 'python')).toEqual([
    { tone: 'plain', text: 'x1 = ' },
    { tone: 'number', text: '12' },
  ])
})

test('the names of JSON are told from its texts', () => {
  expect(
    highlightCode('{"a" : "b", "c": [1, true]}', 'json').filter(({ tone }) => tone !== 'plain'),
  ).toEqual([
    { tone: 'keyword', text: '"a"' },
    { tone: 'string', text: '"b"' },
    { tone: 'keyword', text: '"c"' },
    { tone: 'number', text: '1' },
    { tone: 'keyword', text: 'true' },
  ])
})

test('a language that is not known is plain', () => {
  expect([highlightCode('const a', 'nix'), highlightCode('', 'nix')]).toEqual([
    [{ tone: 'plain', text: 'const a' }],
    [],
  ])
})
