import { escapeMarkdown, renderMarkdownTable } from '#core/text/markup.ts'

/** A card in the reader's language. Never contains a token. */
export interface WordedCard {
  title: string
  /** The server, the time, and the number of lines per result: one paragraph each. */
  facts: readonly string[]
  warnings: readonly string[]
  headings: readonly [check: string, section: string, standing: string, seen: string]
  lines: readonly (readonly [check: string, section: string, standing: string, seen: string])[]
  /** The document that the sections refer to. */
  document: string
}

/** The card as Markdown (CommonMark with tables), with all data escaped. */
export const renderApiCheck = (card: WordedCard): string =>
  [
    `# ${escapeMarkdown(card.title)}`,
    card.facts.map((fact) => `- ${escapeMarkdown(fact)}`).join('\n'),
    ...card.warnings.map((warning) => `> ${escapeMarkdown(warning)}`),
    renderMarkdownTable(card.headings, card.lines),
    escapeMarkdown(card.document),
    '',
  ].join('\n\n')
