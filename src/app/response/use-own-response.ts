import { computed, shallowRef, watch } from 'vue'
import { isSameForm } from '#core/workspace/query-tabs.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { SeenResponse } from '#core/content/observe-items.ts'
import { useIsSample } from '#app/words/use-name-words.ts'

/** The complete response to the form's current request; null if another response is shown, or one of another address. */
export function useResponseOfForm() {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const response = useResponseStore()
  const isSample = useIsSample()
  return computed(() => {
    const shown = response.response
    const { current } = connections
    if (!shown?.end || shown.sent.connectionId !== current?.id) return null
    const { plan, form, baseUrl } = shown.sent
    // A sample may have another address at each start.
    if (baseUrl !== current.baseUrl && !isSample.value) return null
    const isOwn =
      JSON.stringify(plan) === JSON.stringify(query.plan) ||
      // A followed link has a plan of its own; its form requests the same page.
      (plan.kind === 'link' && query.plan !== null && isSameForm(form, query.plannedForm))
    return isOwn ? { ...shown, end: shown.end } : null
  })
}

/** The types in the response to this request; null without a response or items. */
export function useSeenTypes() {
  const ownResponse = useResponseOfForm()
  const seen = shallowRef<SeenResponse | null>(null)

  watch(
    () => ownResponse.value?.sent.id,
    async (id) => {
      seen.value = null
      const own = ownResponse.value
      if (own === null || own.end.items === 0) return
      const { seen: answered } = await own.client.ask({ kind: 'types' })
      if (id === ownResponse.value?.sent.id) seen.value = answered
    },
    { immediate: true },
  )

  return seen
}
