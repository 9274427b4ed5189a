import { useI18n } from 'vue-i18n'
import type { Further } from '#core/investigate/second-stage.ts'
import type { ItemById } from '#core/investigate/item-by-id.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { useFailureWords } from '../../words/use-failure-words.ts'
import { useConditionWords } from '../../words/use-condition-words.ts'
import { useDiagnosisWords } from './use-diagnosis-words.ts'

/** What the second stage found out, a sentence for each fact. */
export function useFurtherWords() {
  const { t } = useI18n()
  const { formatMoment } = useFormats()
  const { nameLanguage, nameValue } = useConditionWords()
  const { describeHits } = useDiagnosisWords()
  const describeFailure = useFailureWords()

  function describeItem(item: ItemById): string {
    const name = item.kind === 'exists' ? item.name : null
    if (item.kind === 'deleted' && item.at !== null)
      return t('doctor.further.deletedAt', {
        item: nameValue('', item.id),
        date: formatMoment(item.at),
      })
    return t(`doctor.further.${item.kind}`, {
      item: name === null ? nameValue('', item.id) : t('missing.named', { name }),
      words: item.kind === 'expired' ? item.words : '',
    })
  }

  function describeWords(words: NonNullable<Further['words']>): string {
    switch (words.kind) {
      case 'absent':
        return t('doctor.further.absent', { words: words.words.join(', ') })
      case 'pair': {
        const each = words.words.map(({ text, hits }) =>
          t('doctor.further.word', { word: text, hits: describeHits(hits) }),
        )
        return t('doctor.further.pair', { words: each.join(', ') })
      }
      case 'unexplained':
        return t('doctor.further.unexplained')
    }
  }

  return (further: Further): string[] => {
    const { words, latest, languages, item, failure } = further
    const named = languages.map(({ language, hits }) =>
      t('doctor.further.language', { language: nameLanguage(language), hits: describeHits(hits) }),
    )
    const sentences = [
      ...(words === null ? [] : [describeWords(words)]),
      ...(latest === null
        ? []
        : [
            t('doctor.further.latest', {
              attribute: latest.attribute,
              date: formatMoment(latest.value),
            }),
          ]),
      ...(item === null ? [] : [describeItem(item)]),
      ...(named.length === 0
        ? []
        : [t('doctor.further.languages', { languages: named.join(', ') })]),
      ...(failure === null
        ? []
        : [t('doctor.further.failed', { reason: describeFailure(failure) })]),
    ]
    return sentences.length === 0 ? [t('doctor.further.nothing')] : sentences
  }
}
