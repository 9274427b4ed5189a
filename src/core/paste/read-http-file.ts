import { readRestClientDate } from '#core/snippet/render-http-file.ts'
import { readDateScript, setters } from '#core/snippet/date-variables.ts'
import type { ComputedValues } from './computed-values.ts'
import { readHeaderLine, type PastedRequest } from './pasted-request.ts'

// The version is stripped separately: matching several runs of blanks in one expression is quadratic.
const requestLine = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(\S.*)$/
const httpVersion = /\sHTTP\/[\d.]+$/

/**
 * Reads the first request of an `.http` file or a plain HTTP message; null for any other text.
 * Comments and variable definitions before the request are skipped; requests after `###` are left out.
 */
export function readHttpFile(text: string, computed: ComputedValues): PastedRequest | null {
  const withPlaceholders = createVariableReplacer(text, computed)
  const lines = withoutScripts(text).split(/\r?\n/)
  const start = lines.findIndex((line) => !/^\s*(#.*|\/\/.*|@.*)?$/.test(line))
  const [, method = '', target = ''] = requestLine.exec((lines[start] ?? '').trimEnd()) ?? []
  if (method === '') return null
  const url = target.replace(httpVersion, '').trimEnd()

  const afterRequestLine = lines.slice(start + 1)
  const nextRequest = afterRequestLine.findIndex((line) => line.startsWith('###'))
  const requestLines =
    nextRequest === -1 ? afterRequestLine : afterRequestLine.slice(0, nextRequest)
  const blank = requestLines.findIndex((line) => line.trim() === '')
  const headerLines = blank === -1 ? requestLines : requestLines.slice(0, blank)
  const body = blank === -1 ? '' : requestLines.slice(blank).join('\n').trim()
  const otherRequests = afterRequestLine.slice(requestLines.length + 1).join('\n')
  return {
    url: withPlaceholders(url + continuedUrl(headerLines)),
    method,
    headers: headerLines.flatMap(readHeader),
    query: '',
    body: body === '' ? null : withPlaceholders(body),
    defaultType: null,
    leftOut: /\S/.test(otherRequests)
      ? [{ what: otherRequests.trim(), reason: 'second-request' }]
      : [],
    notes: [],
  }
}

/** The function replaces variables that a script or the client computes by placeholders. */
function createVariableReplacer(text: string, computed: ComputedValues): (part: string) => string {
  const dates = new Map(
    listScriptsBefore(text).flatMap((script) => [...readDateScript(script, setters.jetBrains)]),
  )
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

const scriptBefore = /^< \{%[^]*?%\}[ \t]*$/gm

/** The scripts before a request, as JetBrains writes them. */
export const listScriptsBefore = (text: string): string[] =>
  Array.from(text.matchAll(scriptBefore), ([script]) => script)

/** Removes JetBrains scripts before a request (`< {% … %}`) and on its response (`> {% … %}`, or a file). */
const withoutScripts = (text: string): string =>
  text.replace(/^[<>] \{%[^]*?%\}[ \t]*$/gm, '').replace(/^(?:[<>] \S+\.js|>>!? \S+)[ \t]*$/gm, '')

/** The query string may continue in lines that begin with `?` or `&`. */
const continuedUrl = (headerLines: readonly string[]): string =>
  headerLines
    .map((line) => line.trim())
    .filter((line) => /^[?&]/.test(line))
    .join('')

const readHeader = (line: string) => (/^\s*[?&#]/.test(line) ? [] : (readHeaderLine(line) ?? []))
