import { useWords } from '#app/i18n/use-words.ts'
import { isLanguageFilter, type Condition } from '#core/investigate/conditions.ts'
import type { Diagnosis } from '#core/investigate/doctor.ts'
import type { Hits } from '#core/investigate/investigation.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import type { Remedy } from '#core/investigate/remedies.ts'
import { useLanguageNames } from '#app/words/use-name-words.ts'
import type { SecondStage } from '#core/investigate/second-stage.ts'
import type { ItemById } from '#core/investigate/item-by-id.ts'

/** Returns functions that describe the doctor's conclusion and hit counts. */
export function useDiagnosisWords() {
  const { say } = useWords()
  const { nameOfCondition, namesOfConditions } = useConditionWords()
  const describeFailure = useFailureWords()

  const describeHits = ({ count, isExact }: Hits): string =>
    say(isExact ? 'results.total' : 'doctor.atLeast', { count })

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

export function useRemedyWords() {
  const { say } = useWords()
  const { namesOfConditions, nameOfValue } = useConditionWords()
  const namesOfLanguages = useLanguageNames()
  const { describeHits } = useDiagnosisWords()

  return (remedy: Remedy): string => {
    const hits = remedy.hits === null ? say('doctor.remedy.notTried') : describeHits(remedy.hits)
    switch (remedy.kind) {
      case 'leave-out': {
        const others = remedy.conditions.filter((one) => !isLanguageFilter(one))
        if (others.length === 0) return say('doctor.remedy.allLanguages', { hits })
        const isInAll = others.length < remedy.conditions.length
        return say(isInAll ? 'doctor.remedy.leaveOutInAll' : 'doctor.remedy.leave-out', {
          conditions: namesOfConditions(others),
          hits,
        })
      }
      case 'subcategories':
      case 'swap':
        return say(`doctor.remedy.${remedy.kind}`, {
          conditions: namesOfConditions([remedy.condition]),
          hits,
        })
      case 'any-of':
        return say('doctor.remedy.any-of', {
          conditions: namesOfConditions(remedy.conditions),
          hits,
        })
      case 'value': {
        const { condition, near } = remedy
        const label = near.label === '' ? near.value : near.label
        const before = nameOfValue(near.key, condition.value)
        // Adds the value if the new label looks like the typed text.
        const after = label === before ? `${label} (${nameOfValue('', near.value)})` : label
        return say('doctor.remedy.value', { near: after, value: before, hits })
      }
      case 'words':
        return say('doctor.remedy.words', { text: remedy.text, hits })
      case 'spelling':
        return say('doctor.remedy.spelling', { word: remedy.word, near: remedy.near, hits })
      case 'language':
        return say('doctor.remedy.language', { language: namesOfLanguages(remedy.language), hits })
      case 'page':
        return say('doctor.remedy.page', { number: remedy.number, hits })
      case 'endpoint': {
        const { label, name } = remedy.endpoint
        return say('doctor.remedy.endpoint', {
          name: label === '' ? nameOfValue('', name) : label,
          hits,
        })
      }
    }
  }
}

/** Returns a function that lists the results of the second stage, one sentence per fact. */
export function useSecondStageWords() {
  const { say, formatMoment } = useWords()
  const { nameOfValue } = useConditionWords()
  const namesOfLanguages = useLanguageNames()
  const { describeHits } = useDiagnosisWords()
  const describeFailure = useFailureWords()

  function describeItem(item: ItemById): string {
    const name = item.kind === 'exists' ? item.name : null
    if (item.kind === 'deleted' && item.at !== null)
      return say('doctor.secondStage.deletedAt', {
        item: nameOfValue('', item.id),
        date: formatMoment(item.at),
      })
    return say(`doctor.secondStage.${item.kind}`, {
      item: name === null ? nameOfValue('', item.id) : say('missing.named', { name }),
      words: item.kind === 'expired' ? item.words : '',
    })
  }

  function describeWords(words: NonNullable<SecondStage['words']>): string {
    switch (words.kind) {
      case 'absent':
        return say('doctor.secondStage.absent', { words: words.words.join(', ') })
      case 'pair': {
        const each = words.words.map(({ text, hits }) =>
          say('doctor.secondStage.word', { word: text, hits: describeHits(hits) }),
        )
        return say('doctor.secondStage.pair', { words: each.join(', ') })
      }
      case 'unexplained':
        return say('doctor.secondStage.unexplained')
    }
  }

  return (secondStage: SecondStage): string[] => {
    const { words, latest, languages, item, failure } = secondStage
    const languageHits = languages.map(({ language, hits }) =>
      say('doctor.secondStage.language', {
        language: namesOfLanguages(language),
        hits: describeHits(hits),
      }),
    )
    const sentences = [
      ...(words === null ? [] : [describeWords(words)]),
      ...(latest === null
        ? []
        : [
            say('doctor.secondStage.latest', {
              attribute: latest.attribute,
              date: formatMoment(latest.value),
            }),
          ]),
      ...(item === null ? [] : [describeItem(item)]),
      ...(languageHits.length === 0
        ? []
        : [say('doctor.secondStage.languages', { languages: languageHits.join(', ') })]),
      ...(failure === null
        ? []
        : [say('doctor.secondStage.failed', { reason: describeFailure(failure) })]),
    ]
    return sentences.length === 0 ? [say('doctor.secondStage.nothing')] : sentences
  }
}
