import { expect, test } from 'vitest'
import { commandNames } from '#core/command/command.ts'
import { shellWords } from '#core/language/all-shell-words.ts'
import { otherWordsFor } from '#core/command/search-words.ts'
import { hasWords, readSearchWords } from '#core/workspace/search-text.ts'

const found = (search: string) =>
  commandNames.filter((name) => hasWords(otherWordsFor(name), readSearchWords(search)))

test.each([
  ['excel', ['export']],
  ['tabelle', ['export']],
  ['dark', ['settings']],
  ['Dunkel', ['settings']],
  ['language', ['settings']],
  ['sprache', ['settings']],
  ['share', ['hand-over']],
  ['teilen', ['hand-over']],
  ['postman', ['hand-over', 'import']],
  ['reset', ['clear-query']],
  ['php', ['copy-code', 'hand-over', 'sync']],
  ['python', ['copy-code', 'hand-over', 'sync']],
  ['javascript', ['copy-code', 'hand-over']],
  ['code', ['copy-code', 'hand-over', 'sync']],
  ['date range', ['add-filter']],
  ['Zeitraum', ['add-filter']],
  ['include', ['add-include']],
  ['sortieren', ['add-sort']],
  ['felder', ['add-fields']],
])('“%s” leads to %j', (search, names) => {
  expect(found(search)).toEqual(names)
})

test.each(['en', 'de'] as const)(
  'what copies cURL stands before what reads it (%s)',
  (language) => {
    const { commands } = shellWords[language]
    const called = commandNames.filter((name) => hasWords(commands[name].toLowerCase(), ['curl']))
    expect(called).toEqual(['copy-curl', 'paste-request'])
  },
)

test('is written as a search reads it', () => {
  expect(
    commandNames.filter((name) => otherWordsFor(name) !== otherWordsFor(name).toLowerCase()),
  ).toEqual([])
})
