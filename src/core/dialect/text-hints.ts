import type { QueryForm } from '#core/query/form.ts'
import { hintAt, type HintMessageKey, type InstanceHint } from './instance-hint.ts'

/** Operators of other search engines, by their effect in CORE (datacycle-core.md 2.2, all observed). */
const wholeWordPattern = /[*|]|:[A-D]\b/
const ignoredPattern = /(?:^|\s)[-!](?=\S)|["“”„()[\]]/
const operatorWordPattern = /(?:^|\s)(OR|AND|NOT|ODER|UND|NICHT)(?=\s|$)/

/** Hints for CORE about search operators in the full text. */
export function describeSearchOperators({ q }: QueryForm): InstanceHint[] {
  if (q === '') return []
  if (q.trim() === '') return [hintAt({ kind: 'q' }, { part: 'q' }, 'text-blank')]
  const [wholeWordOperator] = wholeWordPattern.exec(q) ?? []
  const [, operatorWord] = operatorWordPattern.exec(q) ?? []
  const [ignoredOperator] = ignoredPattern.exec(q) ?? []
  const plainText = withoutOperators(q)
  const about = (messageKey: HintMessageKey, name: string) => [
    hintAt({ kind: 'q' }, { part: 'q' }, messageKey, {
      name: name.trim(),
      ...(plainText !== '' && { near: plainText }),
    }),
  ]
  if (wholeWordOperator !== undefined) return about('text-whole-words', wholeWordOperator)
  if (operatorWord !== undefined) return about('text-word', operatorWord)
  return ignoredOperator === undefined ? [] : about('text-operator', ignoredOperator)
}

const withoutOperators = (q: string): string =>
  q
    .replace(/:[A-D]\b/g, ' ')
    .replace(/(^|\s)[-!](?=\S)|[*|"“”„()[\]]/g, '$1 ')
    .replace(/(^|\s)(?:OR|AND|NOT|ODER|UND|NICHT)(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
