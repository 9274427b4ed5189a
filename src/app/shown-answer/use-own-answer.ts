import { computed } from 'vue'
import { isSameForm } from '#core/workspace/query-tabs.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** The complete response to the form's current request; null if another response is shown. */
export function useAnswerOfForm() {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const answer = useAnswerStore()
  return computed(() => {
    const shown = answer.answer
    if (!shown?.end || shown.sent.connectionId !== connections.currentId) return null
    const { plan, form } = shown.sent
    const isOwn =
      JSON.stringify(plan) === JSON.stringify(query.plan) ||
      // A followed link has a plan of its own; its form requests the same page.
      (plan.kind === 'link' && query.plan !== null && isSameForm(form, query.plannedForm))
    return isOwn ? { ...shown, end: shown.end } : null
  })
}
