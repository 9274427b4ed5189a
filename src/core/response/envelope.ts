import { memberOf, renderPath, valueAt, type JsonPath } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import type { Complaint, ExpectedKind } from './error-body.ts'

/** What a response says about the whole result; null if unknown, never 0. */
export interface Paging {
  /** Total number of items; the digits as sent. */
  total: string | null
  pages: number | null
  /** This page, from 1. */
  number: number | null
  /** Items per page. */
  size: number | null
  /** The endpoint's own record, if the server sends it (dataCycle CORE). */
  collection: Collection | null
}

export interface Collection {
  id: string | null
  name: string | null
  slug: string | null
  /** Folders, outermost first; may be empty. */
  path: string[]
}

export const linkNames = ['self', 'first', 'prev', 'next', 'last'] as const

/** URLs as sent, relative or absolute; null if absent, null or empty (api.md 2.5). */
export type Links = Record<(typeof linkNames)[number], string | null>

const totalPaths: JsonPath[] = [
  ['meta', 'total'],
  ['meta', 'page', 'totalElements'],
]
const pagesPaths: JsonPath[] = [
  ['meta', 'pages'],
  ['meta', 'page', 'totalPages'],
]

/**
 * Reads a response's `meta` in either shape of api.md 2.5 (null: the response has none). Missing members are
 * null. Members of another type are reported, and used if they are numeric (`"71"`).
 */
export function readMeta(meta: JsonValue | null): { paging: Paging; complaints: Complaint[] } {
  const paging: Paging = { total: null, pages: null, number: null, size: null, collection: null }
  const complaints: Complaint[] = []
  if (!expectObject(meta, ['meta'], complaints)) return { paging, complaints }

  const page = memberOf(meta, 'page')
  if (page) expectObject(page, ['meta', 'page'], complaints)
  paging.total = firstOf(meta, totalPaths, complaints)
  paging.pages = numberOrNull(firstOf(meta, pagesPaths, complaints))
  paging.number = numberOrNull(firstOf(meta, [['meta', 'page', 'number']], complaints))
  paging.size = numberOrNull(firstOf(meta, [['meta', 'page', 'size']], complaints))
  paging.collection = readCollection(memberOf(meta, 'collection') ?? null, complaints)
  return { paging, complaints }
}

/** Reads a response's `links` (null: the response has none). A link may be an object with `href`. */
export function readLinks(links: JsonValue | null): { links: Links; complaints: Complaint[] } {
  const complaints: Complaint[] = []
  const target = (name: keyof Links) => {
    const link = links?.kind === 'object' ? memberOf(links, name) : undefined
    const hasHref = link?.kind === 'object'
    const path = hasHref ? ['links', name, 'href'] : ['links', name]
    return textOrNull(hasHref ? memberOf(link, 'href') : link, path, complaints)
  }
  expectObject(links, ['links'], complaints)
  return {
    links: {
      self: target('self'),
      first: target('first'),
      prev: target('prev'),
      next: target('next'),
      last: target('last'),
    },
    complaints,
  }
}

function readCollection(collection: JsonValue | null, complaints: Complaint[]): Collection | null {
  const at = ['meta', 'collection']
  if (!expectObject(collection, at, complaints)) return null
  const text = (name: string) => textOrNull(memberOf(collection, name), [...at, name], complaints)
  const path = memberOf(collection, 'path')
  if (path && path.kind !== 'array' && path.kind !== 'null') {
    complaints.push(wrongKind([...at, 'path'], 'array', path))
  }
  const folders = path?.kind === 'array' ? path.items : []
  return {
    id: text('id'),
    name: text('name'),
    slug: text('slug'),
    path: folders.flatMap((folder, position) => {
      const name = textOrNull(folder, [...at, 'path', position], complaints)
      return name === null ? [] : [name]
    }),
  }
}

/** The first of several equivalent members; reports later ones that differ. */
function firstOf(
  meta: JsonValue,
  paths: readonly JsonPath[],
  complaints: Complaint[],
): string | null {
  let first: { path: string; says: string } | null = null
  for (const path of paths) {
    const says = readDigits(valueAt(meta, path.slice(1)), path, complaints)
    if (says === null) continue
    if (first === null) {
      first = { path: renderPath(path), says }
    } else if (first.says !== says) {
      const otherPath = renderPath(path)
      complaints.push({ kind: 'contradiction', ...first, otherPath, otherSays: says })
    }
  }
  return first?.says ?? null
}

/** The digits of a non-negative integer, also from a string or `71.0`. */
function readDigits(
  value: JsonValue | undefined,
  path: JsonPath,
  complaints: Complaint[],
): string | null {
  if (!value || value.kind === 'null') return null
  const source = value.kind === 'number' ? value.source : value.kind === 'string' ? value.value : ''
  const digits = /^([0-9]+)(?:\.0+)?$/.exec(source)?.[1] ?? null
  if (value.kind !== 'number') complaints.push(wrongKind(path, 'number', value))
  else if (digits === null)
    complaints.push({ kind: 'no-count', path: renderPath(path), got: source })
  return digits
}

function numberOrNull(digits: string | null): number | null {
  return digits === null ? null : Number(digits)
}

function textOrNull(
  value: JsonValue | undefined,
  path: JsonPath,
  complaints: Complaint[],
): string | null {
  if (!value || value.kind === 'null') return null
  if (value.kind !== 'string') {
    complaints.push(wrongKind(path, 'string', value))
    return null
  }
  return value.value === '' ? null : value.value
}

function expectObject(
  value: JsonValue | null,
  path: JsonPath,
  complaints: Complaint[],
): value is JsonObject {
  if (value?.kind === 'object') return true
  if (value && value.kind !== 'null') complaints.push(wrongKind(path, 'object', value))
  return false
}

const wrongKind = (path: JsonPath, expected: ExpectedKind, value: JsonValue): Complaint => ({
  kind: 'wrong-kind',
  path: renderPath(path),
  expected,
  got: value.kind,
})

/** Facts read from a response's `@context`. */
export interface ResponseContext {
  /** True for the vocabulary that every dataCycle CORE response with data has (datacycle-core.md 0). */
  isDatacycle: boolean
  /** The last `@language`; null if there is none, as when several languages were requested. */
  language: string | null
}

/** The URL that `dc` stands for in CORE's responses (datacycle-core.md 0). */
export const coreVocabulary = 'https://schema.datacycle.at/'

const coreMark = new RegExp(`"dc"\\s*:\\s*"${coreVocabulary.replaceAll('.', '\\.')}"`)

/** True if the beginning of a response, before the items, has CORE's vocabulary. */
export const beginsWithCoreMark = (text: string): boolean =>
  coreMark.test(text.split('"@graph"')[0] ?? '')

/** Reads `@context` in any of its forms (JSON-LD 1.1 section 3.1); null stands for a response without one. */
export function readContext(context: JsonValue | null): ResponseContext {
  const parts = context?.kind === 'array' ? context.items : context ? [context] : []
  const texts = (name: string) =>
    parts.flatMap((part) => {
      const value = memberOf(part, name)
      return value?.kind === 'string' ? [value.value] : []
    })
  return {
    isDatacycle: texts('dc').includes(coreVocabulary),
    language: texts('@language').at(-1) ?? null,
  }
}
