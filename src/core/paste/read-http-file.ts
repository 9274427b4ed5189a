import { isOfApi } from '#core/url/api-path.ts'
import { substituteVariables, type Variables } from './substitute-variables.ts'
import { readRestClientDate, responseCheck } from '#core/snippet/render-http-file.ts'
import { readDateScript, setters } from '#core/snippet/date-variables.ts'
import type { ComputedValues } from './computed-values.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { isFormText, readHeaderLine, type PastedRequest } from './pasted-request.ts'

// The version is stripped separately: matching several runs of blanks in one expression is quadratic.
const requestLine = /^([A-Za-z]+)\s+(\S.*)$/
const httpVersion = /\sHTTP\/[\d.]+$/
const responseLine = /^HTTP\/[\d.]+\s+\d{3}\b/
const knownMethod = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/i

/** The method and URL of a request line; null for any other line. Other methods need a URL of the API. */
function readRequestLine(line: string): { method: string; url: string } | null {
  const [, method = '', target = ''] = requestLine.exec(line.trimEnd()) ?? []
  const url = target.replace(httpVersion, '').trimEnd()
  const isKnown = knownMethod.test(method) && (/^[A-Z]+$/.test(method) || url.includes('/'))
  const isOther = /^[A-Z]+$/.test(method) && /^\S*\/api\/v4\//.test(url)
  return isKnown || isOther ? { method: method.toUpperCase(), url } : null
}

/**
 * Reads the first request of an `.http` file or a plain HTTP message; null for any other text. The file's variables
 * (`@host = …`) are filled in. Comments before the request are skipped; further requests and a response are left out.
 */
