import { marked, type Token } from 'marked'

/** One page for each task, in the order in which they are offered. The files stand in docs/manual. */
export const manualPages = [
  'first-query',
  'why-zero',
  'hand-over',
  'compare',
  'company-network',
  'tokens',
  'install',
] as const

export type ManualPage = (typeof manualPages)[number]

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

/** The page that a link in the manual leads to (`why-zero.md`), or null. */
export const readPageLink = (link: string): ManualPage | null =>
  manualPages.find((page) => link === `${page}.md`) ?? null

/** Where a picture of a page is served; null where there is none. */
export const findPicture = (language: 'en' | 'de', name: string): string | null =>
  pictures[`${folder}${language}/${name}`] ?? null

/** A page as the parts of its Markdown, the first of them its heading. */
export function readManualPage(language: 'en' | 'de', page: ManualPage): Token[] {
  const text = texts[`${folder}${language}/${page}.md`]
  if (text === undefined) throw new Error(`The manual has no page ${page} in ${language}`)
  return marked.lexer(text)
}

/** What a page is called. */
export function readManualTitle(language: 'en' | 'de', page: ManualPage): string {
  const [heading] = readManualPage(language, page)
  return heading?.type === 'heading' && typeof heading.text === 'string' ? heading.text : page
}
