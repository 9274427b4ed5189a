import type { FoundRequest, FoundRequests } from './found-request.ts'

/** A fence that is not closed ends with the text (CommonMark 0.31, 4.5). */
const fence =
  /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*\n([^]*?)(?:^ {0,3}\1[`~]*[ \t]*$|$(?![^]))/gm
/** Code languages in which a request may be found. */
export const codeLanguages = [
  'http',
  'hurl',
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

export interface CodePiece {
  /** In lower case; '' if unknown. */
  language: string
  code: string
}

const endpointPath = /\/api\/v4\/endpoints\/[^\s"'`?#]+/g

/**
 * The pieces of a document in which a request may be found. Those of other languages are taken only for an endpoint
 * that no piece of `codeLanguages` names, so that it does not vanish. JSON and plain text are no requests.
 */
export function chooseCode(pieces: readonly CodePiece[]): string[] {
  const isRead = ({ language }: CodePiece) => codeLanguages.includes(language)
  const read = pieces.filter(isRead)
  const isFurther = ({ language, code }: CodePiece) =>
    !/^(?:json|text$)/.test(language) &&
    (code.match(endpointPath) ?? []).some((path) => !read.some((one) => one.code.includes(path)))
  return pieces.filter((one) => isRead(one) || isFurther(one)).map(({ code }) => code)
}

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
  chooseCode(
    Array.from(text.replaceAll('\r\n', '\n').matchAll(fence), ([, , language = '', code = '']) => ({
      language: language.toLowerCase(),
      code,
    })),
  )

const unescape = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
