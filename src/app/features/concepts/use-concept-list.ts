import { computed, ref, type Ref } from 'vue'
import { arrangeConcepts, type ArrangedConcept } from '#core/instance/arrange-concepts.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** Pseudo scheme ID of the values in the definition of the key. */
export const knownId = 'known'

/** The schemes, and the concepts of the chosen scheme or of all, as far as loaded from the server. */
export function useConceptList(definition: Readonly<Ref<FilterDefinition | null | undefined>>) {
  const instance = useInstanceStore()
  const facets = useFacetsStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const { say } = useWords()
  const schemeId = ref<string | null>(null)
  const isEverywhere = ref(false)

  /** CORE returns the hits of all concepts at once; other servers need one request per concept. */
  const hasFacets = computed(() => observed.isDatacycle && query.plan !== null)
  const schemesReply = computed(() => instance.schemesOffered())
  const schemes = computed(() =>
    schemesReply.value?.kind === 'offered' ? schemesReply.value.list : [],
  )
  const knownValues = computed(() =>
    (definition.value?.knownValues ?? []).map(({ value, label }): ArrangedConcept => ({
      id: value,
      label: label || value,
      path: [],
    })),
  )
  /** The schemes, preceded by the known values of the key if there are any. */
  const schemeOptions = computed(() => [
    ...(knownValues.value.length > 0 && !observed.isDatacycle
      ? [{ id: knownId, label: say('concepts.knownValues') }]
      : []),
    ...schemes.value,
  ])

  /** The server's reply for the chosen scheme: its concepts with hits only. */
  const withHits = computed(() =>
    schemeId.value !== null && hasFacets.value ? facets.facetsOf(schemeId.value) : null,
  )
  /** The server's reply for the chosen scheme: its concepts with and without hits. */
  const schemeConcepts = computed(() =>
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
    if (schemeConcepts.value?.kind === 'offered') return arrangeConcepts(schemeConcepts.value.list)
    return withHits.value?.kind === 'offered' ? arrangeConcepts([...withHits.value.list]) : []
  })
  const isListed = computed(
    () =>
      isEverywhere.value ||
      schemeId.value === knownId ||
      schemeConcepts.value?.kind === 'offered' ||
      withHits.value?.kind === 'offered',
  )
  /** The shown concepts with hits; null while concepts without hits are shown too. */
  const onlyWithHits = computed(() =>
    !isEverywhere.value &&
    withHits.value?.kind === 'offered' &&
    schemeConcepts.value?.kind !== 'offered'
      ? withHits.value
      : null,
  )
  /** The number of listed concepts if the server returned only a part of the scheme; otherwise null. */
  const cutAt = computed(() =>
    !isEverywhere.value && schemeConcepts.value?.kind === 'offered' && schemeConcepts.value.hasMore
      ? schemeConcepts.value.list.length
      : null,
  )
  /** Why no concepts could be loaded; null if they were, or were not requested. */
  const refused = computed(() => {
    const reply = withHits.value ?? schemeConcepts.value
    return reply && reply.kind !== 'offered' ? reply : null
  })

  return {
    schemesReply,
    schemes,
    schemeOptions,
    knownValues,
    schemeId,
    isEverywhere,
    hasFacets,
    withHits,
    schemeConcepts,
    onlyWithHits,
    arranged,
    isListed,
    cutAt,
    refused,
  }
}
