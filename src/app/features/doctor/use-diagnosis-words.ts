import { useWords } from '#app/i18n/use-words.ts'
import { isLanguageFilter, type Condition } from '#core/investigate/conditions.ts'
import type { Diagnosis } from '#core/investigate/doctor.ts'
import type { Hits } from '#core/investigate/investigation.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'

/** Returns functions that describe the doctor's conclusion and hit counts. */
export function useDiagnosisWords() {
  const { say } = useWords()
  const { nameOfCondition, namesOfConditions } = useConditionWords()
  const describeFailure = useFailureWords()

  const describeHits = ({ count, isExact }: Hits): string =>
    say(isExact ? 'doctor.hits' : 'doctor.atLeast', { count })

  /** The hits after the given conditions were removed. */
  function describeWithout(removed: readonly Condition[], without: Hits): string {
    const others = removed.filter((one) => !isLanguageFilter(one)).length
    const hits = describeHits(without)
    if (others === 0) return say('doctor.without.languages', { hits })
    return others < removed.length
      ? say('doctor.without.both', { hits }, others)
      : say('doctor.without.filters', { hits }, others)
  }

  function describeDiagnosis(diagnosis: Diagnosis): string {
    switch (diagnosis.kind) {
      case 'found': {
        const { causes, without } = diagnosis
        const conditions = namesOfConditions(causes)
        return without.count === 0n
          ? say('doctor.verdict.restAlsoEmpty', { conditions }, causes.length)
          : say('doctor.verdict.found', { conditions, without: describeWithout(causes, without) })
      }
      case 'pair':
        return say('doctor.verdict.pair', { conditions: namesOfConditions(diagnosis.causes) })
      case 'empty-endpoint':
        return say('doctor.verdict.emptyEndpoint')
      case 'none': {
        const { shrinks } = diagnosis
        const hits = describeHits(diagnosis.hits)
        if (shrinks === null) return say('doctor.verdict.nothingShrinks', { hits })
        const kind = isLanguageFilter(shrinks.condition) ? 'shrinksByLanguage' : 'shrinks'
        return say(`doctor.verdict.${kind}`, {
          condition: nameOfCondition(shrinks.condition),
          without: describeHits(shrinks.without),
          hits,
        })
      }
      case 'past-end': {
        const { number, last, hits } = diagnosis
        if (last === null)
          return say('doctor.verdict.pastEndUnknown', { number, hits: describeHits(hits) })
        const pages = say('doctor.verdict.pages', { count: last })
        const words = { number, pages, hits: describeHits(hits) }
        return say('doctor.verdict.pastEnd', words, Number(hits.count))
      }
      case 'unexplained':
        return say('doctor.verdict.unexplained')
      case 'failed':
        return say('doctor.verdict.failed', { reason: describeFailure(diagnosis.failure) })
    }
  }

  return { describeHits, describeDiagnosis }
}