export function readHttpFile(pasted: string, computed: ComputedValues): PastedRequest | null {
  const text = asMessage(pasted)
  const variables = readFileVariables(text)
  const withVariables = (part: string) => substituteVariables(part, variables)
  const replaceComputed = createVariableReplacer(text, computed)
  const withPlaceholders = (part: string) => replaceComputed(withVariables(part))
  const lines = markScripts(text).split(/\r?\n/)
  const start = lines.findIndex(
    (line) => !/^\s*(#.*|\/\/.*|@.*)?$/.test(line) && !line.startsWith(scriptMark),
  )
  const first = readRequestLine(lines[start] ?? '')
  if (first === null) return null

  const after = lines.slice(start + 1)
  const end = after.findIndex(
    (line) => line.startsWith('###') || responseLine.test(line) || isRequestOfApi(line),
  )
  const ownLines = end === -1 ? after : after.slice(0, end)
  const requestLines = ownLines.filter((line) => !line.startsWith(scriptMark))
  // A body of JSON may follow without the blank line before it; `{{` begins a variable.
  const blank = requestLines.findIndex((line) => /^\s*(?:$|\{(?!\{)|\[)/.test(line))
  const headerLines = blank === -1 ? requestLines : requestLines.slice(0, blank)
  const body = blank === -1 ? '' : requestLines.slice(blank).join('\n').trim()
  const isForm = isFormText(body)
  const others = after
    .slice(ownLines.length)
    .join('\n')
    .replaceAll(scriptMark, '')
    .replace(/^###/, '')
    .trim()
  return {
    url: withPlaceholders(first.url + continuedUrl(headerLines)),
    method: first.method,
    headers: headerLines.flatMap((line) => readHeader(withVariables(line)) ?? []),
    query: isForm ? withPlaceholders(body.replace(/(?<!\s)\s*\n\s*/g, '')) : '',
    body: body === '' || isForm || isFile(body) ? null : withPlaceholders(body),
    defaultType: null,
    leftOut: [
      ...headerLines
        .filter(isUnread)
        .map((what) => ({ what: what.trim(), reason: 'unread' as const })),
      ...(isFile(body) ? [{ what: body, reason: 'file' as const }] : []),
      ...[...lines.slice(0, start), ...ownLines].flatMap(describeDirective),
      ...describeOthers(others),
    ],
    notes: isForm ? [{ kind: 'form-encoded-body' }] : [],
  }
}

/** The values of a file's variables: `@name = value`. */
export function readFileVariables(text: string): Variables {
  const definitions = text.matchAll(/^[ \t]*@([\w.-]+)[ \t]*=(.*)$/gm)
  return new Map(Array.from(definitions, ([, name = '', value = '']) => [name, value.trim()]))
}

/** A further request within the same part, as files without `###` have them. */
const isRequestOfApi = (line: string): boolean => isOfApi(readRequestLine(line)?.url)

const describeOthers = (others: string): LeftOut[] =>
  others === ''
    ? []
    : [{ what: others, reason: responseLine.test(others) ? 'response' : 'second-request' }]

/** `< ./body.json`, `<@ ./body.json`: the body is in a file. */
const isFile = (body: string): boolean => /^<@?\w* +\S+$/.test(body)

/** The message in what `curl -v` prints, or in the headers of HTTP/2 that browsers show; other texts are unchanged. */
function asMessage(text: string): string {
  if (/^> [A-Z]+ \//m.test(text))
    return text
      .split(/\r?\n/)
      .flatMap((line) => (/^[<>]/.test(line) ? line.replace(/^[<>] ?/, '') : []))
      .join('\n')
  const of = (name: string) => new RegExp(`^:${name}:? ?\\n?(\\S+)$`, 'm').exec(text)?.[1]
  const [method, host, path] = [of('method'), of('authority'), of('path')]
  if (method === undefined || host === undefined || path === undefined) return text
  const rest = text.replace(/^:(?:method|authority|path|scheme):? ?\n?\S+\r?\n?/gm, '')
  return `${method} ${path} HTTP/2\nHost: ${host}\n${rest}`
}

/** The function replaces variables that a script or the client computes by placeholders. */
function createVariableReplacer(text: string, computed: ComputedValues): (part: string) => string {
  const dates = new Map(listScriptsBefore(text).flatMap((script) => [...readScript(script).dates]))
  return (part) =>
    part.replace(/\{\{([^{}\n]+)\}\}/g, (written, name: string) => {
      const date = dates.get(name.trim()) ?? readRestClientDate(name)
      return date !== null || dynamicVariable.test(name)
        ? computed.addPlaceholder(written, date)
        : written
    })
}

/** `$datetime` or `$timestamp`, but not the value of an environment variable. */
const dynamicVariable = /^\s*\$(?!(?:processEnv|dotenv|env|shared|prompt)\b)/

const scriptBefore = /^< \{%(?:(?![\r\n]< \{%)[^])*?%\}[ \t]*$/gm

/** The scripts before a request, as JetBrains writes them. */
export const listScriptsBefore = (text: string): string[] =>
  Array.from(text.matchAll(scriptBefore), ([script]) => script)

const readScript = (script: string) =>
  readDateScript(script.replace(/^[<>] \{%|%\}[ \t]*$/g, ''), setters.jetBrains)

/** Begins a line that stands for a script. */
const scriptMark = '\u0000'

/**
 * Writes as one line with a mark in front: scripts before a request (`< {% … %}`) and on its response (`> {% … %}`,
 * or a file), files of responses (`>> a.json`, `<> a.json`), and what httpYac expects of a response (`?? …`).
 */
const markScripts = (text: string): string =>
  text
    .replaceAll(scriptMark, '')
    .replace(/^[<>] \{%(?:(?![\r\n][<>] \{%)[^])*?%\}[ \t]*$/gm, (script) => {
      if (script.replaceAll('\r', '').trimEnd() === responseCheck) return ''
      const { dates, rest } = readScript(script)
      // Only a script before the request sets its dates.
      const isDated = script.startsWith('<') && dates.size > 0
      const unread = isDated ? rest && `< {% ${rest} %}` : script
      return unread === ''
        ? ''
        : `${scriptMark}${unread
            .split('\n')
            .map((line) => line.trim())
            .join(' ')}`
    })
    .replace(/^(?:(?:[<>] \S+\.js|(?:>>!?|<>) \S+)[ \t]*|\?\? .*)$/gm, `${scriptMark}$&`)

const maxShownLength = 80

/** What a comment (`# @no-redirect`) or a script does to a request or with its response. */
function describeDirective(line: string): LeftOut[] {
  const what = line.replace(scriptMark, '').trim().slice(0, maxShownLength)
  if (line.startsWith(scriptMark))
    return [{ what, reason: /^<(?!>)/.test(what) ? 'script' : 'response' }]
  const directive = /^\s*(?:#|\/\/)\s*(@(?!name\b)[\w-].*)$/.exec(line)?.[1]
  return directive === undefined
    ? []
    : [
        {
          what: directive.trim().slice(0, maxShownLength),
          reason: /^@(?:note|description|title)\b/.test(directive) ? 'description' : 'option',
        },
      ]
}

/** The query string may continue in lines that begin with `?` or `&`. */
const continuedUrl = (headerLines: readonly string[]): string =>
  headerLines
    .map((line) => line.trim())
    .filter((line) => /^[?&]/.test(line))
    .join('')

const isPartOfUrlOrComment = (line: string): boolean => /^\s*(?:[?&#]|\/\/)/.test(line)

const readHeader = (line: string) => (isPartOfUrlOrComment(line) ? null : readHeaderLine(line))

/** True for a line that is no header, although one is expected there. */
const isUnread = (line: string): boolean =>
  line.trim() !== '' && !isPartOfUrlOrComment(line) && readHeaderLine(line) === null
