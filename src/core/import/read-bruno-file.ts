import { queryOf } from '#core/url/split-url.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { maskSecrets } from '#core/paste/likely-secrets.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { setters } from '#core/snippet/date-variables.ts'
import { knownPair, listUnreadMembers, type KnownMembers } from './foreign-json.ts'
import {
  asVariables,
  leaveOut,
  leaveOutBody,
  listContradictions,
  type FoundRequests,
  type NameValuePair,
} from './found-request.ts'
import { authOf, knownRequestSettings } from './read-bruno-collection.ts'
import {
  fillRequest,
  type CollectionRequest,
  type OwnSettings,
  type Settings,
} from './read-collection.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'http']

/** True for a request in the Bru language. */
export const isBrunoFile = (text: string): boolean =>
  /^meta\s*\{\s*$/m.test(text) && /^[ \t]*type:\s*\S/m.test(text)

/** The settings of a `collection.bru`, a `folder.bru` or an environment, and what of it is not read. */
export function readBrunoSettings(text: string): { own: OwnSettings; unread: LeftOut[] } {
  const { blocks, unread } = readBruFile(text)
  const mode = valueOf(pairsOf(blocks, 'auth'), 'mode')
  return {
    own: {
      variables: asVariables([...pairsOf(blocks, 'vars'), ...pairsOf(blocks, 'vars:pre-request')]),
      headers: pairsOf(blocks, 'headers'),
      auth: mode === '' ? undefined : authOf(mode, tokenOf(blocks)),
    },
    unread: [
      ...unread
        .filter((line) => !line.startsWith('color:'))
        .map((what) => ({ what: maskSecrets(what), reason: 'unread' as const })),
      ...listUnreadMembers(blocksAsJson(blocks), { ...knownOwner, 'vars:secret': true }),
    ],
  }
}

const valueOf = (pairs: readonly NameValuePair[], wanted: string): string =>
  pairs.findLast(({ name }) => name === wanted)?.value ?? ''

const tokenOf = (blocks: readonly BruBlock[]) => valueOf(pairsOf(blocks, 'auth:bearer'), 'token')

/** Reads one `.bru` file. Its URL contains the query; path parameters and variables are filled in. */
export function readBrunoFile(text: string, inherited: Settings): FoundRequests {
  const { blocks, unread } = readBruFile(text)
  const name = valueOf(pairsOf(blocks, 'meta'), 'name')
  const block = blocks.find((one) => methods.includes(one.name))
  if (!block) return { title: name, requests: [], leftOut: [leaveOut(name, 'not-a-request')] }
  const request = readRequest(block, blocks, unread)
  const filled = fillRequest(request, inherited, { setter: setters.bruno })
  return { title: name, requests: [{ name, folderPath: [], ...filled }], leftOut: [] }
}

/** The blocks of authentication: that of the mode is read, the others are of no use. */
const knownAuth: KnownMembers = Object.fromEntries(
  'basic bearer digest ntlm oauth1 oauth2 awsv4 apikey wsse inherit none'
    .split(' ')
    .map((mode) => [`auth:${mode}`, true]),
)

const knownOwner: KnownMembers = {
  meta: { name: true, type: true, seq: true },
  auth: true,
  ...knownAuth,
  headers: knownPair,
  vars: knownPair,
  'vars:pre-request': knownPair,
}

const knownBlocks = (bodyMode: string): KnownMembers => ({
  ...knownOwner,
  ...Object.fromEntries(
    methods.map((method) => [method, { url: true, method: true, body: true, auth: true }]),
  ),
  query: knownPair,
  'params:query': knownPair,
  'params:path': knownPair,
  'script:pre-request': true,
  docs: true,
  body: true,
  [`body:${bodyMode}`]: true,
  ...(bodyMode === 'graphql' && { 'body:graphql:vars': true }),
  settings: knownRequestSettings,
})

function readRequest(
  block: BruBlock,
  blocks: readonly BruBlock[],
  unread: readonly string[],
): CollectionRequest {
  const settings = readBruPairs(block)
  const mode = valueOf(settings, 'body')
  const isText = mode === 'json' || mode === 'text'
  const url = valueOf(settings, 'url')
  return {
    variables: asVariables(pairsOf(blocks, 'vars:pre-request')),
    headers: pairsOf(blocks, 'headers'),
    auth: authOf(valueOf(settings, 'auth'), tokenOf(blocks)),
    method: block.name === 'http' ? valueOf(settings, 'method') : block.name,
    url,
    inPath: asVariables(pairsOf(blocks, 'params:path')),
    body: isText ? textOfBlock(blocks, `body:${mode}`, 'body') : null,
    note: textOfBlock(blocks, 'docs'),
    script: textOfBlock(blocks, 'script:pre-request'),
    leftOut: [
      ...['query', 'params:query'].flatMap((name) =>
        listContradictions(queryOf(url), pairsOf(blocks, name), name),
      ),
      ...(isText || mode === '' || mode === 'none' ? [] : [leaveOutBody(mode)]),
      ...unread.map((what) => ({ what, reason: 'unread' as const })),
      ...listUnreadMembers(blocksAsJson(blocks), knownBlocks(mode)),
    ],
  }
}

const textOfBlock = (blocks: readonly BruBlock[], ...names: readonly string[]): string =>
  blocks.find(({ name }) => names.includes(name))?.lines.join('\n') ?? ''

const pairsOf = (blocks: readonly BruBlock[], name: string): NameValuePair[] =>
  readBruPairs(blocks.find((block) => block.name === name))

/** A block of the Bru language: from `name {` or `name [` to a line with only the closing bracket. */
interface BruBlock {
  name: string
  /** The lines in between, without their two spaces of indentation. */
  lines: string[]
}

/** Splits a `.bru` file into blocks (docs.usebruno.com, "Bru Lang"). Unread are lines between them, and no pairs in them. */
function readBruFile(text: string): { blocks: BruBlock[]; unread: string[] } {
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
  return { blocks, unread: [...unread, ...blocks.filter(isPairBlock).flatMap(listUnreadLines)] }
}

/** The lines of a block of pairs that are no pair, and no lines of a value or of a list. */
function listUnreadLines({ lines }: BruBlock): string[] {
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

const isPairBlock = ({ name }: BruBlock): boolean => hasPairs.test(name)

/** Blocks whose pairs are members; those of all others are entries of a list. */
const isObject = /^(?:meta|settings|get|post|put|patch|delete|head|options|http)$/

/** The blocks as an object, in which entries that are switched off are `enabled: false`. */
const blocksAsJson = (blocks: readonly BruBlock[]): JsonValue => ({
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
const readBruPairs = (block: BruBlock | undefined): NameValuePair[] =>
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
