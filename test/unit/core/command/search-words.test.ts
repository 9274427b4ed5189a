import { expect, test } from 'vitest'
import { commandNames } from '#core/command/command.ts'
import { otherWordsFor } from '#core/command/search-words.ts'
import { recipeWordsFor } from '#core/recipe/list-recipes.ts'
import { hasWords, readSearchWords } from '#core/workspace/search-text.ts'

const found = (search: string) =>
  commandNames.filter((name) => hasWords(otherWordsFor(name), readSearchWords(search)))

test.each([
  ['excel', ['export']],
  ['tabelle', ['export']],
  ['drucken', ['export']],
  ['pdf', ['export']],
  ['verwendet', ['open-item']],
  ['heute', ['changes']],
  ['today', ['changes']],
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

const foundRecipes = (search: string) =>
  (['upcoming', 'from-day', 'around', 'changed-since'] as const).filter((name) =>
    hasWords(recipeWordsFor(name), readSearchWords(search)),
  )

test.each([
  ['wochenende', ['upcoming', 'from-day']],
  ['weekend', ['upcoming', 'from-day']],
  ['umkreis', ['around']],
  ['perimeter', ['around']],
  ['gestern', ['changed-since']],
])('“%s” leads to the examples %j', (search, names) => {
  expect(foundRecipes(search)).toEqual(names)
})

test('is written as a search reads it', () => {
  expect(
    commandNames.filter((name) => otherWordsFor(name) !== otherWordsFor(name).toLowerCase()),
  ).toEqual([])
})
