import { computed, shallowRef, watch, type Ref } from 'vue'
import type { AttributeCoverage } from '#core/coverage/coverage.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { ItemsCoverage } from '../../answer-worker/protocol.ts'
import type { ShownAnswer } from '../../stores/answer-store.ts'
import { useWhenIdle } from '../../ui/use-when-idle.ts'

/** What the items of the shown answer have; counted once the answer is whole and the page has time. */
export function useCoverage(options: {
  answer: Readonly<Ref<ShownAnswer>>
  required: Readonly<Ref<RequiredAttributes>>
}) {
  const { answer, required } = options
  /** null until it is counted. */
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

  const byKey = computed<ReadonlyMap<string, AttributeCoverage>>(
    () => new Map(coverage.value?.attributes.map((one) => [one.key, one]) ?? []),
  )
  /** Items that lack a required attribute, by its name; only where some do. */
  const missing = computed<ReadonlyMap<string, number>>(() => {
    const sums = new Map<string, number>()
    for (const { attribute, missing: lacking } of coverage.value?.missing ?? [])
      if (lacking > 0) sums.set(attribute, (sums.get(attribute) ?? 0) + lacking)
    return sums
  })

  return { coverage, byKey, missing }
}
