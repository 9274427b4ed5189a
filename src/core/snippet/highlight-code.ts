export type CodeTone = 'plain' | 'comment' | 'string' | 'keyword' | 'number'

export interface CodePiece {
  tone: CodeTone
  text: string
}

/** Regular expressions of one language. */
interface LanguageRules {
  comment?: string
  string: string
  keyword: string
}

const single = String.raw`'(?:[^'\\]|\\[^])*'`
const double = String.raw`"(?:[^"\\]|\\[^])*"`
const backtick = '`[^`]*`'
const words = (list: string): string => `\\b(?:${list.replaceAll(' ', '|')})\\b`
const number = String.raw`(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])`

const rules = {
  bash: {
    comment: String.raw`(?<=^|\s)#.*`,
    string: `'[^']*'|${double}`,
    keyword: String.raw`^\s*curl\b|(?<=\s)--?[A-Za-z][\w-]*`,
  },
  powershell: {
    comment: '#.*',
    string: `'(?:[^']|'')*'|"[^"]*"`,
    keyword: String.raw`\bcurl\.exe\b|(?<=\s)--?[A-Za-z][\w-]*|\bGet-Date\b`,
  },
  bat: { string: '"[^"]*"', keyword: String.raw`^curl\b|(?<=\s)--?[A-Za-z][\w-]*` },
  js: {
    comment: String.raw`//.*|/\*[^]*?\*/`,
    string: `${single}|${double}|${backtick}`,
    keyword: words(
      'const let return if for while break throw new await async import from null true false',
    ),
  },
  ts: {
    comment: String.raw`//.*|/\*[^]*?\*/`,
    string: `${single}|${double}`,
    keyword: words('export interface type string number boolean null unknown Record'),
  },
  python: {
    comment: '#.*',
    string: `${single}|${double}`,
    keyword: words(
      'import from def return if else for in while break raise and or not None True False',
    ),
  },
  php: {
    comment: '//.*',
    string: `${single}|${double}`,
    keyword: `<\\?php|${words('function return if throw new echo true false null int string')}`,
  },
  java: {
    comment: '//.*',
    string: double,
    keyword: words('import public static class void throws throw new return if int String'),
  },
  go: {
    comment: '//.*',
    string: `${double}|${backtick}`,
    keyword: words('package import func return if defer nil int string'),
  },
  http: {
    comment: '^#.*',
    string: String.raw`\{\{[^{}]*\}\}|${single}|${double}`,
    keyword: String.raw`^(?:GET|POST)\b|^[A-Za-z][\w-]*(?=:)|^@\w+|^[<>] \{%|^%\}`,
  },
  json: { string: `${double}(?!\\s*:)`, keyword: `${double}(?=\\s*:)|${words('true false null')}` },
} satisfies Record<string, LanguageRules>

/** A language that is highlighted, named as in a Markdown code fence. */
export type HighlightedLanguage = keyof typeof rules

/**
 * Splits code into colored pieces that add up to the code. `language` is named as in a Markdown code fence;
 * unknown languages are not highlighted. Approximate: it does not parse the language.
 */
export function highlightCode(code: string, language: string): CodePiece[] {
  if (!isHighlighted(language)) return code === '' ? [] : [{ tone: 'plain', text: code }]
  const pieces: CodePiece[] = []
  let end = 0
  const take = (tone: CodeTone, text: string) => {
    if (text !== '') pieces.push({ tone, text })
  }
  for (const found of code.matchAll(patternOf(rules[language]))) {
    take('plain', code.slice(end, found.index))
    take(toneOf(found.groups ?? {}), found[0])
    end = found.index + found[0].length
  }
  take('plain', code.slice(end))
  return pieces
}

const isHighlighted = (language: string): language is HighlightedLanguage =>
  Object.hasOwn(rules, language)

const patternOf = ({ comment, string, keyword }: LanguageRules): RegExp =>
  new RegExp(
    [
      ...(comment === undefined ? [] : [`(?<comment>${comment})`]),
      `(?<string>${string})`,
      `(?<keyword>${keyword})`,
      `(?<number>${number})`,
    ].join('|'),
    'gm',
  )

const toneOf = (groups: Readonly<Record<string, string | undefined>>): CodeTone =>
  (['comment', 'string', 'keyword', 'number'] as const).find(
    (tone) => groups[tone] !== undefined,
  ) ?? 'plain'
