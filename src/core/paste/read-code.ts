import { type CodeParsers, recognizeCode } from '#core/code/code-parsers.ts'
import type { CodeRequest } from '#core/code/code-request.ts'
import { parseCode, type CodeLanguage } from '#core/code/code-tree.ts'
import { readRequests } from '#core/code/run-code.ts'
import type { LeftOut, LeftOutReason } from '#core/query/reading.ts'
import { findHelpers, type DateHelpers } from '#core/snippet/text-with-dates.ts'
import { javascriptDateHelpers } from '#core/snippet/render-javascript.ts'
import { pythonDateHelpers, pythonTimeout } from '#core/snippet/render-python.ts'
import { goDateHelpers } from '#core/snippet/render-go.ts'
import { javaDateHelpers } from '#core/snippet/render-java.ts'
import { phpDateHelpers } from '#core/snippet/render-php.ts'
import type { ComputedValues } from './computed-values.ts'
import { hasSecretOption } from './likely-secrets.ts'
import { isFormText, type PastedRequest } from './pasted-request.ts'

export type CodeReading =
  | { kind: 'code'; requests: PastedRequest[] }
  | { kind: 'unclosed-quote' }
  /** It would take too long to read. */
  | { kind: 'too-much' }
  | { kind: 'no-parser'; language: CodeLanguage }

const dateHelpers: Readonly<Record<CodeLanguage, DateHelpers>> = {
  javascript: javascriptDateHelpers,
  python: pythonDateHelpers,
  php: phpDateHelpers,
  java: javaDateHelpers,
  go: goDateHelpers,
}

/**
 * Reads the requests that code in JavaScript, Python, PHP, Java or Go sends. Returns null for any other text.
 * Runs no code. What is not followed of a request is named in its `leftOut`.
 */
export function readCode(
  text: string,
  { computed, parsers }: { computed: ComputedValues; parsers: CodeParsers },
): CodeReading | null {
  const language = recognizeCode(text)
  if (language === null) return null
  const parser = parsers.get(language)
  if (parser === undefined) return { kind: 'no-parser', language }
  const source = blankOutMarkup(text, language)
  const tree = parseCode(source, parser)
  if (tree === null) return { kind: 'too-much' }
  const read = readRequests(tree, {
    source,
    language,
    dateHelpers: findHelpers(text, dateHelpers[language]),
    placeholders: computed,
  })
  return read.kind === 'requests'
    ? { kind: 'code', requests: read.requests.map(readRequest) }
    : { kind: read.kind }
}

/** Texts and comments of PHP, which may have its tags, and the tags with the HTML between them. */
const partsOfPhp =
  /'(?:\\[^]|[^'\\])*'?|"(?:\\[^]|[^"\\])*"?|<<<[ \t]*(["']?)(\w+)\b\1[^]*?(?:^[ \t]*\2\b|$(?![^]))|\/\*[^]*?(?:\*\/|$(?![^]))|(?:#(?!\[)|\/\/)(?:(?!\?>)[^\n])*|<\?(?:php|=)|\?>[^]*?(?=<\?|$(?![^]))/gm

const blank = (part: string): string => part.replace(/[^\n]/g, ' ')

/** Blanks for the HTML around scripts and for PHP's own tags, so that lines stay what they are. */
function blankOutMarkup(text: string, language: CodeLanguage): string {
  if (language === 'php') {
    // What stands before the code, such as prose or HTML, has no variables.
    const start = text.search(/^[ \t]*<\?php/m)
    const before = start === -1 || text.slice(0, start).includes('$') ? '' : text.slice(0, start)
    return (blank(before) + text.slice(before.length)).replace(partsOfPhp, (part: string) =>
      /^(?:<\?|\?>)/.test(part) ? blank(part) : part,
    )
  }
  if (language !== 'javascript' || !/<script\b/i.test(text)) return text
  return text.replace(/(^|<\/script>)[^]*?(<script\b[^>]{0,500}>|$)/gi, blank)
}

function readRequest(request: CodeRequest): PastedRequest {
  const { method, url, headers, query, namesOnly, body, isForm, defaultType } = request
  const isFormBody = body !== null && (isForm || isFormText(body))
  return {
    url,
    method: method ?? (body === null ? null : 'POST'),
    headers,
    query: [query, isFormBody ? body : ''].filter(Boolean).join('&'),
    body: isFormBody ? null : body,
    defaultType,
    leftOut: [
      ...request.options.flatMap(describeOption),
      ...namesOnly.map((what) => ({ what, reason: 'names-only' }) as const),
      ...request.notFollowed.map(({ line, source, reason }) => ({ what: source, line, reason })),
    ],
    notes: [...(isFormBody ? [{ kind: 'form-encoded-body' } as const] : [])],
  }
}

/** Options that only affect how the response is received, or that the app applies anyway. */
const notNeeded =
  /^(mode|cache|redirect|referrer|referrerPolicy|keepalive|signal|priority|timeout|responseType|allow_redirects|follow_redirects|stream|dataType|crossDomain|async|processData|ignore_errors|http_errors|connect_timeout|decode_content|protocol_version|httpversion|sslverify|next|retry|throwHttpErrors|validateStatus|withCredentials|maxRedirects|CURLOPT_(ENCODING|MAXREDIRS|TIMEOUT(_MS)?|CONNECTTIMEOUT(_MS)?|FOLLOWLOCATION|HTTP_VERSION|HEADER|FAILONERROR|RETURNTRANSFER|HTTPGET|USERAGENT))$/
const certificateOptions =
  /^(verify|verify_ssl|ssl|sslverify|strictSSL|CURLOPT_SSL_VERIFY(PEER|HOST))$/

function describeOption({ name, value }: CodeRequest['options'][number]): LeftOut[] {
  // Only affects how the program gets the response; the app waits as long as its own code for Python.
  if (name === 'CURLOPT_RETURNTRANSFER' || `${name}=${value}` === pythonTimeout) return []
  const shown = hasSecretOption(name) ? '•••' : value.slice(0, 200)
  return [{ what: `${name}: ${shown}`, reason: reasonFor(name) }]
}

function reasonFor(name: string): LeftOutReason {
  if (certificateOptions.test(name)) return 'certificate-check'
  if (/^(auth|cookies|CURLOPT_USERPWD|CURLOPT_COOKIE)$/.test(name)) return 'credentials'
  return notNeeded.test(name) ? 'not-needed' : 'option'
}

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
