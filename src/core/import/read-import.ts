import { withoutByteOrderMark } from '#core/text/characters.ts'
import { noParsers, type CodeParsers, recognizeCode } from '#core/code/code-parsers.ts'
import { isQueryFile } from '#core/folder/query-file.ts'
import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { isEmptyValue } from '#core/query/form.ts'
import { createRedactor } from '#core/redact/redactor.ts'
import { err, ok, type Result } from '#core/result.ts'
import { findCollectionFormat } from './collection-formats.ts'
import { type FoundRequests, renderPastedAsCommand } from './found-request.ts'
import type {
  FoundToken,
  Import,
  ImportedRequest,
  ImportFormat,
  ImportProblem,
  LeftOutRequest,
} from './import.ts'
import { isBrunoFile, readBrunoFile } from './read-bruno-file.ts'
import { noSettings, type Settings } from './read-collection.ts'
import {
  isEndpointDocument,
  readEndpointLink,
  readEndpointQuery,
} from './read-endpoint-document.ts'
import {
  readFoundRequest,
  type ConventionsFor,
  type FoundRequestContext,
  renderRequestKey,
} from './read-found-request.ts'
import { isYaml, readYaml } from '#core/json/yaml.ts'
import { isHurl, readHurl } from '#core/paste/read-hurl.ts'
import type { PastedRequest } from '#core/paste/pasted-request.ts'
import { maskSecrets } from '#core/paste/likely-secrets.ts'
import { createComputedValues } from '#core/paste/computed-values.ts'
import { readCode } from '#core/paste/read-code.ts'
import {
  isSavedRequest,
  readFolderQuery,
  readSavedRequest,
  type FolderServers,
  type FormRequest,
} from './read-folder.ts'
import { isHtmlPage, readHtmlPage, isMarkdown, readMarkdown } from './read-markdown.ts'
import { isHttpRequests, readHttpRequests } from './read-http-requests.ts'
import { memberAt, textAt, listAt } from './foreign-json.ts'

/**
 * Reads the queries in a file: any format the app writes, collections of Postman, Bruno, Insomnia and
 * Hoppscotch, HTTP Archives, OpenAPI descriptions, `.http` files, code, and any text that can be pasted. The
 * format is detected from the content; the file name is used only if that is ambiguous.
 *
 * Tokens are returned separately and removed from all texts. Requests to addresses other than
 * `/api/v4/endpoints/…` are listed in `leftOut`. `inherited` are the settings of a Bruno folder,
 * `parsers` those of code (`loadParsers`).
 */
export function readImport(
  text: string,
  fileName: string,
  conventionsFor: ConventionsFor,
  { inherited = noSettings, servers = null, parsers = noParsers }: ReadingMeans = {},
): Import {
  const withoutBom = withoutByteOrderMark(text)
  if (withoutBom.trim() === '') return { kind: 'problem', problem: { kind: 'empty' } }
  const means = { inherited, servers, parsers, conventionsFor }
  const found = findRequests(withoutBom, fileName, means)
  if (!found.ok) return { kind: 'problem', problem: found.error }
  const { format, content } = found.value
  return {
    kind: 'import',
    format,
    ...withoutTokens(assemble(content, { format, conventionsFor, parsers })),
  }
}

interface ReadingMeans {
  /** Those of the folder of Bruno around a request. */
  inherited?: Settings
  servers?: FolderServers
  parsers?: CodeParsers
}

type FindingMeans = Required<ReadingMeans> & { conventionsFor: ConventionsFor }

/** Requests still to be read into forms, or the app's own document, which has a form already. */
type Content = FoundRequests | { document: Assembled }

interface Found {
  format: ImportFormat
  content: Content
}

/** The requests of a file, each with its token. */
interface Assembled {
  title: string
  requests: (ImportedRequest & { token: string | null })[]
  leftOut: LeftOutRequest[]
}

