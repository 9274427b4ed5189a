import { useWords } from '#app/i18n/use-words.ts'
import type { MissingConclusion } from '#core/investigate/missing.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import type { ItemSearchRun } from '#app/stores/missing-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import { useSetWords } from '#app/words/use-set-words.ts'

/** Returns functions that explain why an item is missing in a result, and what to do. */
export function useMissingWords() {
  const { say } = useWords()
  const endpoints = useEndpointsStore()
  const names = useValueNamesStore()
  const { namesOfConditions } = useConditionWords()
  const describeConclusion = useConclusionWords()
  const { describeStanding } = useSetWords()

  function subjectOf({ id, target, question, state, place }: ItemSearchRun): Subject {
    const name = question.nameIn(state.outcomes)
    const { connectionId, form } = target
    return {
      place,
      item: name === null ? nameOfId(id) : say('missing.named', { name }),
      endpoint: endpoints.displayNameOf(connectionId, form.endpoint),
    }
  }

  /** An item without a name from the server is shown by its label in the list, otherwise by its ID. */
  function nameOfId(id: string): string {
    const label = names.nameOf('', id)
    return label === null ? say('missing.theItem', { id }) : say('missing.named', { name: label })
  }

  function describeSearch(search: ItemSearchRun): string {
    const { state } = search
    switch (state.progress.kind) {
      case 'running': {
        const { waiting } = state.progress
        return waiting === null
          ? say('missing.running', { sent: state.sent })
          : describeStanding(waiting, { endedAt: null })
      }
      case 'stopped':
        return say('missing.stopped')
      case 'concluded':
        return describeConclusion(state.progress.conclusion, subjectOf(search))
    }
  }

  /** The next step, or whom to ask; '' if there is nothing to do. */
  function adviseNext(search: ItemSearchRun): string {
    const { progress } = search.state
    if (progress.kind !== 'concluded') return ''
    const { conclusion } = progress
    const subject = subjectOf(search)
    switch (conclusion.kind) {
      case 'fails':
        return say('missing.next.fails', { conditions: namesOfConditions(conclusion.conditions) })
      case 'not-in-endpoint':
        return search.foundIn === ''
          ? say('missing.next.not-in-endpoint', { endpoint: subject.endpoint })
          : say('missing.next.elsewhere', {
              endpoint: subject.endpoint,
              other: endpoints.displayNameOf(search.target.connectionId, search.foundIn),
            })
      case 'endpoint-refused':
      case 'item-refused':
      case 'deleted':
      case 'expired':
      case 'unknown-item':
        return say(`missing.next.${conclusion.kind}`, { endpoint: subject.endpoint })
      case 'listed':
      case 'not-encountered':
      case 'unexplained':
      case 'failed':
        return ''
    }
  }

  return { describeSearch, adviseNext }
}

/** What a conclusion is about, in words. */
interface Subject {
  item: string
  endpoint: string
  place: ItemSearchRun['place']
}

/** Returns a function that describes the conclusion about an item in one sentence. */
function useConclusionWords() {
  const { say, formatMoment } = useWords()
  const { namesOfConditions } = useConditionWords()
  const describeFailure = useFailureWords()

  function describeListed(item: string, place: ItemSearchRun['place']): string {
    switch (place.kind) {
      case 'row':
        return say('missing.verdict.inRow', { item, row: place.row })
      case 'other-page':
        return say('missing.verdict.otherPage', { item })
      case 'unknown':
        return say('missing.verdict.listed', { item })
    }
  }

  function describeConclusion(
    conclusion: MissingConclusion,
    { item, endpoint, place }: Subject,
  ): string {
    switch (conclusion.kind) {
      case 'listed':
        return describeListed(item, place)
      case 'deleted':
        return conclusion.at === null
          ? say('missing.verdict.deleted', { item })
          : say('missing.verdict.deletedAt', { item, date: formatMoment(conclusion.at) })
      case 'unknown-item': {
        const kind = conclusion.hasSearchedDeletions ? 'notDeleted' : 'unknown-item'
        return say(`missing.verdict.${kind}`, { item })
      }
      case 'unexplained':
        return say(`missing.verdict.${conclusion.kind}`, { item, endpoint })
      case 'fails':
        return say('missing.verdict.fails', {
          item,
          endpoint,
          conditions: namesOfConditions(conclusion.conditions),
        })
      case 'not-in-endpoint': {
        const kind = conclusion.isReadable ? 'readableElsewhere' : 'not-in-endpoint'
        return say(`missing.verdict.${kind}`, { item, endpoint })
      }
      case 'expired':
        return say('missing.verdict.expired', { item, words: conclusion.words })
      case 'endpoint-refused':
      case 'item-refused':
        return say(`missing.verdict.${conclusion.kind}`, {
          item,
          endpoint,
          status: conclusion.status,
        })
      case 'not-encountered':
        return say('missing.verdict.not-encountered', {
          item,
          pages: conclusion.pages,
          items: conclusion.items,
        })
      case 'failed':
        return say('doctor.verdict.failed', { reason: describeFailure(conclusion.failure) })
    }
  }

  return describeConclusion
}
