import { ref, type Ref } from 'vue'
import type { ConceptChoice } from '#core/instance/concept-filter.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { knownId, useConceptList } from './use-concept-list.ts'
import { useSearchAll } from './use-search-all.ts'

export type ShownConcepts = ReturnType<typeof useShownConcepts>

/** The concepts of one scheme or of all, or the known values of the key; loads more on request. */
export function useShownConcepts(picked: {
  choice: Readonly<Ref<ConceptChoice>>
  definition: Readonly<Ref<FilterDefinition | null | undefined>>
}) {
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

  /** Opens the scheme of the first chosen concept, or the first scheme not known to be empty. */
  async function openLikeliest(from: readonly { id: string }[]) {
    if (observed.isDatacycle) await whileLoading(facets.locate)
    const { required, excluded } = picked.choice.value
    const [currentScheme] = [...required, ...excluded].flatMap((id) => facets.schemeOf(id) ?? [])
    const isOffered = schemes.value.some(({ id }) => id === currentScheme)
    const [likeliest] = [true, null, false].flatMap((has) =>
      from.filter(({ id }) => hasConcepts(id) === has),
    )
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
