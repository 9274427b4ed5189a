import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { coreConceptKey } from '#core/dialect/filter-input.ts'
import {
  conceptJoins,
  excludingKey,
  readChoice,
  writeChoice,
  type ConceptChoice,
  type ConceptJoin,
  findConcepts,
} from '#core/instance/concept-filter.ts'
import { findDefinition } from '#core/query/filter-key.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { onlyConditions } from '#core/instance/plan-facets.ts'
import { listConditions } from '#core/investigate/conditions.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useCountsStore } from '#app/stores/counts-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useConditionWords } from '#app/words/use-condition-words.ts'
import type { ShownConcepts } from './use-shown-concepts.ts'

/** The concepts chosen for one filter row, initially its current value. `index` is -1 for a new row. */
export function useConceptChoice(rows: readonly FilterRow[], index: number) {
  const query = useQueryStore()
  const observed = useObservedInstancesStore()
  const key = ref(rows[index]?.key ?? '')
  const startsWithCoreKey =
    key.value === '' && (observed.isDatacycle || query.conventions.listMeans === 'all')
  if (startsWithCoreKey) key.value = coreConceptKey
  // A new choice for a key that the form has already changes that row.
  const rowIndex = index >= 0 ? index : rows.findIndex((row) => row.key === key.value)

  const name = computed(() => key.value.trim())
  const rules = computed(() => ({ conventions: query.conventions, definitions: query.definitions }))
  const choice = shallowRef<ConceptChoice>(readChoice(rows, key.value, rules.value))
  const required = computed(() => new Set(choice.value.required))
  const canExclude = computed(() => excludingKey(name.value) !== null)
  const excluded = computed(() => (canExclude.value ? new Set(choice.value.excluded) : null))
  const definition = computed(() => findDefinition(query.definitions, name.value))
  const joins = computed(() => conceptJoins(definition.value, query.conventions))
  const join = computed(() => {
    const { join: wanted } = choice.value
    return wanted === null || joins.value.includes(wanted) ? wanted : (joins.value[0] ?? 'any')
  })

  const withoutId = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

  function toggle(id: string) {
    const { required, excluded } = choice.value
    const isRequired = required.includes(id)
    choice.value = {
      ...choice.value,
      required: isRequired ? withoutId(required, id) : [...required, id],
      excluded: withoutId(excluded, id),
    }
  }

  function exclude(id: string) {
    const { required, excluded } = choice.value
    const isExcluded = excluded.includes(id)
    choice.value = {
      ...choice.value,
      required: withoutId(required, id),
      excluded: isExcluded ? withoutId(excluded, id) : [...excluded, id],
    }
  }

  function drop(id: string) {
    const { required, excluded } = choice.value
    choice.value = {
      ...choice.value,
      required: withoutId(required, id),
      excluded: withoutId(excluded, id),
    }
  }

  function chooseJoin(wanted: ConceptJoin) {
    choice.value = { ...choice.value, join: wanted }
  }

  const appliedRows = (): FilterRow[] =>
    writeChoice(
      rows,
      rowIndex < 0 ? null : rowIndex,
      name.value,
      { ...choice.value, join: join.value },
      rules.value,
    )

  return {
    key,
    choice,
    required,
    excluded,
    joins,
    join,
    definition,
    toggle,
    exclude,
    drop,
    chooseJoin,
    appliedRows,
  }
}

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
  const otherRows = computed(() => {
    const own = [name.value, excludingKey(name.value)]
    return edited.rows.filter((row) => !own.includes(row.key))
  })

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
