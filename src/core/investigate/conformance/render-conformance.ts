import { escapeMarkdown, renderMarkdownTable } from '#core/text/markdown.ts'

/** What a card says, in the reader's words; there is no place for a token in it. */
export interface WordedCard {
  title: string
  /** Whose it is, when it was asked, how many lines stand how: a paragraph each. */
  facts: readonly string[]
  warnings: readonly string[]
  head: readonly [check: string, section: string, standing: string, seen: string]
  lines: readonly (readonly [check: string, section: string, standing: string, seen: string])[]
  /** Where the sections stand. */
  document: string
}

/** The card as Markdown (CommonMark with tables), what comes from outside escaped. */
export const renderConformance = (card: WordedCard): string =>
  [
    `# ${escapeMarkdown(card.title)}`,
    card.facts.map((fact) => `- ${escapeMarkdown(fact)}`).join('\n'),
    ...card.warnings.map((warning) => `> ${escapeMarkdown(warning)}`),
    renderMarkdownTable(card.head, card.lines),
    escapeMarkdown(card.document),
    '',
  ].join('\n\n')
