import type { FoundRequest, FoundRequests } from './found-request.ts'
import { decodeHTMLStrict } from 'entities/decode'
import type { LeftOutRequest } from './import.ts'

/** A fence that is not closed ends with the text (CommonMark 0.31, 4.5). */
const fence = /^ {0,3}(`{3,}|~{3,}(?!~))([^\r\n`]*)\n([^]*?)(?:^ {0,3}\1[`~]*[ \t]*$|$(?![^]))/gm
/** Code languages in which a request may be found. */
const codeLanguages = [
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

interface CodePiece {
  /** In lower case; '' if unknown. */
  language: string
  code: string
}

const endpointPath = /\/api\/v4\/endpoints\/[^\s"'`?#]+/g

/**
 * The pieces of a document in which a request may be found. Those of other languages are taken only for an endpoint
 * that no piece of `codeLanguages` names, so that it does not vanish. JSON and plain text are no requests.
 */
function chooseCode(pieces: readonly CodePiece[]): string[] {
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
function requestsOfCode(title: string, pieces: readonly string[]): FoundRequests {
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

function readFences(given: string): string[] {
  const text = given.replaceAll('\r\n', '\n')
  const pieces = Array.from(text.matchAll(fence), ([, , info = '', code = '']) => ({
    language: /\S+/.exec(info.toLowerCase())?.[0] ?? '',
    code,
  }))
  return chooseCode([
    ...pieces,
    ...(pieces.length > 0 ? listIndented(text.replace(fence, '')) : []),
  ])
}

/** Indented code (CommonMark 0.31, 4.4) that names an endpoint. */
function listIndented(text: string): CodePiece[] {
  const blocks: string[][] = [[]]
  let isAfterBlank = true
  for (const line of text.split('\n')) {
    const [, code] = /^(?: {4}|\t)(.*)$/.exec(line) ?? []
    const block = blocks.at(-1)
    if (code !== undefined && (isAfterBlank || block?.length !== 0)) block?.push(code)
    else if (line.trim() === '' && block?.length !== 0) block?.push('')
    else if (block?.length !== 0) blocks.push([])
    isAfterBlank = line.trim() === ''
  }
  const codes = blocks.map((lines) => lines.join('\n').trim())
  return codes
    .filter((code) => code.search(endpointPath) >= 0)
    .map((code) => ({ language: '', code }))
}

const unescape = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

const block = /<code class="language-([\w-]+)">([^<]*)<\/code>/g
const anyBlock = /<code class="language-/
const heading = /<h1>([^<]*)<\/h1>/

/** True for an HTML page with code blocks. */
export const isHtmlPage = (text: string): boolean =>
  /^\s*<!doctype html/i.test(text) && text.includes('<code class="language-')

/**
 * Reads the requests in the code blocks of an HTML page as the app writes it. HTML is not parsed: highlighted
 * code, which contains further elements, is left out.
 */
export function readHtmlPage(text: string): FoundRequests {
  const title = decodeHTMLStrict(heading.exec(text)?.[1] ?? '').trim()
  const pieces = Array.from(text.matchAll(block), ([, language = '', code = '']) => ({
    language: language.toLowerCase(),
    code: decodeHTMLStrict(code),
  }))
  const unread = text.split(anyBlock).length - 1 - pieces.length
  const leftOut = Array.from({ length: Math.max(0, unread) }, (): LeftOutRequest => ({
    name: title,
    folderPath: [],
    reason: { kind: 'not-understood' },
  }))
  return { ...requestsOfCode(title, chooseCode(pieces)), leftOut }
}
