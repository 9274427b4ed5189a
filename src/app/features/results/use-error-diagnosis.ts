import { hadToken } from '#core/exchange/head.ts'
import { computed, type ComputedRef } from 'vue'
import { isTokenProved } from '#core/instance/observed-instance.ts'
import { diagnoseError, type ErrorDiagnosis } from '#core/response/error-cause.ts'
import type { ErrorDetail } from '#core/response/error-body.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'

/** Diagnoses an error response, using what is known about the server; null until its body is read. */
export function useErrorDiagnosis(
  answer: () => ShownAnswer,
  details: () => readonly ErrorDetail[] | null,
): ComputedRef<ErrorDiagnosis | null> {
  const observed = useObservedInstancesStore()
  return computed(() => {
    const known = details()
    const { head, sent, end } = answer()
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
