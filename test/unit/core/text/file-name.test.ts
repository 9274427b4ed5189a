import { expect, test } from 'vitest'
import { renderFileName } from '#core/text/file-name.ts'

test.each(['CON', 'aux.list', 'con.v2', 'COM¹', 'conin$', 'nul .txt'])(
  'a title that Windows takes for a device gets a word in front: %s',
  (title) => {
    expect(renderFileName(title)).toBe(`query ${title}`)
  },
)

test.each(['console', 'auxiliary.list', 'COM', 'comet 1'])(
  '%s is a name like any other',
  (title) => {
    expect(renderFileName(title)).toBe(title)
  },
)

test.each(['-rf all', '--help', '- events'])(
  'no program takes the name for an option: %s',
  (title) => {
    expect(renderFileName(title)).toBe(title.replace(/^[- ]+/, ''))
  },
)

test('what a title names is told from its value by a space', () => {
  expect(renderFileName('Orte - Slug: see/berg 10:30')).toBe('Orte - Slug see-berg 10-30')
})
