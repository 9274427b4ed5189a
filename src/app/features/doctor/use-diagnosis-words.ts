import { useWords } from '#app/i18n/use-words.ts'
import type { Diagnosis } from '#core/investigate/doctor.ts'
import type { Hits } from '#core/investigate/investigation.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'

/** What the search for a reason found out, in one or two sentences. */
export function useDiagnosisWords() {
  const { say } = useWords()
  const { nameCondition, nameConditions } = useConditionWords()
  const describeFailure = useFailureWords()

  const describeHits = ({ count, isExact }: Hits): string =>
    say(isExact ? 'doctor.hits' : 'doctor.atLeast', { count })

  function describeDiagnosis(diagnosis: Diagnosis): string {
    switch (diagnosis.kind) {
      case 'found': {
        const kind = diagnosis.without.count === 0n ? 'foundAmong' : 'found'
        return say(`doctor.verdict.${kind}`, {
          conditions: nameConditions(diagnosis.causes),
          hits: describeHits(diagnosis.without),
        })
      }
      case 'pair':
        return say('doctor.verdict.pair', { conditions: nameConditions(diagnosis.causes) })
      case 'empty-endpoint':
        return say('doctor.verdict.emptyEndpoint')
      case 'none':
        return diagnosis.shrinks === null
          ? say('doctor.verdict.nothingShrinks', { hits: describeHits(diagnosis.hits) })
          : say('doctor.verdict.shrinks', {
              condition: nameCondition(diagnosis.shrinks.condition),
              without: describeHits(diagnosis.shrinks.without),
              hits: describeHits(diagnosis.hits),
            })
      case 'behind': {
        const { number, last, hits } = diagnosis
        if (last === null)
          return say('doctor.verdict.behindUnknown', { number, hits: describeHits(hits) })
        const pages = say('doctor.verdict.pages', { count: last })
        const words = { number, pages, hits: describeHits(hits) }
        return say('doctor.verdict.behind', words, hits.count === 1n ? 1 : 2)
      }
      case 'unexplained':
        return say('doctor.verdict.unexplained')
      case 'failed':
        return say('doctor.verdict.failed', { reason: describeFailure(diagnosis.failure) })
    }
  }

  return { describeHits, describeDiagnosis }
}
