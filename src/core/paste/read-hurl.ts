import { formType, jsonType } from '#core/text/media-type.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'
import { decodeBase64 } from '#core/text/decode-base64.ts'
import { strFromU8 } from 'fflate'
import { readHeaderLine, type PastedRequest } from './pasted-request.ts'

const requestLine = /^([A-Z]+)[ \t]+(\S+)(?:[ \t]+(?:#.*)?)?$/
const responseLine = /^HTTP(?:\/[\d.]+)?[ \t]+(?:\d{3}|\*)[ \t]*(?:#.*)?$/
const sectionLine = /^\[(\w+)\][ \t]*(?:#.*)?$/
const requestSections =
  /^\[(?:Query|QueryStringParams|Form|FormParams|Options|BasicAuth|Cookies|Multipart|MultipartFormData)\]/m
const responseSections = /^\[(?:Asserts|Captures)\]/m

/** True for requests in the format of Hurl (hurl.dev, "Hurl File"), by what only it has. */
export const isHurl = (text: string): boolean =>
  text.split(/\r?\n/).some((line) => requestLine.exec(line)?.[2]?.includes('/', 1)) &&
  (requestSections.test(text) ||
    responseSections.test(text) ||
    text.split(/\r?\n/).some((line) => responseLine.test(line)))

/** Reads all requests of a Hurl file. What is expected of their responses is left out. */
export function readHurl(text: string): PastedRequest[] {
  const entries: string[][] = []
  for (const line of text.split(/\r?\n/)) {
    const isJson = /^\s*[{[]/.test(line) && !sectionLine.test(line)
    if (requestLine.test(line) && !responseLine.test(line) && !isJson) entries.push([line])
    else entries.at(-1)?.push(line)
  }
  return entries.map(readEntry)
}

function readEntry([first = '', ...lines]: readonly string[]): PastedRequest {
  const [, method = '', url = ''] = requestLine.exec(first) ?? []
  const responseAt = lines.findIndex((line) => responseLine.test(line))
  const requestLines = responseAt === -1 ? lines : lines.slice(0, responseAt)
  const response = responseAt === -1 ? [] : lines.slice(responseAt)
  const leftOut: LeftOut[] = []
  const headers: Pair[] = []
  const query: Pair[] = []
  const form: Pair[] = []
  const variables = new Map<string, string>()
  let section = ''
  let bodyAt = requestLines.length
  for (const [at, line] of requestLines.entries()) {
    const named = sectionLine.exec(line)?.[1]
    const pair = readPair(line)
    if (/^\s*(?:#.*)?$/.test(line)) continue
    if (named !== undefined) section = named
    else if (!pair || /^\s*[{[`<]|^(?:file|base64|hex),/.test(line)) {
      bodyAt = at
      break
    } else {
      const { name, value } = pair
      switch (section) {
        case '':
          headers.push(readHeaderLine(`${name}: ${value}`) ?? pair)
          break
        case 'Query':
        case 'QueryStringParams':
          query.push(pair)
          break
        case 'Form':
        case 'FormParams':
          form.push(pair)
          break
        case 'Options':
          if (name === 'variable') {
            const equals = value.indexOf('=')
            const filled = value.slice(equals + 1).trim()
            variables.set(value.slice(0, equals).trim(), filled.replace(/^"(.*)"$/, '$1'))
          } else leftOut.push(describeOption(name, value))
          break
        case 'BasicAuth':
          leftOut.push({ what: `${name}: •••`, reason: 'credentials' })
          break
        default:
          leftOut.push({ what: section === 'Cookies' ? `${name}: •••` : line, reason: 'option' })
      }
    }
  }
  const body = readBody(requestLines.slice(bodyAt).join('\n').trim())
  const fill = (text: string) =>
    text.replace(
      /\{\{\s*([\w-]+)\s*\}\}/g,
      (written, name: string) => variables.get(name) ?? written,
    )
  const expected = response.filter((line) => /^\s*[^\s#]/.test(line)).join('\n')
  return {
    url: fill(url),
    method,
    headers: headers.map(({ name, value }) => ({ name, value: fill(value) })),
    query: [...query, ...form]
      .map((pair) => [pair.name, pair.value].map((part) => encodeComponent(fill(part))).join('='))
      .join('&'),
    body: body.text === null ? null : fill(body.text),
    defaultType: /^\s*[{[]/.test(body.text ?? '') ? jsonType : form.length > 0 ? formType : null,
    leftOut: [
      ...leftOut,
      ...body.leftOut,
      ...(expected === '' ? [] : [{ what: expected, reason: 'response' } as const]),
    ],
    notes: form.length > 0 ? [{ kind: 'form-encoded-body' }] : [],
  }
}

function describeOption(name: string, value: string): LeftOut {
  const what = `${name}: ${/user|cert|key|proxy|netrc/.test(name) ? '•••' : value}`
  if (name === 'insecure') return { what, reason: 'certificate-check' }
  if (name === 'user') return { what, reason: 'credentials' }
  if (name === 'output') return { what, reason: 'saves-file' }
  const isNotNeeded =
    /^(?:compressed|location|retry|delay|verbose|very-verbose|skip|repeat|http\d)/.test(name)
  return { what, reason: isNotNeeded ? 'not-needed' : 'option' }
}

interface Pair {
  name: string
  value: string
}

/** `name: value`, with escapes and without the comment behind it; null for any other line. */
function readPair(line: string): Pair | null {
  const [, name, value = ''] = /^((?:\\[^]|[^\\:#])+):(.*)/.exec(line) ?? []
  if (name === undefined) return null
  return { name: unescape(name.trim()), value: unescape(value.replace(/(?<!\\)#.*/, '').trim()) }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

const unescape = (text: string): string =>
  text.replace(
    /\\(?:u\{([\dA-Fa-f]{1,6})\}|([^]))/g,
    (_, code: string | undefined, character: string) =>
      code === undefined
        ? (escapes.get(character) ?? character)
        : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  )

function readBody(text: string): { text: string | null; leftOut: LeftOut[] } {
  if (text === '') return { text: null, leftOut: [] }
  const encoded = /^base64,([^;]*);$/s.exec(text)?.[1]
  const bytes = encoded === undefined ? null : decodeBase64(encoded)
  if (bytes) return { text: strFromU8(bytes), leftOut: [] }
  if (/^(?:file|hex|base64),/.test(text))
    return { text: null, leftOut: [{ what: text, reason: 'file' }] }
  const fenced = /^```(?:\w*(?:,\w+)*[ \t]*\n)?(.*?)\n?```/s.exec(text)?.[1]
  const line = /^`([^`]*)`/.exec(text)?.[1]
  return { text: fenced ?? line ?? text, leftOut: [] }
}
