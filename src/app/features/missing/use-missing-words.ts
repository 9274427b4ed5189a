import { useI18n } from 'vue-i18n'
import type { MissingConclusion } from '#core/investigate/missing.ts'
import { useEndpointsStore } from '../../stores/endpoints-store.ts'
import type { Searching } from '../../stores/missing-store.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { useConditionWords } from '../../words/use-condition-words.ts'
import { useFailureWords } from '../../words/use-failure-words.ts'

/** Why an item is not in an answer, in one or two sentences. */
export function useMissingWords() {
  const { t } = useI18n()
  const endpoints = useEndpointsStore()
  const { formatCount } = useFormats()
  const { nameConditions, nameValue } = useConditionWords()
  const describeFailure = useFailureWords()

  function describe(conclusion: MissingConclusion, item: string, endpoint: string): string {
    switch (conclusion.kind) {
      case 'listed':
      case 'unknown-item':
      case 'untold':
        return t(`missing.verdict.${conclusion.kind}`, { item, endpoint })
      case 'fails':
        return t('missing.verdict.fails', {
          ...{ item, endpoint },
          conditions: nameConditions(conclusion.conditions),
        })
      case 'not-in-endpoint': {
        const kind = conclusion.isReadable ? 'readableElsewhere' : 'not-in-endpoint'
        return t(`missing.verdict.${kind}`, { item, endpoint })
      }
      case 'expired':
        return t('missing.verdict.expired', { item, words: conclusion.words })
      case 'endpoint-refused':
        return t('missing.verdict.endpoint-refused', {
          ...{ item, endpoint },
          status: String(conclusion.status),
        })
      case 'not-met':
        return t('missing.verdict.not-met', {
          ...{ item, endpoint },
          pages: formatCount(conclusion.pages),
          items: formatCount(conclusion.items),
        })
      case 'failed':
        return t('missing.verdict.failed', { reason: describeFailure(conclusion.failure) })
    }
  }

  return ({ id, target, question, state }: Searching): string => {
    const name = question.nameIn(state.outcomes)
    const item =
      name === null ? t('missing.theItem', { id: nameValue('', id) }) : t('missing.named', { name })
    switch (state.progress.kind) {
      case 'running':
        return t('missing.running', { sent: String(state.sent) })
      case 'stopped':
        return t('missing.stopped')
      case 'concluded':
        return describe(
          state.progress.conclusion,
          item,
          endpoints.titleOf(target.connectionId, target.form.endpoint) ??
            nameValue('', target.form.endpoint),
        )
    }
  }
}
