import { computed, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { findConcepts } from '#core/instance/arrange-concepts.ts'
import { writeChoice } from '#core/instance/concept-filter.ts'
import { onlyConditions } from '#core/instance/plan-facets.ts'
import { listConditions } from '#core/investigate/conditions.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useCountsStore } from '#app/stores/counts-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import type { ShownConcepts } from './use-shown-concepts.ts'

/** Maximum number of values counted by one click, as each takes one request. */
const maxCounted = 20

/**
 * The known item counts of concepts and schemes under the query's other filters, the filters that apply to
 * these counts, and the forms that a click would count.
 */
export function useConceptHits(
  shown: ShownConcepts,
  edited: {
    rows: readonly FilterRow[]
    key: Readonly<Ref<string>>
    search: Readonly<Ref<string>>
  },
) {
  const connections = useConnectionsStore()
  const counts = useCountsStore()
  const endpoints = useEndpointsStore()
  const facets = useFacetsStore()
  const instance = useInstanceStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const { namesOfConditions } = useConditionWords()
  const { say } = useWords()
  const { schemeHits, schemeForm } = useSchemeHits(shown)
  const name = computed(() => edited.key.value.trim())
  const otherRows = computed(() => edited.rows.filter((row) => row.key !== name.value))

  /** A form with the query's other filters and this one value of the key; null without a key. */
  function formOf(value: string): QueryForm | null {
    if (name.value === '') return null
    const rules = { conventions: query.conventions, definitions: query.definitions }
    const only = { required: [value], excluded: [], join: 'any' } as const
    return {
      ...onlyConditions(query.plannedForm),
      filters: writeChoice(otherRows.value, null, name.value, only, rules),
    }
  }

  const hits = computed((): ReadonlyMap<string, bigint> => {
    if (!shown.hasFacets.value)
      return new Map(
        shown.arranged.value.flatMap(({ id }) => {
          const form = formOf(id)
          const count = form && counts.hitsOf(form)
          return count === null ? [] : [[id, count] as const]
        }),
      )
    const ids = shown.isEverywhere.value
      ? shown.schemes.value.map(({ id }) => id)
      : [shown.schemeId.value ?? '']
    return new Map(
      ids.flatMap((id) => {
        const known = facets.facetsOf(id)
        if (known?.kind !== 'offered') return []
        // Once all concepts with hits are loaded, every other concept has none.
        const offered = instance.conceptsOffered(id)
        const others = known.hasMore || offered?.kind !== 'offered' ? [] : offered.list
        return [
          ...others.map((one) => [one.id, 0n] as const),
          ...known.list.map((one) => [one.id, BigInt(one.hits)] as const),
        ]
      }),
    )
  })

  /** Describes the filters that apply to the counts; null if the query cannot be sent. */
  const conditionWords = computed(() => {
    if (query.plan === null) return null
    const countedForm = shown.hasFacets.value
      ? facets.conditionsOf(shown.schemeId.value ?? '')
      : { ...query.plannedForm, filters: otherRows.value }
    const listed = listConditions(countedForm, {
      conventions: query.conventions,
      definitions: query.definitions,
      isDatacycle: observed.isDatacycle,
    })
    const { endpoint } = query.plannedForm
    const title = endpoints.displayNameOf(connections.currentId, endpoint)
    return listed.length === 0
      ? say('concepts.conditionsNone', { endpoint: title })
      : say('concepts.conditions', { endpoint: title, conditions: namesOfConditions(listed) })
  })

  /** The forms that a click would count: one per scheme, or the first shown values not counted yet. */
  const countable = computed((): readonly QueryForm[] => {
    if (shown.hasFacets.value) return shown.schemes.value.map(({ id }) => schemeForm(id))
    if (query.plan === null || !shown.isListed.value) return []
    return findConcepts(shown.arranged.value, edited.search.value)
      .filter(({ id }) => !hits.value.has(id))
      .slice(0, maxCounted)
      .flatMap(({ id }) => formOf(id) ?? [])
  })

  return { hits, schemeHits, conditionWords, countable }
}

/** Number of items with any concept of each scheme, as far as counted. */
function useSchemeHits(shown: ShownConcepts) {
  const counts = useCountsStore()
  const facets = useFacetsStore()

  /** The form that finds the items with any concept of a scheme. */
  function schemeForm(id: string): QueryForm {
    const form = facets.conditionsOf(id)
    const row = { key: 'classificationTreeId.in', value: { kind: 'list', items: [id] } } as const
    return { ...form, filters: [row, ...form.filters] }
  }
  const schemeHits = computed(
    () =>
      new Map(
        shown.schemes.value.flatMap(({ id }) => {
          const count = shown.hasFacets.value ? counts.hitsOf(schemeForm(id)) : null
          return count === null ? [] : [[id, count] as const]
        }),
      ),
  )
  watch(
    schemeHits,
    (found) => {
      facets.noteSchemes(found)
    },
    { immediate: true },
  )

  return { schemeHits, schemeForm }
}
