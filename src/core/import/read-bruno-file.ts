import type { LeftOut } from '#core/query/reading.ts'
import {
  type FoundRequest,
  withLeftOut,
  type NameValuePair,
  asVariables,
  leaveOutBody,
  leaveOut,
  authorizationOf,
  withInheritedHeaders,
  type FoundRequests,
  fillPath,
  listContradictions,
  queryOf,
} from './found-request.ts'
import { maskSecrets } from '#core/paste/likely-secrets.ts'
import { setters } from '#core/snippet/date-variables.ts'
import { readScriptDates } from './script-dates.ts'
import {
  substituteVariables,
  type Variables,
  withAgreedVariables,
} from '#core/paste/substitute-variables.ts'
import { knownRequestSettings, knownConfig } from './read-bruno-collection.ts'
import { renderCurlCommand } from './render-curl-command.ts'
import {
  knownPair,
  listUnreadMembers,
  type KnownMembers,
  leaveOutMembers,
} from './unread-members.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { groupBy } from '#core/group-by.ts'
import { readJson } from '#core/json/read-json.ts'
import { nearestFolder, type ImportFile, type LeftOutRequest } from './import.ts'
import { memberAt, textOf } from './json-access.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'http']

/** True for a request in the Bru language. */
export const isBrunoFile = (text: string): boolean =>
  /^meta\s*\{\s*$/m.test(text) && /^[ \t]*type:\s*\S/m.test(text)

/** Settings from `collection.bru`, `folder.bru` and environments that apply to all files of a folder. */
export interface InheritedSettings {
  variables: Variables
  headers: readonly NameValuePair[]
  /** The blocks of the nearest file that sets the authentication; empty if none does. */
  auth: readonly BruBlock[]
}

export const noSettings: InheritedSettings = { variables: new Map(), headers: [], auth: [] }

/** The inherited settings with those of a `collection.bru`, `folder.bru` or environment added. */
export function withSettings(inherited: InheritedSettings, text: string): InheritedSettings {
  const { blocks } = readBruFile(text)
  const variables = [...pairsOf(blocks, 'vars'), ...pairsOf(blocks, 'vars:pre-request')]
  const mode = authModeOf(blocks)
  return {
    variables: new Map([...inherited.variables, ...asVariables(variables)]),
    headers: withInheritedHeaders(inherited.headers, pairsOf(blocks, 'headers')),
    auth: mode === '' || mode === 'inherit' ? inherited.auth : blocks,
  }
}

const authModeOf = (blocks: readonly BruBlock[]): string =>
  pairsOf(blocks, 'auth').find(({ name }) => name === 'mode')?.value ?? ''

/** Reads one `.bru` file. Its URL contains the query; path parameters and variables are filled in. */
export function readBrunoFile(text: string, inherited: InheritedSettings): FoundRequests {
  const { blocks, unread } = readBruFile(text)
  const meta = asVariables(pairsOf(blocks, 'meta'))
  const name = meta.get('name') ?? ''
  const requestBlock = blocks.find((block) => methods.includes(block.name))
  if (!requestBlock) {
    return { title: name, requests: [], leftOut: [leaveOut(name, 'not-a-request')] }
  }
  return {
    title: name,
    requests: [
      withLeftOut(readRequest(name, requestBlock, blocks, inherited), [
        ...unread.map((what) => ({ what, reason: 'unread' as const })),
        ...listUnreadMembers(
          blocksAsJson(blocks),
          knownBlocks(readBruPairs(requestBlock).find((pair) => pair.name === 'body')?.value ?? ''),
        ),
      ]),
    ],
    leftOut: [],
  }
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

/** What is not read of a `collection.bru`, a `folder.bru` or an environment. */
export function listUnreadSettings(text: string): LeftOut[] {
  const { blocks, unread } = readBruFile(text)
  return [
    ...unread
      .filter((line) => !line.startsWith('color:'))
      .map((what) => ({ what: maskSecrets(what), reason: 'unread' as const })),
    ...listUnreadMembers(blocksAsJson(blocks), { ...knownOwner, 'vars:secret': true }),
  ]
}

function readRequest(
  name: string,
  requestBlock: BruBlock,
  blocks: readonly BruBlock[],
  inherited: InheritedSettings,
): FoundRequest {
  const settings = asVariables(readBruPairs(requestBlock))
  const { variables, computed, leftOut } = readScriptDates(
    textOfBlock(blocks, 'script:pre-request'),
    setters.bruno,
    {
      variables: new Map([
        ...inherited.variables,
        ...asVariables(pairsOf(blocks, 'vars:pre-request')),
      ]),
      request: blocks.flatMap(({ lines }) => lines).join('\n'),
    },
  )
  const auth = settings.get('auth') ?? 'none'
  const fill = (text: string) => substituteVariables(text, variables)
  const headers = [
    ...(auth === 'inherit'
      ? readAuth(authModeOf(inherited.auth), inherited.auth)
      : readAuth(auth, blocks)),
    ...withInheritedHeaders(inherited.headers, pairsOf(blocks, 'headers')),
  ]
  const mode = settings.get('body') ?? 'none'
  const body = readBody(mode, blocks)
  return {
    name,
    folderPath: [],
    note: textOfBlock(blocks, 'docs'),
    ...(computed && { computed }),
    text: renderCurlCommand({
      method: requestBlock.name === 'http' ? (settings.get('method') ?? '') : requestBlock.name,
      url: fill(fillPath(settings.get('url') ?? '', asVariables(pairsOf(blocks, 'params:path')))),
      headers: headers.map((one) => ({ ...one, value: fill(one.value) })),
      body: body === null ? null : fill(body),
    }),
    leftOut: [
      ...leftOut,
      ...['query', 'params:query'].flatMap((block) =>
        listContradictions(queryOf(settings.get('url') ?? ''), pairsOf(blocks, block), block),
      ),
      ...(mode === 'none' || body !== null ? [] : [leaveOutBody(mode)]),
    ],
  }
}

const textOfBlock = (blocks: readonly BruBlock[], name: string): string =>
  blocks.find((block) => block.name === name)?.lines.join('\n') ?? ''

const pairsOf = (blocks: readonly BruBlock[], name: string): NameValuePair[] =>
  readBruPairs(blocks.find((block) => block.name === name))

/** null for a body that is not text. */
function readBody(mode: string, blocks: readonly BruBlock[]): string | null {
  if (mode !== 'json' && mode !== 'text') return null
  return (
    blocks.find(({ name }) => name === `body:${mode}` || name === 'body')?.lines.join('\n') ?? ''
  )
}

function readAuth(mode: string, blocks: readonly BruBlock[]): NameValuePair[] {
  if (mode === '' || mode === 'none' || mode === 'inherit') return []
  const token = pairsOf(blocks, 'auth:bearer').find(({ name }) => name === 'token')
  return authorizationOf(mode, token?.value ?? '')
}

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

/** Files of a Bruno collection that are not requests (docs.usebruno.com, "Bru Lang"). */
const settingsPath = /(?:^|\/)(?:bruno\.json|collection\.bru|folder\.bru|environments\/[^/]*\.bru)$/

export const isBrunoSettingsPath = (path: string): boolean => settingsPath.test(path)

export interface BrunoFolders {
  /** The name of the only collection; '' if there is none. */
  title: string
  /** The environments, if there are several, scripts of folders, and settings that are no JSON. */
  leftOut: LeftOutRequest[]
  settingsFor: (path: string) => InheritedSettings
}

/**
 * Reads the settings of Bruno folders: nearer folders override farther ones, and the environment overrides
 * the collection. Variables on which several environments of a collection differ stay unresolved.
 */
export function readBrunoFolders(files: readonly ImportFile[]): BrunoFolders {
  const texts = new Map(
    files.flatMap((file) => ('text' in file ? [[file.path, file.text] as const] : [])),
  )
  const collections = [...texts].flatMap(([path, text]) =>
    /(?:^|\/)bruno\.json$/.test(path) ? [{ path, json: readJson(text) }] : [],
  )
  const folders = collections.map(({ path }) => path.slice(0, -'bruno.json'.length))
  const collectionOf = (path: string): string => nearestFolder(path, folders)
  const environments = groupBy(
    [...texts.keys()].filter((path) => /(?:^|\/)environments\/[^/]*\.bru$/.test(path)),
    collectionOf,
  )
  const only = collections.length === 1 ? collections[0]?.json : null
  return {
    title: only?.ok ? textOf(memberAt(only.value, 'name')) : '',
    leftOut: [
      ...[...environments.values()]
        .filter(({ length }) => length > 1)
        .flat()
        .map((name) => leaveOut(name, 'one-of-several')),
      ...[...texts].flatMap(([path, text]) =>
        path.endsWith('.bru') && isBrunoSettingsPath(path)
          ? leaveOutMembers(path, [], listUnreadSettings(text))
          : [],
      ),
      ...collections.flatMap(({ path, json }): LeftOutRequest[] => {
        if (json.ok) return leaveOutMembers(path, [], listUnreadMembers(json.value, knownConfig))
        const problem = { kind: 'not-json', fault: json.error } as const
        return [{ name: path, folderPath: [], reason: { kind: 'file', problem } }]
      }),
    ],
    settingsFor: (path) => {
      const names = path.split('/').slice(0, -1)
      const ancestors = names.map((_, index) => `${names.slice(0, index + 1).join('/')}/`)
      const levels = ['', ...ancestors]
      const addFile = (inherited: InheritedSettings, file: string | undefined) =>
        withSettings(inherited, texts.get(file ?? '') ?? '')
      const inCollection = levels
        .map((level) => `${level}collection.bru`)
        .reduce(addFile, noSettings)
      const ofEnvironments = (environments.get(collectionOf(path)) ?? []).map(
        (file) => addFile(noSettings, file).variables,
      )
      const inEnvironment = {
        ...inCollection,
        variables: withAgreedVariables(inCollection.variables, ofEnvironments),
      }
      return levels.map((level) => `${level}folder.bru`).reduce(addFile, inEnvironment)
    },
  }
}
