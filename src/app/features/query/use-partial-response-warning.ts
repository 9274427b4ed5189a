import { computed, type ComputedRef } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { useResponseOfForm } from '#app/response/use-own-response.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** A warning that the request returns only some items; null if it returns all, or the total is unknown. */
export function usePartialResponseWarning(): ComputedRef<string | null> {
  const query = useQueryStore()
  const ownResponse = useResponseOfForm()
  const { say, formatCount } = useWords()
  return computed(() => {
    const end = ownResponse.value?.end
    const { items = 0, paging } = end ?? {}
    const total = paging?.total ?? null
    if (total === null || items === 0 || BigInt(items) >= BigInt(total)) return null
    const number = paging?.number ?? (query.plannedForm.pageNumber || '1')
    const counts = { items: formatCount(items), total: formatCount(BigInt(total)) }
    return say('share.part', { ...counts, number })
  })
}
