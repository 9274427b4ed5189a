import type { JsonValue } from '#core/json/json-value.ts'
import type { NameValuePair } from './found-request.ts'

/** A block of the Bru language: from `name {` or `name [` to a line with only the closing bracket. */
export interface BruBlock {
  name: string
  /** The lines in between, without their two spaces of indentation. */
  lines: string[]
}

/** Splits a `.bru` file into blocks (docs.usebruno.com, "Bru Lang"). Lines between blocks are unread. */
export function readBruFile(text: string): { blocks: BruBlock[]; unread: string[] } {
  const blocks: BruBlock[] = []
  const unread: string[] = []
  let current: BruBlock | null = null
  for (const line of text.split(/\r?\n/)) {
    if (current) {
      if (/^[}\]]\s*$/.test(line)) current = null
      else current.lines.push(line.replace(/^ {1,2}/, ''))
      continue
    }
    const name = /^([\w:.-]+)\s*[{[]\s*$/.exec(line)?.[1]
    if (name === undefined) {
      if (line.trim() !== '') unread.push(line.trim())
      continue
    }
    current = { name, lines: [] }
    blocks.push(current)
  }
  return { blocks, unread }
}

export const readBruBlocks = (text: string): BruBlock[] => readBruFile(text).blocks

/** The lines of a block of pairs that are no pair, and no lines of a value or of a list. */
export function listUnreadLines({ lines }: BruBlock): string[] {
  let isInValue = false
  return lines.flatMap((line) => {
    const wasInValue = isInValue
    if (/'''\s*$/.test(line) || (isInValue ? /^\s*\]\s*$/ : /:\s*\[\s*$/).test(line))
      isInValue = !isInValue
    return wasInValue || isInValue || line.trim() === '' || splitPair(line) ? [] : [line.trim()]
  })
}

/** Blocks whose lines are pairs. */
const hasPairs =
  /^(?:meta|settings|get|post|put|patch|delete|head|options|http|headers|metadata|assert|params:\w+|query|auth(?::\w+)?|vars(?!:secret)(?::[\w-]+)?|body:(?:form-urlencoded|multipart-form))$/

export const isPairBlock = ({ name }: BruBlock): boolean => hasPairs.test(name)

/** Blocks whose pairs are members; those of all others are entries of a list. */
const isObject = /^(?:meta|settings|get|post|put|patch|delete|head|options|http)$/

/** The blocks as an object, in which entries that are switched off are `enabled: false`. */
export const blocksAsJson = (blocks: readonly BruBlock[]): JsonValue => ({
  kind: 'object',
  members: blocks.map((block) => ({ name: block.name, value: blockAsJson(block) })),
})

const textAsJson = (value: string): JsonValue => ({ kind: 'string', value })

function blockAsJson(block: BruBlock): JsonValue {
  if (!isPairBlock(block)) return textAsJson(block.lines.join('\n'))
  const pairs = readAllPairs(block)
  if (isObject.test(block.name))
    return {
      kind: 'object',
      members: pairs.map(({ name, value }) => ({ name, value: textAsJson(value) })),
    }
  return {
    kind: 'array',
    items: pairs.map(({ name, value }) => ({
      kind: 'object',
      members: [
        { name: 'name', value: textAsJson(name.replace(/^~/, '')) },
        { name: 'value', value: textAsJson(value) },
        { name: 'enabled', value: { kind: 'boolean', value: !name.startsWith('~') } },
      ],
    })),
  }
}

/** The pairs of a block such as `headers`, without disabled ones (`~name: value`). */
export const readBruPairs = (block: BruBlock | undefined): NameValuePair[] =>
  readAllPairs(block).filter(({ name }) => !name.startsWith('~'))

function readAllPairs(block: BruBlock | undefined): NameValuePair[] {
  const pairs: NameValuePair[] = []
  const lines = block?.lines ?? []
  for (let at = 0; at < lines.length; at += 1) {
    const pair = splitPair(lines[at] ?? '')
    if (!pair) continue
    let { value } = pair
    if (value === "'''") {
      const end = lines.findIndex((line, index) => index > at && line.trim() === "'''")
      const last = end === -1 ? lines.length : end
      const inner = lines.slice(at + 1, last).map((line) => line.replace(/^ {1,2}/, ''))
      value = inner.join('\n')
      at = last
    }
    pairs.push({ name: pair.name, value })
  }
  return pairs
}

/** The pair of a line; null if it has none. A name with a colon or a space is quoted. */
function splitPair(line: string): NameValuePair | null {
  const text = line.trim()
  const quoted = /^(~?)"((?:[^"\\]|\\.)*)"\s*:/.exec(text)
  if (quoted) {
    const [whole, tilde = '', name = ''] = quoted
    return { name: tilde + name.replace(/\\(.)/g, '$1'), value: text.slice(whole.length).trim() }
  }
  const colon = text.indexOf(':')
  return colon <= 0
    ? null
    : { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() }
}
