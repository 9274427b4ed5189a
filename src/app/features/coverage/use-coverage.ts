import { computed, shallowRef, watch, type Ref } from 'vue'
import { readColumnCoverage } from '#core/coverage/column-coverage.ts'
import type { ItemsCoverage } from '#app/answer-worker/coverage-protocol.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { useWhenIdle } from '#app/ui/use-when-idle.ts'
import { useRequiredAttributes } from './use-required-attributes.ts'

/**
 * Counts the attributes of the shown items once the response is complete and the page is idle, with those
 * that its connection requires.
 */
export function useCoverage(answer: Readonly<Ref<ShownAnswer>>) {
  const { required, byType } = useRequiredAttributes(() => answer.value.sent.connectionId)
  /** null until counted. */
  const coverage = shallowRef<ItemsCoverage | null>(null)
  const isDue = useWhenIdle(() => (answer.value.end ? answer.value.client : null))

  watch(
    () => [isDue.value ? answer.value.client : null, required.value] as const,
    async ([client, list], before) => {
      if (client !== before?.[0]) coverage.value = null
      if (client === null) return
      const { coverage: counted } = await client.ask({ kind: 'coverage', required: list })
      const isLatest = answer.value.client === client && required.value === list
      if (counted !== null && isLatest) coverage.value = counted
    },
    { immediate: true },
  )

  /** The part shown in the column headers. */
  const headerCoverage = computed(() => coverage.value && readColumnCoverage(coverage.value))

  return { coverage, headerCoverage, required, requiredByType: byType }
}
