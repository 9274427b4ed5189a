import { expect, test } from 'vitest'
import { splitCmd } from '#core/paste/split-cmd.ts'

/** The words of the last command of a script. */
function wordsOf(text: string) {
  const script = splitCmd(text)
  return script.kind === 'script' ? script.commands.at(-1)?.words : script
}

test.each([
  ['set Q=lido  ', 'q=lido'],
  ['set "Q=lido see "', 'q=lido see '],
  ['@set Q=a=b', 'q=a=b'],
  ['set "Q="', 'q='],
  ['set Q=', 'q='],
  ['set "Q=lido', 'q=%Q%'],
])('the value of a variable: %s', (assignment, word) => {
  expect(wordsOf(`${assignment}\n\ncurl "q=%Q%"`)).toEqual(
    word.includes('%') ? { kind: 'unclosed-quote', quote: '"' } : ['curl', word],
  )
})

test.each([
  ['a\\b\\\\c', 'a\\b\\\\c'],
  ['"a\\"b\\"c"', 'a"b"c'],
  ['"a\\\\"', 'a\\'],
  ['"a\\\\\\"b\\"c"', 'a\\"b"c'],
])('backslashes mean something only before a quote: %s', (typed, word) => {
  expect(wordsOf(`curl ${typed}`)).toEqual(['curl', word])
})

test('many backslashes and blanks are read at once', () => {
  const started = performance.now()
  const backslashes = '\\'.repeat(60_000)
  expect(wordsOf(`curl x${backslashes}y`)).toEqual(['curl', `x${backslashes}y`])
  expect(wordsOf(`set a=${' '.repeat(60_000)}x`)).toEqual(['set', 'a=', 'x'])
  expect(performance.now() - started).toBeLessThan(2_000)
})
