import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPasted } from '#core/paste/read-pasted.ts'
import { findUrlInCode } from '#core/paste/url-in-code.ts'
import { presets } from '#core/query/conventions.ts'
import { codeParsers } from '../../../support/code-parsers.ts'
import { tellReading } from '../../../support/tell-reading.ts'

const folder = new URL('../../../fixtures/code/', import.meta.url)

const readPieces = (file: string): [title: string, code: string, told: string][] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split(/^===== /m)
    .slice(1)
    .map((piece) => {
      const [head = '', told = ''] = piece.split(/^-----\n/m)
      const end = head.indexOf('\n')
      return [head.slice(0, end), head.slice(end + 1), told]
    })

const read = (text: string) => readPasted(text, presets.documented, { parsers: codeParsers })

describe.each(readdirSync(folder))('code in %s', (file) => {
  test.each(readPieces(file))('is read, or named where it is not: %s', (_, code, told) => {
    expect(`${tellReading(read(code)).join('\n')}\n`).toBe(told)
  })
})

test('code whose parser is not loaded is not read', () => {
  const code = "fetch('https://api.example/api/v4/endpoints/events')"
  expect(readPasted(code, presets.documented)).toEqual({
    kind: 'problem',
    problem: { kind: 'code-not-loaded' },
  })
})

test.each([
  [
    'nested parameters',
    (deep: string) =>
      `axios.get('https://api.example/api/v4/endpoints/events', { params: { filter: ${deep} } })`,
  ],
  [
    'a nested body',
    (deep: string) =>
      `fetch('https://api.example/api/v4/endpoints/events', { method: 'POST', body: JSON.stringify({ filter: ${deep} }) })`,
  ],
])('%s: read to the end, or it is too much', (_, write) => {
  const nest = (levels: number) =>
    tellReading(read(write(`${'{a:'.repeat(levels)}'deepest'${'}'.repeat(levels)}`))).join('\n')
  expect(nest(60)).toContain('deepest')
  expect(nest(400)).toBe('problem too-much-code')
})

test('a sum of more texts than are followed is too much, not another address', () => {
  const sum = Array.from({ length: 400 }, (_, index) => `'${String(index)}'`).join(' + ')
  const code = `fetch('https://api.example/api/v4/endpoints/events?filter[q]=' + ${sum})`
  expect(tellReading(read(code))).toEqual(['problem too-much-code'])
})

/** Whatever takes a parser or the reader longest: the budget is in steps, so the answer is the same everywhere. */
test.each([
  ['texts that double', `fetch(s)\n${'s = s + s\n'.repeat(10_000)}`],
  ['lists that double', `fetch(s)\n${'a = [...a, ...a]\n'.repeat(6_000)}`],
  ['open brackets', `fetch(${'('.repeat(100_000)}`],
  ['open elements', `fetch(x)\n${'<'.repeat(100_000)}`],
  ['open comments', `fetch(x)\n${'/*'.repeat(50_000)}`],
  ['signs', `fetch(x)\n${'+'.repeat(90_000)}`],
  ['no code', `fetch(x)\n${'"a` '.repeat(25_000)}`],
])('a text of 100 kB says that it is too much: %s', (_, code) => {
  expect(read(code)).toEqual({ kind: 'problem', problem: { kind: 'too-much-code' } })
})

/** What a search for names, ends or marks would go through again from each place; the patience with a test ends it. */
test.each([
  ['a long word', `fetch(x)\n"${'a'.repeat(100_000)}"`],
  ['blank lines', `<?php ${'\n'.repeat(100_000)}`],
  ['brackets', `GET https://api.example/x?${'{'.repeat(100_000)}`],
])('a text of 100 kB ends: %s', (_, code) => {
  findUrlInCode(code)
  expect(['query', 'problem']).toContain(read(code).kind)
})

test('a text that calls itself ends', () => {
  const code = `function a(x) { return b(x) + b(x) }
    function b(x) { return a(x) + a(x) }
    fetch('https://api.example/api/v4/endpoints/events?filter[q]=' + a('x'))`
  expect(read(code)).toMatchObject({ kind: 'query', form: { endpoint: 'events' } })
})

test('a text that would grow beyond all bounds is too much, before it is made', () => {
  const long = 'a'.repeat(30_000)
  const code = `const s = '${long}'; fetch('https://api.example/api/v4/endpoints/' + s.replaceAll('a', s))`
  expect(tellReading(read(code))).toEqual(['problem too-much-code'])
})
