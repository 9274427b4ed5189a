import { useWords } from '#app/i18n/use-words.ts'
import type { SecondStage } from '#core/investigate/second-stage.ts'
import type { ItemById } from '#core/investigate/item-by-id.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import { useLanguageNames } from '#app/words/use-language-names.ts'
import { useDiagnosisWords } from './use-diagnosis-words.ts'

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
