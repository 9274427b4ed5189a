import { useI18n } from 'vue-i18n'
import type { MissingConclusion } from '#core/investigate/missing.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import type { Searching } from '#app/stores/missing-store.ts'
import { useFormats } from '#app/ui/use-formats.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'

/** Why an item is not in an answer, in one or two sentences. */
export function useMissingWords() {
  const { t } = useI18n()
  const endpoints = useEndpointsStore()
  const names = useValueNamesStore()
  const { formatCount, formatMoment } = useFormats()
  const { nameConditions, nameValue } = useConditionWords()
  const describeFailure = useFailureWords()

  interface Named {
    item: string
    endpoint: string
    row: number | null
  }

  function describe(conclusion: MissingConclusion, { item, endpoint, row }: Named): string {
    switch (conclusion.kind) {
      case 'listed':
        return row === null
          ? t('missing.verdict.listed', { item })
          : t('missing.verdict.inRow', { item, row: formatCount(row) })
      case 'deleted':
        return conclusion.at === null
          ? t('missing.verdict.deleted', { item })
          : t('missing.verdict.deletedAt', { item, date: formatMoment(conclusion.at) })
      case 'unknown-item': {
        const kind = conclusion.isSought ? 'notDeleted' : 'unknown-item'
        return t(`missing.verdict.${kind}`, { item })
      }
      case 'untold':
        return t(`missing.verdict.${conclusion.kind}`, { item, endpoint })
      case 'fails':
        return t('missing.verdict.fails', {
          item,
          endpoint,
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
          item,
          endpoint,
          status: String(conclusion.status),
        })
      case 'not-met':
        return t('missing.verdict.not-met', {
          item,
          endpoint,
          pages: formatCount(conclusion.pages),
          items: formatCount(conclusion.items),
        })
      case 'failed':
        return t('missing.verdict.failed', { reason: describeFailure(conclusion.failure) })
    }
  }

  function nameIn({ id, target, question, state, row }: Searching): Named {
    const name = question.nameIn(state.outcomes)
    const { connectionId, form } = target
    return {
      row,
      item: name === null ? nameId(id) : t('missing.named', { name }),
      endpoint: endpoints.titleOf(connectionId, form.endpoint) ?? nameValue('', form.endpoint),
    }
  }

  /** An item that the server did not name is called as it was found, with its ID. */
  function nameId(id: string): string {
    const label = names.nameOf('', id)
    return label === null ? t('missing.theItem', { id }) : t('missing.named', { name: label })
  }

  /** What happened, in a sentence. */
  function describeSearch(searching: Searching): string {
    const { state } = searching
    switch (state.progress.kind) {
      case 'running':
        return t('missing.running', { sent: String(state.sent) })
      case 'stopped':
        return t('missing.stopped')
      case 'concluded':
        return describe(state.progress.conclusion, nameIn(searching))
    }
  }

  /** What to do next, or whom to ask; '' where nothing follows. */
  function adviseNext(searching: Searching): string {
    const { progress } = searching.state
    if (progress.kind !== 'concluded') return ''
    const { conclusion } = progress
    const named = nameIn(searching)
    switch (conclusion.kind) {
      case 'fails':
        return t('missing.next.fails', { conditions: nameConditions(conclusion.conditions) })
      case 'not-in-endpoint':
      case 'endpoint-refused':
      case 'deleted':
      case 'expired':
      case 'unknown-item':
        return t(`missing.next.${conclusion.kind}`, { endpoint: named.endpoint })
      case 'listed':
      case 'not-met':
      case 'untold':
      case 'failed':
        return ''
    }
  }

  return { describeSearch, adviseNext }
}
