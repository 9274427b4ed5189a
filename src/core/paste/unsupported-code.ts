import { recognizeCode } from '#core/code/code-language.ts'

/** A language whose text is recognized, but not read. */
export type UnsupportedLanguage = 'Kotlin' | 'C#' | 'Ruby'

/** Text that only one language has; Kotlin is first, because Kotlin code may also match Go and Java. */
const languageMarks: readonly (readonly [UnsupportedLanguage, RegExp])[] = [
  ['Kotlin', /^[ \t]*(?:suspend )?fun \w+\(/m],
  ['C#', /^using System\b|\bnew HttpRequestMessage\b|\.(?:Get|GetString|Post|Send)Async\(/m],
  ['Ruby', /^require ['"](?:net\/http|uri|faraday|httparty)['"]|\bNet::HTTP\b|\bFaraday\.\w/m],
]

/** The language of code that cannot be read; null for any other text. */
export function recognizeUnsupportedCode(text: string): UnsupportedLanguage | null {
  if (recognizeCode(text) === 'php') return null
  return languageMarks.find(([, mark]) => mark.test(text.replaceAll('\r', '')))?.[0] ?? null
}