function findRequests(
  text: string,
  fileName: string,
  means: FindingMeans,
): Result<Found, ImportProblem> {
  const { inherited, parsers } = means
  if (isQueryFile(fileName)) return asFound('folder', readFolderQuery(text, fileName, means))
  const linkedJson = readEndpointLink(text)
  if (linkedJson !== null || /^\s*[{[]/.test(text))
    return findInJson(linkedJson ?? text, fileName, means)
  if (isHtmlPage(text)) return ok({ format: 'html', content: readHtmlPage(text) })
  if (isBrunoFile(text)) return ok({ format: 'bruno', content: readBrunoFile(text, inherited) })
  if (isYaml(text) || /\.ya?ml$/i.test(fileName)) {
    const found = findInYaml(text, means)
    if (found !== null) return found
  }
  if (isHurl(text)) return ok({ format: 'http', content: readRequestsOf(readHurl(text)) })
  const isMarkdownFile = /\.(md|markdown)$/i.test(fileName)
  if (isMarkdownFile || !isHttpRequests(text))
    if (isMarkdown(text)) return ok({ format: 'markdown', content: readMarkdown(text) })
  if (recognizeCode(text) === null && isHttpRequests(text))
    return ok({ format: 'http', content: readHttpRequests(text) })
  return ok({ format: 'text', content: readText(text, fileName, parsers) })
}

/** Code may send several requests; each is imported separately. */
function readText(text: string, fileName: string, parsers: CodeParsers): FoundRequests {
  const computed = createComputedValues(text)
  const code = readCode(text, { computed, parsers })
  if (code?.kind === 'code' && code.requests.length > 1)
    return readRequestsOf(code.requests, computed)
  const fallbackName = fileName.split('/').at(-1) ?? ''
  return { title: '', requests: [{ ...nameless, fallbackName, text, leftOut: [] }], leftOut: [] }
}

const nameless = { name: '', folderPath: [], note: '' }

const readRequestsOf = (
  requests: readonly PastedRequest[],
  computed = createComputedValues(''),
): FoundRequests => ({
  title: '',
  requests: requests.map((one) => ({
    ...nameless,
    fallbackName: computed.restore(`${one.method ?? ''} ${one.url ?? ''}`.trim()),
    text: renderPastedAsCommand(one),
    computed,
    leftOut: one.leftOut,
  })),
  leftOut: [],
})

function findInJson(
  text: string,
  fileName: string,
  means: FindingMeans,
): Result<Found, ImportProblem> {
  const json = readJson(text)
  if (!json.ok)
    return /json$|har$/i.test(fileName) || !isHttpRequests(text)
      ? err({ kind: 'not-json', fault: json.error })
      : ok({ format: 'http', content: readHttpRequests(text) })
  return findInDocument(json.value, means)
}

function findInDocument(root: JsonValue, means: FindingMeans): Result<Found, ImportProblem> {
  if (isEndpointDocument(root)) return asFound('endpoint', readDocument(root))
  if (isSavedRequest(root)) return asFound('folder', readSavedRequest(root, means))
  const collection = findCollectionFormat(root)
  if (collection)
    return ok({ format: collection.format, content: collection.read(root, means.inherited) })
  const name = nameUnsupportedFormat(root)
  return err(name === null ? { kind: 'not-understood' } : { kind: 'other-format', name })
}

/** Reads all documents of a YAML text; null for a text that only looks like YAML. */
function findInYaml(text: string, means: FindingMeans): Result<Found, ImportProblem> | null {
  const documents = readYaml(text)
  if (!documents.ok)
    return isHttpRequests(text) ? null : err({ kind: 'not-yaml', line: documents.error.line })
  const objects = documents.value.filter(({ root }) => root.kind === 'object')
  if (objects.length === 0) return null
  const found = objects.map(({ root }) => findInDocument(root, means))
  const first = found.find((one) => one.ok) ?? found[0]
  if (!first?.ok) return first ?? null
  const { format, content } = first.value
  if ('document' in content) return first
  const read = found.flatMap((one) =>
    one.ok && !('document' in one.value.content) ? one.value.content : [],
  )
  const leftOut = [
    ...found.flatMap((one) => (one.ok ? [] : { kind: 'file' as const, problem: one.error })),
    ...objects.flatMap(({ taggedLines }) =>
      taggedLines.map((line) => ({ kind: 'yaml-tag' as const, line })),
    ),
  ].map((reason): LeftOutRequest => ({ name: '', folderPath: [], reason }))
  return ok({
    format,
    content: {
      title: content.title,
      requests: read.flatMap(({ requests }) => requests),
      leftOut: [...read.flatMap((one) => one.leftOut), ...leftOut],
    },
  })
}

function readDocument(
  root: JsonValue,
): Result<FormRequest & { token: string | null }, ImportProblem> {
  const read = readEndpointQuery(root)
  if (!read.ok) return read
  const { token, document } = read.value
  const { title, connection, form } = document
  return ok({
    name: title,
    folderPath: [],
    note: '',
    baseUrl: connection.baseUrl,
    connectionName: connection.name,
    conventions: connection.conventions,
    form,
    leftOut: [],
    notes: [],
    token,
  })
}

/** A file that has its form already. */
function asFound(
  format: ImportFormat,
  read: Result<FormRequest & { token?: string | null }, ImportProblem>,
): Result<Found, ImportProblem> {
  if (!read.ok) return read
  const request = { token: null, ...read.value, duplicateOf: null }
  const document = { title: request.name, requests: [request], leftOut: [] }
  return ok({ format, content: { document } })
}

function assemble(
  content: Content,
  { format, conventionsFor, parsers }: FoundRequestContext,
): Assembled {
  if ('document' in content) return content.document
  const requests: Assembled['requests'] = []
  const leftOut = [...content.leftOut]
  const indexByKey = new Map<string, number>()
  const seenKeys = new Set<string>()
  const isDocument = format === 'markdown' || format === 'html'
  for (const found of content.requests) {
    const { name, folderPath, note } = found
    const result = readFoundRequest(found, { format, conventionsFor, parsers })
    if (!result.ok) {
      const label = name === '' || isDocument ? (found.fallbackName ?? name) : name
      leftOut.push({ name: maskSecrets(label), folderPath, reason: result.error })
      continue
    }
    const { baseUrl, form, conventions } = result.value
    const key = renderRequestKey(baseUrl, form, conventions)
    const duplicateOf = indexByKey.get(key) ?? null
    // A shared document has the same request in several languages. Parts not in the form also distinguish
    // requests.
    const duplicateKey = JSON.stringify([key, listUnrepresented(result.value)])
    if (isDocument && seenKeys.has(duplicateKey)) continue
    seenKeys.add(duplicateKey)
    if (duplicateOf === null) indexByKey.set(key, requests.length)
    requests.push({
      ...result.value,
      name: name === '' ? form.endpoint : name,
      folderPath,
      note,
      connectionName: '',
      duplicateOf,
    })
  }
  return { title: content.title, requests, leftOut }
}

/** Parameters that the form does not contain, or not as written. */
const listUnrepresented = ({
  form,
  leftOut,
  notes,
}: Pick<ImportedRequest, 'form' | 'leftOut' | 'notes'>) => [
  ...form.filters.filter(({ value }) => value.kind !== 'relative' && isEmptyValue(value)),
  ...leftOut.filter(({ reason }) => reason === 'no-place' || reason === 'empty'),
  ...notes.filter((note) => 'shape' in note),
]

/** Removes the tokens, and every request whose form or address contains one. */
function withoutTokens({
  title,
  requests,
  leftOut,
}: Assembled): Omit<Extract<Import, { kind: 'import' }>, 'kind' | 'format'> {
  const secrets = new Set(requests.flatMap(({ token }) => (token === null ? [] : [token])))
  const redactor = createRedactor([...secrets])
  const redact = (text: string) => redactor.redact(text)
  const redactAll = (texts: readonly string[]) => texts.map(redact)

  /** Indexes in `kept` by index in `requests`. */
  const keptIndexes = new Map<number, number>()
  const tokens = new Map<string, number[]>()
  const kept: ImportedRequest[] = []
  const leftOutForToken: LeftOutRequest[] = []
  for (const [index, { token, ...request }] of requests.entries()) {
    const name = redact(request.name)
    const folderPath = redactAll(request.folderPath)
    if (redactor.containsSecret(JSON.stringify([request.form, request.baseUrl]))) {
      leftOutForToken.push({ name, folderPath, reason: { kind: 'token-in-query' } })
      continue
    }
    keptIndexes.set(index, kept.length)
    if (token !== null) tokens.set(token, [...(tokens.get(token) ?? []), kept.length])
    kept.push({
      ...request,
      name,
      folderPath,
      note: redact(request.note),
      leftOut: request.leftOut.map((one) => ({ ...one, what: redact(one.what) })),
      duplicateOf:
        request.duplicateOf === null ? null : (keptIndexes.get(request.duplicateOf) ?? null),
    })
  }
  const others = leftOut.map((one) => ({
    ...one,
    name: redact(one.name),
    folderPath: redactAll(one.folderPath),
  }))
  return {
    title: redact(title),
    requests: kept,
    leftOut: [...others, ...leftOutForToken],
    tokens: Array.from(tokens, ([token, indexes]): FoundToken => ({
      token,
      requestIndexes: indexes,
    })),
  }
}

/** Formats that are recognized but contain no importable query, with their names. */
const unsupportedFormats: readonly (readonly [string, (root: JsonValue) => boolean])[] = [
  ['Swagger 2.0', (root) => textAt(root, 'swagger').startsWith('2')],
  ['AsyncAPI', (root) => memberAt(root, 'asyncapi') !== undefined],
  ['Postman environment', (root) => memberAt(root, '_postman_variable_scope') !== undefined],
  ['Postman collection 1', (root) => memberAt(root, 'order')?.kind === 'array'],
  ['Insomnia 3', (root) => memberAt(root, '__export_format') !== undefined],
  ['Insomnia environment', (root) => textAt(root, 'type').startsWith('environment.insomnia')],
  ['Insomnia design document', (root) => textAt(root, 'type').startsWith('spec.insomnia')],
  [
    'Hoppscotch environment',
    (root) => memberAt(root, 'variables')?.kind === 'array' && memberAt(root, 'name') !== undefined,
  ],
  ['Thunder Client collection', (root) => memberAt(root, 'clientName') !== undefined],
  ['GeoJSON', (root) => textAt(root, 'type') === 'FeatureCollection'],
  ['an answer of this API', (root) => listAt(root, '@graph').length > 0],
]

/** The name of a recognized but unsupported format; null if the document is not recognized. */
const nameUnsupportedFormat = (root: JsonValue): string | null =>
  unsupportedFormats.find(([, matches]) => matches(root))?.[0] ?? null
