import { expect, test } from 'vitest'
import { commandNames } from '#core/command/command.ts'
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
  ['php', ['copy-code', 'hand-over', 'sync']],
  ['python', ['copy-code', 'hand-over', 'sync']],
  ['javascript', ['copy-code', 'hand-over']],
  ['code', ['copy-code', 'hand-over', 'sync']],
])('“%s” leads to %j', (search, names) => {
  expect(found(search)).toEqual(names)
})

test('is written as a search reads it', () => {
  expect(
    commandNames.filter((name) => otherWordsFor(name) !== otherWordsFor(name).toLowerCase()),
  ).toEqual([])
})
