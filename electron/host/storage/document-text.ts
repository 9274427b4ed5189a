import { ownValue } from '#core/own-value.ts'
import { z } from 'zod'
import { hash } from 'node:crypto'

/** How to read and validate a JSON document. */
export interface DocumentRules<T> {
  /** Kind of document, written into the file so that a misplaced file is detected. */
  format: string
  version: number
  /**
   * The value without `format` and `version`. Unknown members are kept by a loose schema (`z.looseObject`);
   * any other schema drops them at the next save.
   */
  schema: z.ZodType<T>
  /** `migrations[n]` turns a value of version n into one of version n + 1; one for every older version. */
  migrations?: Readonly<Record<number, (old: unknown) => unknown>>
  /** Entry schemas of list members; an invalid entry is left out without affecting the others. */
  lists?: Readonly<Record<string, z.ZodType>>
}

export type DocumentReading<T> =
  /** `leftOut`: number of invalid entries of `lists`. */
  | { kind: 'value'; value: T; leftOut: number }
  /** Written by a newer version of the app. */
  | { kind: 'newer'; version: number }
  /** Not UTF-8, not JSON, another format, or invalid by the schema. */
  | { kind: 'unreadable' }

const envelope = z.looseObject({ format: z.string(), version: z.number().int().nonnegative() })

/** Reads a document's file, including older versions. */
export function readDocument<T>(bytes: Uint8Array, rules: DocumentRules<T>): DocumentReading<T> {
  const opened = envelope.safeParse(parseJson(bytes))
  if (!opened.success) return { kind: 'unreadable' }
  const { format, version, ...content } = opened.data
  if (format !== rules.format) return { kind: 'unreadable' }
  if (version > rules.version) return { kind: 'newer', version }
  const { kept, leftOut } = keepReadable(migrate(content, version, rules), rules)
  const value = rules.schema.safeParse(kept)
  return value.success ? { kind: 'value', value: value.data, leftOut } : { kind: 'unreadable' }
}

/**
 * Removes invalid entries from each list. Members that are not lists are left for the whole schema to refuse.
 */
function keepReadable<T>(
  content: unknown,
  { lists = {} }: DocumentRules<T>,
): { kept: unknown; leftOut: number } {
  const members = z.record(z.string(), z.unknown()).safeParse(content)
  if (!members.success) return { kept: content, leftOut: 0 }
  let leftOut = 0
  const kept = Object.entries(members.data).map(([name, value]): [string, unknown] => {
    const entry = ownValue(lists, name)
    if (entry === undefined || !Array.isArray(value)) return [name, value]
    const readable = value.filter((one) => entry.safeParse(one).success)
    leftOut += value.length - readable.length
    return [name, readable]
  })
  return { kept: Object.fromEntries(kept), leftOut }
}

export function renderDocument<T extends object>(value: T, rules: DocumentRules<T>): string {
  const { format, version } = rules
  return `${JSON.stringify({ format, version, ...value }, null, 2)}\n`
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    // Also drops a byte order mark, which some editors add.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** `undefined`, which no object schema accepts, if a migration is missing or fails. */
function migrate<T>(content: unknown, from: number, rules: DocumentRules<T>): unknown {
  let value = content
  for (let version = from; version < rules.version; version++) {
    const step = rules.migrations?.[version]
    if (step === undefined) return undefined
    try {
      value = step(value)
    } catch {
      // The content does not match its version; the file is set aside as unreadable.
      return undefined
    }
  }
  return value
}

/** JSON with a checksum of itself, which detects changes that are still valid JSON. */
export const renderWithChecksum = (value: object, indent?: number): string =>
  `${JSON.stringify({ ...value, sum: sumOf(value) }, null, indent)}\n`

/**
 * The value without its checksum; null if the checksum is wrong. Files of older apps have none. Throws for
 * invalid JSON.
 */
export function readWithChecksum(text: string): unknown {
  const read: unknown = JSON.parse(text)
  if (typeof read !== 'object' || read === null || !('sum' in read)) return read
  const { sum, ...value } = read
  return sum === sumOf(value) ? value : null
}

const sumOf = (value: object): string => hash('sha256', JSON.stringify(value)).slice(0, 32)
