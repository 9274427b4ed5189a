import { decodeHTMLStrict } from 'entities/decode'
import type { FoundRequests } from './found-request.ts'
import { codeLanguages, requestsOfCode } from './read-markdown.ts'

const block = /<code class="language-([\w-]+)">([^<]*)<\/code>/g
const heading = /<h1>([^<]*)<\/h1>/

/** True for an HTML page with code blocks. */
export const isHtmlPage = (text: string): boolean =>
  /^\s*<!doctype html/i.test(text) && text.includes('<code class="language-')

/**
 * Reads the requests in the code blocks of an HTML page as the app writes it. HTML is not parsed: highlighted
 * code, which contains further elements, is skipped.
 */
export function readHtmlPage(text: string): FoundRequests {
  const title = decodeHTMLStrict(heading.exec(text)?.[1] ?? '').trim()
  const pieces = Array.from(text.matchAll(block), ([, language = '', code = '']) => ({
    language: language.toLowerCase(),
    code: decodeHTMLStrict(code),
  }))
  return requestsOfCode(
    title,
    pieces.filter(({ language }) => codeLanguages.includes(language)).map(({ code }) => code),
  )
}
