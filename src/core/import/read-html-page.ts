import { decodeHTMLStrict } from 'entities/decode'
import type { FoundRequests } from './found-request.ts'
import type { LeftOutRequest } from './import.ts'
import { chooseCode, requestsOfCode } from './read-markdown.ts'

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
