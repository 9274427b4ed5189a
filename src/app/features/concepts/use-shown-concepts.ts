import { maxAtOnce } from '#core/exchange/limits.ts'
import { ref, type Ref, computed, onScopeDispose } from 'vue'
import {
  type ConceptChoice,
  arrangeConcepts,
  type ArrangedConcept,
  withConceptLabels,
} from '#core/instance/concept-filter.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import type { ConceptScheme } from '#core/instance/offered.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useRefusalWords } from '#app/words/use-failure-words.ts'
import { useMessage } from '#app/ui/message.ts'

export type ShownConcepts = ReturnType<typeof useShownConcepts>

/** How instances call their schemes of regions and towns, in both languages. */
const namesPlaces = /region|gemeinde|\b(?:ort|orte|ortschaften|towns?|cities|places|municipalit)/i

/** The concepts of one scheme or of all, or the known values of the key; loads more on request. */
export function useShownConcepts(
  picked: {
    choice: Readonly<Ref<ConceptChoice>>
    definition: Readonly<Ref<FilterDefinition | null | undefined>>
  },
  { isForPlace = false }: { isForPlace?: boolean } = {},
) {
  const instance = useInstanceStore()
  const facets = useFacetsStore()
  const observed = useObservedInstancesStore()
  const list = useConceptList(picked.definition)
  const { schemesReply, schemes, schemeOptions, schemeId, isEverywhere, hasFacets } = list
  const isLoading = ref(false)

  async function whileLoading(work: () => Promise<void>) {
    isLoading.value = true
    await work()
    isLoading.value = false
  }

  async function loadSchemes() {
    await whileLoading(instance.loadSchemes)
    if (schemes.value.length > 0) await openLikeliest(schemes.value)
  }

  /** Whether the scheme has concepts to choose from; null if nothing about it is loaded yet. */
  function hasConcepts(id: string): boolean | null {
    if (id === knownId) return true
    const lists = [facets.facetsOf(id), instance.conceptsOffered(id)]
    const read = lists.flatMap((one) => (one?.kind === 'offered' ? [one.list.length > 0] : []))
    return read.length > 0 ? read.includes(true) : (facets.schemesWithHits.get(id) ?? null)
  }

  /** Opens the scheme of the first chosen concept, or the first one of places or not known to be empty. */
  async function openLikeliest(from: readonly Pick<ConceptScheme, 'id' | 'label'>[]) {
    if (observed.isDatacycle) await whileLoading(facets.locate)
    const { required, excluded } = picked.choice.value
    const [currentScheme] = [...required, ...excluded].flatMap((id) => facets.schemeOf(id) ?? [])
    const isOffered = schemes.value.some(({ id }) => id === currentScheme)
    const [likeliest] = [true, null, false].flatMap((has) => {
      const some = from.filter(({ id }) => hasConcepts(id) === has)
      const ofPlaces = isForPlace ? some.filter(({ label }) => namesPlaces.test(label)) : []
      return [...ofPlaces, ...some]
    })
    const first = isOffered ? currentScheme : likeliest?.id
    if (first !== undefined) await show(first)
  }

  /** Opens the initial list: loads the schemes from a CORE, otherwise uses what is already there. */
  async function begin() {
    if (schemesReply.value === null && observed.isDatacycle) await loadSchemes()
    else if (schemeOptions.value.length > 0) await openLikeliest(schemeOptions.value)
  }

  async function show(id: string) {
    schemeId.value = id
    isEverywhere.value = false
    if (id === knownId) return
    if (!hasFacets.value) await showAll(id)
    else if (facets.facetsOf(id)?.kind !== 'offered') await whileLoading(() => facets.load(id))
  }

  /** Shows all concepts of a scheme, including those without hits. */
  async function showAll(id: string) {
    if (instance.conceptsOffered(id)?.kind === 'offered') return
    await whileLoading(() => instance.loadConcepts(id))
    const offered = instance.conceptsOffered(id)
    if (offered?.kind === 'offered') facets.noteConcepts(id, offered.list)
  }

  const showWithoutHits = async () => {
    if (schemeId.value !== null) await showAll(schemeId.value)
  }

  async function loadMore() {
    const id = schemeId.value
    if (id !== null) await whileLoading(() => facets.load(id))
  }

  const searchAll = useSearchAll(schemes)

  /** Shows the concepts of every scheme once all are loaded. */
  async function showEverywhere() {
    await searchAll.start()
    isEverywhere.value = true
  }

  return {
    ...list,
    isLoading,
    searchAll,
    loadSchemes,
    begin,
    show,
    showWithoutHits,
    loadMore,
    showEverywhere,
  }
}

/** Loads the concepts of every scheme to make them searchable. The session keeps what was loaded. */
function useSearchAll(schemes: Ref<readonly ConceptScheme[]>) {
  const instance = useInstanceStore()
  const facets = useFacetsStore()
  /** Number of schemes loaded, and to load; null while nothing is loading. */
  const progress = ref<{ done: number; of: number } | null>(null)
  let isStopped = false

  const unloaded = computed(() =>
    schemes.value.filter(({ id }) => instance.conceptsOffered(id)?.kind !== 'offered'),
  )

  async function start() {
    const waiting = [...unloaded.value]
    const total = waiting.length
    isStopped = false
    progress.value = { done: 0, of: total }
    await Promise.all(
      Array.from({ length: maxAtOnce }, async () => {
        for (let next = waiting.shift(); next && !isStopped; next = waiting.shift()) {
          await instance.loadConcepts(next.id)
          const offered = instance.conceptsOffered(next.id)
          if (offered?.kind === 'offered') facets.noteConcepts(next.id, offered.list)
          // If one list cannot be loaded, the others cannot either.
          else isStopped = true
          progress.value = { done: (progress.value?.done ?? 0) + 1, of: total }
        }
      }),
    )
    progress.value = null
  }

  /** Starts no further request; the running ones finish. */
  function stop() {
    isStopped = true
  }

  onScopeDispose(stop)
  return { unloaded, progress, start, stop }
}

/** Pseudo scheme ID of the values in the definition of the key. */
const knownId = 'known'

/** The schemes, and the concepts of the chosen scheme or of all, as far as loaded from the server. */
function useConceptList(definition: Readonly<Ref<FilterDefinition | null | undefined>>) {
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

/** Returns a function that saves names of concepts with a filter key of the current connection. */
export function useRememberedNames() {
  const connections = useConnectionsStore()
  const describeRefusal = useRefusalWords()
  const message = useMessage()
  return async (key: string, concepts: readonly { id: string; label: string }[]) => {
    const connection = connections.current
    if (connection === null) return
    const { id, filterDefinitions, conventions } = connection
    const next = withConceptLabels(filterDefinitions, key, concepts, conventions)
    const refused = await connections.saveFilterDefinitions(id, next)
    if (refused) message.warning(describeRefusal(refused))
  }
}
