import type { CurlHeader } from './curl-command.ts'
import type { PastedRequest } from './pasted-request.ts'

// The version is stripped separately: matching several runs of blanks in one expression is quadratic.
const requestLine = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(\S.*)$/
const httpVersion = /\sHTTP\/[\d.]+$/

/**
 * Reads the first request of an `.http` file or a plain HTTP message; null for any other text.
 * Comments and variable definitions before the request are skipped; requests after `###` are left out.
 */
export function readHttpFile(text: string): PastedRequest | null {
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
    url: url + continuedUrl(headerLines),
    method,
    headers: headerLines.flatMap(readHeader),
    query: '',
    body: body === '' ? null : body,
    defaultType: null,
    leftOut: /\S/.test(otherRequests)
      ? [{ what: otherRequests.trim(), reason: 'second-request' }]
      : [],
    notes: [],
  }
}

/** Removes JetBrains scripts before a request (`< {% … %}`) and on its response (`> {% … %}`, or a file). */
const withoutScripts = (text: string): string =>
  text.replace(/^[<>] \{%[^]*?%\}[ \t]*$/gm, '').replace(/^(?:[<>] \S+\.js|>>!? \S+)[ \t]*$/gm, '')

/** The query string may continue in lines that begin with `?` or `&`. */
const continuedUrl = (headerLines: readonly string[]): string =>
  headerLines
    .map((line) => line.trim())
    .filter((line) => /^[?&]/.test(line))
    .join('')

function readHeader(line: string): CurlHeader[] {
  const colon = line.indexOf(':')
  if (colon <= 0 || /^\s*[?&#]/.test(line)) return []
  return [{ name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }]
}
