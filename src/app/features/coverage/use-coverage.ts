import { shallowRef, watch, type Ref } from 'vue'
import type { ItemsCoverage } from '#app/answer-worker/coverage-protocol.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { usePageRowsStore } from '#app/stores/page-rows-store.ts'
import { useWhenIdle } from '#app/ui/use-when-idle.ts'
import { useRequiredAttributes } from './use-required-attributes.ts'

/**
 * Counts the attributes of the shown items, required ones included, once the response is complete and the page
 * is idle. Called once per response: the worker drops a count when another begins.
 */
export function useCoverage(answer: Readonly<Ref<ShownAnswer>>) {
  const { required, byType } = useRequiredAttributes(() => answer.value.sent.connectionId)
  /** null until counted. */
  const coverage = shallowRef<ItemsCoverage | null>(null)
  const rows = usePageRowsStore()
  const isDue = useWhenIdle(() => (answer.value.end ? answer.value.client : null))

  watch(
    () => [isDue.value ? answer.value.client : null, required.value] as const,
    async ([client, list], before) => {
      if (client !== before?.[0]) coverage.value = null
      if (client === null) return
      const { coverage: counted } = await client.ask({ kind: 'coverage', required: list })
      const isLatest = answer.value.client === client && required.value === list
      if (counted === null || !isLatest) return
      coverage.value = counted
      rows.counted = { client, kinds: counted.byKind }
    },
    { immediate: true },
  )

  return { coverage, required, requiredByType: byType }
}
