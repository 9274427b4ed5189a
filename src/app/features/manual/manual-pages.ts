import { marked, type Token } from 'marked'
import type { Language } from '#core/language/language.ts'
import { manualPages, type ManualPage } from '#core/manual/manual-page.ts'

const texts = import.meta.glob<string>('../../../../docs/manual/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pictures = import.meta.glob<string>('../../../../docs/manual/*/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})
const folder = '../../../../docs/manual/'

/** The manual page of a link to a file in the manual's folder; null for other links. */
export const readPageLink = (link: string): ManualPage | null =>
  manualPages.find((page) => link === `${page}.md`) ?? null

/** The URL of a picture in the manual; null if there is none. */
export const findPicture = (language: Language, name: string): string | null =>
  pictures[`${folder}${language}/${name}`] ?? null

/** The Markdown tokens of a page. The first token is its heading. */
export function readManualPage(language: Language, page: ManualPage): Token[] {
  const text = texts[`${folder}${language}/${page}.md`]
  if (text === undefined) throw new Error(`The manual has no page ${page} in ${language}`)
  return marked.lexer(text)
}

export function readManualTitle(language: Language, page: ManualPage): string {
  const [heading] = readManualPage(language, page)
  return heading?.type === 'heading' && typeof heading.text === 'string' ? heading.text : page
}
