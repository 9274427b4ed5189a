import type { QueryForm } from '#core/query/form.ts'
import { asPlain } from './conditions.ts'
import { planChange, type DiagnosedQuery } from './diagnosed-query.ts'
import { doctorPurpose } from './doctor.ts'
import { hitsAt, type Hits, type Outcomes, type Step } from './investigation.ts'
import { withLanguage } from './remedies.ts'

/** The query in another language. */
export interface TriedLanguage {
  kind: 'language'
  language: string
  form: QueryForm
  step: Step
}

const maxLanguages = 4
/** Where nobody knows which an instance has: those that are asked for most. */
const usualLanguages = ['de', 'en', 'it', 'fr']
/** Up to here an endpoint is small, and its other languages are worth a look. */
const smallTotal = 25n

/** The languages to try: where the one asked for is to blame, or where there is little in any. */
export function listTriedLanguages(query: DiagnosedQuery, total: bigint): TriedLanguage[] {
  const { isDatacycle, languages } = query.rules
  if (!isDatacycle) return []
  const own = query.conditions.find(({ parameter }) => parameter.kind === 'language')
  const isBlamed = own !== undefined && query.causes.includes(own)
  if (!isBlamed && (total === 0n || total > smallTotal)) return []
  const asked = own?.value.split(',') ?? []
  return (languages ?? usualLanguages)
    .filter((language) => !asked.includes(language))
    .slice(0, maxLanguages)
    .map((language) => tryLanguage(query, language))
}

/** As a whole answer: its context tells whether the language was taken at all. */
function tryLanguage(query: DiagnosedQuery, language: string): TriedLanguage {
  const form = withLanguage(query.form, language)
  const purpose = doctorPurpose('language', [{ kind: 'language' }], language)
  const step = planChange(query, `language ${language}`, asPlain(form), purpose)
  return { kind: 'language', language, form, step }
}

/** Whether the language was dropped, and the server's own answered (datacycle-core.md 8). */
export function isDropped({ language, step }: TriedLanguage, outcomes: Outcomes): boolean {
  const outcome = outcomes.get(step.key)
  return outcome?.kind === 'answered' && outcome.answer.language !== language
}

export const readTakenLanguages = (
  tried: readonly TriedLanguage[],
  outcomes: Outcomes,
): (TriedLanguage & { hits: Hits })[] =>
  tried.flatMap((one) => {
    const hits = hitsAt(outcomes, one.step.key)
    return hits === null || isDropped(one, outcomes) ? [] : [{ ...one, hits }]
  })
