import { recogniseCode } from './read-code.ts'

/** A language or program whose text is recognized, but not read. */
export type UnreadLanguage = 'Go' | 'Java' | 'Kotlin' | 'C#' | 'Ruby' | 'wget'

/** What only code of one language has; Kotlin stands first, because it may have what Go and Java have. */
const marks: readonly (readonly [UnreadLanguage, RegExp])[] = [
  ['Kotlin', /^[ \t]*(?:suspend )?fun \w+\(/m],
  ['Go', /^package \w+[ \t]*$|\bhttp\.NewRequest(?:WithContext)?\(/m],
  [
    'Java',
    /^import (?:static )?(?:javax?|okhttp3|org\.(?:springframework|apache))\.|\bHttpRequest\.newBuilder\(|\bnew OkHttpClient\b|\bHttpURLConnection\b/m,
  ],
  ['C#', /^using System\b|\bnew HttpRequestMessage\b|\.(?:Get|GetString|Post|Send)Async\(/m],
  ['Ruby', /^require ['"](?:net\/http|uri|faraday|httparty)['"]|\bNet::HTTP\b|\bFaraday\.\w/m],
  // A curl command after it can be read.
  ['wget', /^[$# \t]*wget(?:\.exe)?\s(?!.*\bcurl\b)/is],
]

/** The language of code that cannot be read; null for code that can, and for any other text. */
export function recogniseUnreadCode(text: string): UnreadLanguage | null {
  if (recogniseCode(text) === 'php') return null
  return marks.find(([, mark]) => mark.test(text.replaceAll('\r', '')))?.[0] ?? null
}
