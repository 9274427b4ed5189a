import type { QueryForm } from '#core/query/form.ts'
import { hintAt, type InstanceHint } from './instance-hint.ts'

/** Operators of other search engines, by their effect in CORE (datacycle-core.md 2.2, all observed). */
const findsNothing = /[*|]|:[A-D]\b/
const meansNothing = /(?:^|\s)[-!](?=\S)|["“”„()[\]]/
const wordOfSearches = /(?:^|\s)(OR|AND|NOT|ODER|UND|NICHT)(?=\s|$)/

/** Hints for CORE about search operators in the full text. */
export function describeCoreText({ q }: QueryForm): InstanceHint[] {
  if (q === '') return []
  if (q.trim() === '') return [hintAt({ kind: 'q' }, { part: 'q' }, 'text-blank')]
  const [stop] = findsNothing.exec(q) ?? []
  const [, word] = wordOfSearches.exec(q) ?? []
  const [idle] = meansNothing.exec(q) ?? []
  const near = withoutOperators(q)
  const values = (name: string) => ({ name: name.trim(), ...(near !== '' && { near }) })
  if (stop !== undefined)
    return [hintAt({ kind: 'q' }, { part: 'q' }, 'text-finds-nothing', values(stop))]
  if (word !== undefined) return [hintAt({ kind: 'q' }, { part: 'q' }, 'text-word', values(word))]
  return idle === undefined
    ? []
    : [hintAt({ kind: 'q' }, { part: 'q' }, 'text-operator', values(idle))]
}

const withoutOperators = (q: string): string =>
  q
    .replace(/:[A-D]\b/g, ' ')
    .replace(/(^|\s)[-!](?=\S)|[*|"“”„()[\]]/g, '$1 ')
    .replace(/(^|\s)(?:OR|AND|NOT|ODER|UND|NICHT)(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
