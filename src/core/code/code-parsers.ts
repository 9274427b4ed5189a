import type { LRParser } from '@lezer/lr'
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

/** Text of JavaScript that neither Python nor PHP has where only names and texts are assigned. */
const onlyJavaScript =
  /^[ \t]*(?:export )?(?:const|let|var) [\w${[]|^[ \t]*\/\/|===|\bfunction\b|\) ?=> ?|\$[.(]|\.then\(|\b(?:await )?fetch\(|\baxios\b|;[ \t]*$/m

const powerShell = /\bInvoke-\w|\b(?:irm|iwr)\s|\$env:|=\s*@\{|=\s*@['"]\s*$|\bcurl\.exe\b/im

/** Text that code of one language has, and text that it does not have, in the order in which they are tried. */
const languageMarks: readonly (readonly [CodeLanguage, RegExp, ...RegExp[]])[] = [
  [
    'php',
    /<\?php|\bcurl_(?:init|setopt)\s*\(|\bHttp::\w+\(|\bwp_(?:safe_)?remote_\w+\s*\(|\bfile_get_contents\s*\(/m,
    powerShell,
  ],
  // jQuery's objects have names with this sign as well.
  ['php', /^[ \t]*\$\w+(?:\[.*\])?\s*\.?=[^=]/m, powerShell, /\$[.(]/],
  [
    'go',
    /^package \w+[ \t]*$|\bhttp\.NewRequest(?:WithContext)?\(|\bhttp\.(?:Get|Post|PostForm)\(|^func \w*\(/m,
  ],
  [
    'java',
    /^import (?:static )?(?:javax?|okhttp3|org\.(?:springframework|apache))\.|\bHttpRequest\.newBuilder\(|\bnew OkHttpClient\b|\bHttpURLConnection\b|\bnew Request\.Builder\(|\bURI\.create\(/m,
  ],
  [
    'python',
    /^[ \t]*(?:import|from)\s+(?:requests|httpx|urllib|aiohttp|http)\b(?!\s+from\b)|\b(?:requests|httpx)\.\w+\s*\(|\burlopen\s*\(|^[ \t]*(?:async )?def \w+\(.*:[ \t]*$/m,
  ],
  [
    'python',
    /^\w+ = (?:f?["'{[(]|os\.)|\b(?:session|client|s)\.(?:get|post|request)\(f["']/m,
    onlyJavaScript,
  ],
  [
    'javascript',
    /\bfetch\s*\(|\baxios\b|\$\.(?:ajax|get|getJSON|post)\s*\(|\$fetch\b|\bofetch\s*\(|\b(?:ky|got)(?:\.\w+)?\(|\b(?:superagent|wretch|unirest|needle)\s*[.(]|\brequest\(\{|^import [\w$*{}, ]+ from ['"]|\bXMLHttpRequest\b|\bhttps?\.(?:get|request)\(|^[ \t]*(?:export )?(?:const|let|var) [\w${[]|\bnew URL(?:SearchParams)?\(|\.(?:get|post|request)(?:<\w+(?:\[\])?>)?\(\s?['"`]/m,
  ],
]

const listCodeLanguages = (text: string): CodeLanguage[] =>
  languageMarks
    .filter(([, mark, ...others]) => mark.test(text) && !others.some((other) => other.test(text)))
    .map(([language]) => language)

/** The language of code that can be read; null for any other text. */
export const recognizeCode = (text: string): CodeLanguage | null =>
  listCodeLanguages(text)[0] ?? null
