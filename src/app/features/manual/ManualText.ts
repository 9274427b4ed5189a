import { type Token, type Tokens, marked } from 'marked'
import { defineComponent, h, type PropType, type VNodeChild } from 'vue'
import type { Language } from '#core/language/language.ts'
import { manualPages, type ManualPage } from '#core/manual/manual-page.ts'

/** Renders a page of the manual. Supports only the Markdown used in the manual, and no HTML. */
export default defineComponent({
  name: 'ManualText',
  props: {
    tokens: { type: Array as PropType<Token[]>, required: true },
    language: { type: String as PropType<Language>, required: true },
  },
  emits: { go: (page: ManualPage) => manualPages.includes(page) },
  setup(props, { emit }) {
    const renderAll = (tokens: readonly Token[] = []): VNodeChild[] => tokens.map(render)

    function render(token: Token): VNodeChild {
      switch (token.type) {
        case 'heading':
          return h(`h${(token as Tokens.Heading).depth + 1}`, renderAll(token.tokens))
        case 'paragraph':
          return h('p', renderAll(token.tokens))
        case 'list': {
          const { ordered, items } = token as Tokens.List
          return h(
            ordered ? 'ol' : 'ul',
            items.map((item) => h('li', renderAll(item.tokens))),
          )
        }
        case 'code':
          return h('pre', { class: 'mono', tabindex: 0 }, token.text as string)
        case 'codespan':
          return h('code', { class: 'mono' }, token.text as string)
        case 'strong':
          return h('strong', renderAll(token.tokens))
        case 'image': {
          const { href, text } = token as Tokens.Image
          const source = findPicture(props.language, href)
          return source === null ? text : h('img', { src: source, alt: text, loading: 'lazy' })
        }
        case 'link':
          return renderLink(token as Tokens.Link)
        case 'space':
          return null
        default:
          if ('tokens' in token) return renderAll(token.tokens)
          return 'text' in token ? (token.text as string) : null
      }
    }

    function renderLink({ href, tokens }: Tokens.Link): VNodeChild {
      const page = readPageLink(href)
      if (page === null) return renderAll(tokens)
      const go = (event: Event) => {
        event.preventDefault()
        emit('go', page)
      }
      return h('a', { href: `#${page}`, onClick: go }, renderAll(tokens))
    }

    return () => h('article', renderAll(props.tokens))
  },
})

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
const readPageLink = (link: string): ManualPage | null =>
  manualPages.find((page) => link === `${page}.md`) ?? null

/** The URL of a picture in the manual; null if there is none. */
const findPicture = (language: Language, name: string): string | null =>
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
