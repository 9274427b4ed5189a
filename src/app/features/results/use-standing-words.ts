import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useWords } from '#app/i18n/use-words.ts'
import type { StaleResponse } from '#app/response/use-response-standing.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { describeQuery, listChanges, type QueryChange } from '#core/query/describe-query.ts'
import { restoreRelativeDates } from '#core/query/relative-date.ts'
import type { ResponseEnd } from '#app/response-worker/protocol.ts'
import { hadToken } from '#core/exchange/outcome.ts'
import { computed, type ComputedRef } from 'vue'
import { isTokenProved } from '#core/instance/observed-instance.ts'
import { diagnoseError, type ErrorDiagnosis } from '#core/response/error-cause.ts'
import type { ErrorDetail } from '#core/response/error-body.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'

/** Returns a function that says what separates a stale response from the form. */
export function useStandingWords(): (stale: StaleResponse) => string {
  const calendar = useTodayStore()
  const endpoints = useEndpointsStore()
  const query = useQueryStore()
  const values = useValueNamesStore()
  const { nameOf, textOf } = useClauseWords()
  const { say } = useWords()

  const describe = (form: typeof query.storedForm) =>
    describeQuery(form, query.conventions, query.definitions, {
      nameOfValue: values.nameOf,
      endpointLabelOf: () => null,
    })

  function wordsOf({ kind, clause }: QueryChange): string {
    const words = `${nameOf(clause)}: ${textOf(clause)}`
    return kind === 'now' ? words : say('standing.gone', { words })
  }

  return ({ differs, sent, connection }) => {
    const { form } = sent.query
    switch (differs) {
      case 'token':
        return say('standing.staleToken')
      case 'connection':
      case 'endpoint': {
        const endpoint = endpoints.displayNameOf(sent.connectionId, form.endpoint)
        return say('standing.staleSource', { connection, endpoint })
      }
      case 'query': {
        const before = restoreRelativeDates(form, query.storedForm, calendar.today)
        const changes = listChanges(describe(before), describe(query.storedForm)).map(wordsOf)
        return changes.length === 0
          ? say('standing.stale')
          : say('standing.staleChanges', { changes: changes.join(' · ') })
      }
    }
  }
}

/** Returns a function that renders the total count of a response. */
export function useTotalWords(): (end: ResponseEnd | null) => string {
  const { say } = useWords()
  return (end) => {
    const total = end?.paging.total ?? null
    return total === null
      ? say('results.totalUnknown')
      : say('results.total', { count: BigInt(total) }, Number(total))
  }
}

/** Diagnoses an error response, using what is known about the server; null until its body is read. */
export function useErrorDiagnosis(
  response: () => ShownResponse,
  details: () => readonly ErrorDetail[] | null,
): ComputedRef<ErrorDiagnosis | null> {
  const observed = useObservedInstancesStore()
  return computed(() => {
    const known = details()
    const { head, sent, end } = response()
    if (known === null || end === null) return null
    return diagnoseError({
      status: head.status,
      headers: head.headers,
      details: known,
      bytes: end.bytes,
      url: head.sent.url,
      hadToken: hadToken(head),
      isDatacycle: observed.isDatacycleAt(sent.connectionId),
      isTokenProved: isTokenProved(observed.factsOf(sent.connectionId)),
    })
  })
}
