import type { QueryForm } from '#core/query/form.ts'
import { asPlain } from './conditions.ts'
import { planChange, type DiagnosedQuery } from './diagnosed-query.ts'
import { doctorPurpose } from './doctor.ts'
import { hitsAt, type Hits, type Outcomes, type Step } from './investigation.ts'
import { withLanguage } from './remedies.ts'

/** The query in another language, and its request. */
export interface LanguageTrial {
  language: string
  form: QueryForm
  step: Step
}

const maxLanguages = 4
/** The most likely languages of a server that does not list its own. */
const likelyLanguages = ['de', 'en', 'it', 'fr']
/** An endpoint with at most this many items may have more in other languages. */
const smallTotal = 25n

/** The languages to try, if the requested language is a cause, or the endpoint is small but not empty. */
export function planLanguageTrials(query: DiagnosedQuery, total: bigint): LanguageTrial[] {
  const { isDatacycle, languages } = query.rules
  if (!isDatacycle) return []
  const condition = query.conditions.find(({ parameter }) => parameter.kind === 'language')
  const isCause = condition !== undefined && query.causes.includes(condition)
  if (!isCause && (total === 0n || total > smallTotal)) return []
  const requested = condition?.value.split(',') ?? []
  return (languages ?? likelyLanguages)
    .filter((language) => !requested.includes(language))
    .slice(0, maxLanguages)
    .map((language) => planLanguageTrial(query, language))
}

/** The request for a whole answer, because its context states the language. */
function planLanguageTrial(query: DiagnosedQuery, language: string): LanguageTrial {
  const form = withLanguage(query.form, language)
  const purpose = doctorPurpose('language', [{ kind: 'language' }], language)
  const step = planChange(query, `language ${language}`, asPlain(form), purpose)
  return { language, form, step }
}

/** True if the server ignored the language and used its default (datacycle-core.md 8). */
export function isLanguageIgnored({ language, step }: LanguageTrial, outcomes: Outcomes): boolean {
  const outcome = outcomes.get(step.key)
  return outcome?.kind === 'answered' && outcome.answer.language !== language
}

export const readAcceptedLanguages = (
  tried: readonly LanguageTrial[],
  outcomes: Outcomes,
): (LanguageTrial & { hits: Hits })[] =>
  tried.flatMap((one) => {
    const hits = hitsAt(outcomes, one.step.key)
    return hits === null || isLanguageIgnored(one, outcomes) ? [] : [{ ...one, hits }]
  })
