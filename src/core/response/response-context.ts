import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

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
