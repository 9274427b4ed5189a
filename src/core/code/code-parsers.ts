import type { LRParser } from '@lezer/lr'
import { listCodeLanguages } from './code-language.ts'
import type { CodeLanguage, CodeParser } from './code-tree.ts'
export type CodeParsers = ReadonlyMap<CodeLanguage, CodeParser>

export const noParsers: CodeParsers = new Map()

/** Parsers are large: each is loaded when the first text in its language is read. */
const importers: Readonly<Record<CodeLanguage, () => Promise<LRParser>>> = {
  // Without types and JSX, much of what people write today would be an error.
  javascript: async () =>
    (await import('@lezer/javascript')).parser.configure({ dialect: 'ts jsx' }),
  python: async () => (await import('@lezer/python')).parser,
  php: async () => (await import('@lezer/php')).parser.configure({ top: 'Program' }),
  java: async () => (await import('@lezer/java')).parser,
  go: async () => (await import('@lezer/go')).parser,
}

/** Code as an HTML page holds it. */
const withoutMarkup = (text: string): string =>
  text.startsWith('<') ? text.replace(/<\/?[a-z][^<>]*>/gi, '\n').replaceAll('&lt;', '<') : text

/** Loads the parsers for the languages of texts, also of the code in documents. */
export async function loadParsers(texts: Iterable<string>): Promise<CodeParsers> {
  const languages = new Set(Array.from(texts, withoutMarkup).flatMap(listCodeLanguages))
  return new Map(
    await Promise.all(
      Array.from(languages, async (language) => {
        const tolerant = await importers[language]()
        return [language, { tolerant, strict: tolerant.configure({ strict: true }) }] as const
      }),
    ),
  )
}
