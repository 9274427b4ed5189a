import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { languages } from '#core/language/language.ts'
import { manualPages } from '#core/manual/manual-page.ts'
import { readManualPage } from '#app/features/manual/ManualText.ts'

const folder = fileURLToPath(new URL('../../../../docs/manual/', import.meta.url))
const read = (language: string, page: string) =>
  readFileSync(`${folder}${language}/${page}.md`, 'utf8')

const linksOf = (text: string) =>
  Array.from(text.matchAll(/(!?)\[[^\]]*\]\(([^)]*)\)/g), ([, mark, target = '']) => ({
    isPicture: mark === '!',
    target,
  }))

test('every page stands in all languages, and there is no page that is not offered', () => {
  const filesOf = (language: string) =>
    readdirSync(folder + language)
      .filter((name) => name.endsWith('.md'))
      .toSorted()
  const offered = manualPages.map((page) => `${page}.md`).toSorted()
  expect(languages.map(filesOf)).toEqual(languages.map(() => offered))
})

describe.each(languages)('in %s', (language) => {
  test.each(manualPages)('every picture and page that %s names is there', (page) => {
    const missing = linksOf(read(language, page))
      .filter(({ target }) => !existsSync(`${folder}${language}/${target}`))
      .map(({ target }) => target)
    expect(missing).toEqual([])
  })

  test.each(manualPages)('%s begins with its one title and shows a picture', (page) => {
    const headings = readManualPage(language, page).filter(
      (token) => token.type === 'heading' && token.depth === 1,
    )
    expect(headings).toHaveLength(1)
    expect(readManualPage(language, page)[0]?.type).toBe('heading')
    expect(linksOf(read(language, page)).filter(({ isPicture }) => isPicture)).not.toEqual([])
  })

  test('no picture is there that no page shows', () => {
    const shown = manualPages.flatMap((page) => linksOf(read(language, page)))
    const pictures = readdirSync(folder + language).filter((name) => name.endsWith('.png'))
    expect(pictures.filter((name) => !shown.some(({ target }) => target === name))).toEqual([])
  })
})

test('both languages of a page have the same parts', () => {
  const partsOf = (language: (typeof languages)[number]) =>
    manualPages.map((page) =>
      readManualPage(language, page).map(({ type, ...token }) =>
        type === 'list' ? `list of ${(token as { items: unknown[] }).items.length}` : type,
      ),
    )
  expect(partsOf('de')).toEqual(partsOf('en'))
})
