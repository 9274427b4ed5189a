import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { HeaderLine } from '#core/exchange/outcome.ts'

/** Facts read from a response's `@context`. */
export interface ResponseContext {
  /** True for the vocabulary that every dataCycle CORE response with data has (datacycle-core.md 0). */
  isDatacycle: boolean
  /** The last `@language`; null if there is none, as when several languages were requested. */
  language: string | null
}

/** The URL that `dc` stands for in CORE's responses (datacycle-core.md 0). */
export const coreVocabulary = 'https://schema.datacycle.at/'

const coreMark = /"dc"\s*:\s*"https:\/\/schema\.datacycle\.at\/"/

/** True if the beginning of a response, before the items, has CORE's vocabulary. */
export const beginsWithCoreMark = (text: string): boolean =>
  coreMark.test(text.split('"@graph"')[0] ?? '')

/** Reads `@context` in any of its forms (JSON-LD 1.1 section 3.1); null if the response has none. */
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

/** Server information in a response's headers (datacycle-core.md 6). */
export interface ServerMarks {
  /** Processing time in the server in milliseconds (`x-runtime`); null if not sent. */
  ownMs: number | null
  /** The ID by which the operator finds the request (`x-request-id`); null if not sent. */
  requestId: string | null
}

export function readServerMarks(headers: readonly HeaderLine[]): ServerMarks {
  const textOf = (wanted: string) =>
    headers.find(([name]) => name.toLowerCase() === wanted)?.[1].trim() ?? ''
  const seconds = textOf('x-runtime')
  const id = textOf('x-request-id')
  return {
    ownMs: /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : null,
    requestId: id === '' ? null : id,
  }
}

/** Shorter waits need no explanation. */
const slowMs = 3000

/** True for a long wait of which the server spent at least 80 %. */
export const isServerSlow = ({ ownMs }: ServerMarks, firstByteMs: number): boolean =>
  ownMs !== null && firstByteMs >= slowMs && ownMs >= firstByteMs * 0.8
