import { z } from 'zod'

/** What a JSON document's bytes are read by. */
export interface DocumentRules<T> {
  format: string
  version: number
  schema: z.ZodType<T>
  migrations: Readonly<Record<number, (old: unknown) => unknown>>
  /** Members that are lists whose entries are read one by one: one that is broken does not take the others with it. */
  lists?: Readonly<Record<string, z.ZodType>>
}

export type DocumentReading<T> =
  /** `leftOut`: how many entries of `lists` were not what their schema asks for. */
  | { kind: 'value'; value: T; leftOut: number }
  | { kind: 'newer'; version: number }
  /** Not UTF-8, not JSON, another format, or not what the schema asks for. */
  | { kind: 'unreadable' }

const envelope = z.looseObject({ format: z.string(), version: z.number().int().nonnegative() })

/** Reads a document's file, older versions included. Does not say what is wrong with an unreadable one. */
export function readDocument<T>(bytes: Uint8Array, rules: DocumentRules<T>): DocumentReading<T> {
  const opened = envelope.safeParse(parseJson(bytes))
  if (!opened.success || opened.data.format !== rules.format) return { kind: 'unreadable' }
  const { version, ...content } = opened.data
  if (version > rules.version) return { kind: 'newer', version }
  const { kept, leftOut } = keepReadable(migrate(withoutFormat(content), version, rules), rules)
  const value = rules.schema.safeParse(kept)
  return value.success ? { kind: 'value', value: value.data, leftOut } : { kind: 'unreadable' }
}

/** Leaves out of each list what its schema does not take. What is no list at all stays for the whole schema to refuse. */
function keepReadable<T>(
  content: unknown,
  { lists = {} }: DocumentRules<T>,
): { kept: unknown; leftOut: number } {
  const members = z.record(z.string(), z.unknown()).safeParse(content)
  if (!members.success) return { kept: content, leftOut: 0 }
  const kept = { ...members.data }
  let leftOut = 0
  for (const [name, entry] of Object.entries(lists)) {
    const list = kept[name]
    if (!Array.isArray(list)) continue
    const readable = list.filter((one) => entry.safeParse(one).success)
    leftOut += list.length - readable.length
    kept[name] = readable
  }
  return { kept, leftOut }
}

export function renderDocument<T extends object>(value: T, rules: DocumentRules<T>): string {
  const { format, version } = rules
  return `${JSON.stringify({ format, version, ...value }, null, 2)}\n`
}

function withoutFormat(content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(content).filter(([name]) => name !== 'format'))
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    // Also drops a byte order mark: some editors put one there.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** `undefined`, which no schema of an object takes, when a version has no way up or its step fails. */
function migrate<T>(content: unknown, from: number, rules: DocumentRules<T>): unknown {
  let value = content
  for (let version = from; version < rules.version; version++) {
    const step = rules.migrations[version]
    if (step === undefined) return undefined
    try {
      value = step(value)
    } catch {
      // The content was not what that version promised: the file is set aside like any other broken one.
      return undefined
    }
  }
  return value
}
