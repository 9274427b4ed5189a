import type { FoundRequest, FoundRequests } from './found-request.ts'

const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*\n([^]*?)^ {0,3}\1[`~]*[ \t]*$/gm
/** Code languages in which a request may be found. */
export const codeLanguages = [
  'http',
  'rest',
  'bash',
  'sh',
  'shell',
  'console',
  'powershell',
  'bat',
  'cmd',
  'curl',
  'javascript',
  'js',
  'typescript',
  'ts',
  'python',
  'py',
  'php',
  '',
]

/** True if a text has a code fence in one of `codeLanguages`. */
export const isMarkdown = (text: string): boolean => readFences(text).length > 0

/**
 * Reads the requests in the code fences of a Markdown text: HTTP requests, cURL commands and code. A fence
 * without a request is labeled with its first line.
 */
export function readMarkdown(text: string): FoundRequests {
  return requestsOfCode(unescape(/^# (.*)$/m.exec(text)?.[1] ?? '').trim(), readFences(text))
}

const maxLabelLength = 80

/** Each piece of code as one request. */
export function requestsOfCode(title: string, pieces: readonly string[]): FoundRequests {
  const requests = pieces.map((code): FoundRequest => ({
    name: title,
    fallbackName: code.trim().split('\n')[0]?.slice(0, maxLabelLength) ?? '',
    folderPath: [],
    note: '',
    text: code,
    leftOut: [],
  }))
  return { title, requests, leftOut: [] }
}

const readFences = (text: string): string[] =>
  Array.from(text.replaceAll('\r\n', '\n').matchAll(fence), ([, , language = '', code = '']) => ({
    language: language.toLowerCase(),
    code,
  }))
    .filter(({ language }) => codeLanguages.includes(language))
    .map(({ code }) => code)

const unescape = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
