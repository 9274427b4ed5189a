import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** What an answer's `@context` tells besides what its names mean. */
export interface AnswerContext {
  /** The mark of a dataCycle CORE, which stands in every answer of it that has data (datacycle-core.md 0). */
  isDatacycle: boolean
  /** `@language`: the one language that the answer is in; null where several are, or nothing tells. */
  language: string | null
}

/** The mark of a dataCycle CORE: what `dc` stands for in each of its answers (datacycle-core.md 0). */
export const coreVocabulary = 'https://schema.datacycle.at/'

const coreMark = /"dc"\s*:\s*"https:\/\/schema\.datacycle\.at\/"/

/** Whether an answer of which only the beginning is read carries that mark, which stands before the items. */
export const beginsWithCoreMark = (text: string): boolean =>
  coreMark.test(text.split('"@graph"')[0] ?? '')

/** Reads `@context` in any of its forms (JSON-LD 1.1 section 3.1), or null where an answer has none. */
export function readContext(context: JsonValue | null): AnswerContext {
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
