import { computed, ref, type Ref } from 'vue'
import { arrangeConcepts, type ArrangedConcept } from '#core/instance/arrange-concepts.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** Stands in the list of schemes for the values that the definition of the key knows. */
export const knownId = 'known'

/** The schemes, and the concepts of the chosen one or of all, as far as the instance told them. */
export function useConceptList(definition: Readonly<Ref<FilterDefinition | null | undefined>>) {
  const instance = useInstanceStore()
  const facets = useFacetsStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const { say } = useWords()
  const schemeId = ref<string | null>(null)
  const isEverywhere = ref(false)

  /** CORE tells how many hits each concept has; elsewhere each is a request of its own. */
  const hasFacets = computed(() => observed.isDatacycle && query.plan !== null)
  const answered = computed(() => instance.schemesOffered())
  const schemes = computed(() => (answered.value?.kind === 'offered' ? answered.value.list : []))
  const knownValues = computed(() =>
    (definition.value?.knownValues ?? []).map(({ value, label }): ArrangedConcept => ({
      id: value,
      label: label || value,
      path: [],
    })),
  )
  /** The schemes, and before them what the key knows for itself. */
  const choices = computed(() => [
    ...(knownValues.value.length > 0 && !observed.isDatacycle
      ? [{ id: knownId, label: say('concepts.knownValues') }]
      : []),
    ...schemes.value,
  ])

  const withHits = computed(() =>
    schemeId.value !== null && hasFacets.value ? facets.facetsOf(schemeId.value) : null,
  )
  const all = computed(() =>
    schemeId.value === null || schemeId.value === knownId
      ? null
      : instance.conceptsOffered(schemeId.value),
  )
  const everywhere = computed(() =>
    schemes.value.flatMap(({ id, label }) => {
      const offered = instance.conceptsOffered(id)
      return offered?.kind === 'offered'
        ? arrangeConcepts(offered.list).map((one) => ({ ...one, path: [label, ...one.path] }))
        : []
    }),
  )
  const arranged = computed((): readonly ArrangedConcept[] => {
    if (isEverywhere.value) return everywhere.value
    if (schemeId.value === knownId) return knownValues.value
    if (all.value?.kind === 'offered') return arrangeConcepts(all.value.list)
    return withHits.value?.kind === 'offered' ? arrangeConcepts([...withHits.value.list]) : []
  })
  const isListed = computed(
    () =>
      isEverywhere.value ||
      schemeId.value === knownId ||
      all.value?.kind === 'offered' ||
      withHits.value?.kind === 'offered',
  )
  /** The list of those with hits that is shown; null while those without are shown as well. */
  const onlyWithHits = computed(() =>
    !isEverywhere.value && withHits.value?.kind === 'offered' && all.value?.kind !== 'offered'
      ? withHits.value
      : null,
  )
  /** Of so many of a scheme the instance gave only these; null where it gave all. */
  const cutAt = computed(() =>
    !isEverywhere.value && all.value?.kind === 'offered' && all.value.hasMore
      ? all.value.list.length
      : null,
  )
  /** Why there is no list; null while there is one, or none was asked for. */
  const refused = computed(() => {
    const came = withHits.value ?? all.value
    return came && came.kind !== 'offered' ? came : null
  })

  return {
    answered,
    schemes,
    choices,
    knownValues,
    schemeId,
    isEverywhere,
    hasFacets,
    withHits,
    all,
    onlyWithHits,
    arranged,
    isListed,
    cutAt,
    refused,
  }
}
