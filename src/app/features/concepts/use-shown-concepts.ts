import { ref, type Ref } from 'vue'
import type { ConceptChoice } from '#core/instance/concept-filter.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { knownId, useConceptList } from './use-concept-list.ts'
import { useSearchAll } from './use-search-all.ts'

export type ShownConcepts = ReturnType<typeof useShownConcepts>

/**
 * Which concepts can be chosen from: those of one scheme, of all of them, or the values that the definition of
 * the key knows; and asking the instance for more of them.
 */
export function useShownConcepts(picked: {
  choice: Readonly<Ref<ConceptChoice>>
  definition: Readonly<Ref<FilterDefinition | null | undefined>>
}) {
  const instance = useInstanceStore()
  const facets = useFacetsStore()
  const observed = useObservedInstancesStore()
  const list = useConceptList(picked.definition)
  const { answered, schemes, choices, schemeId, isEverywhere, hasFacets } = list
  const isAsking = ref(false)

  async function asking(work: () => Promise<void>) {
    isAsking.value = true
    await work()
    isAsking.value = false
  }

  async function askSchemes() {
    await asking(instance.loadSchemes)
    if (schemes.value.length > 0) await open(schemes.value)
  }

  /** Whether there is something to choose from, as far as it is known without asking; null where it is not. */
  function hasConcepts(id: string): boolean | null {
    if (id === knownId) return true
    const lists = [facets.facetsOf(id), instance.conceptsOffered(id)]
    const read = lists.flatMap((one) => (one?.kind === 'offered' ? [one.list.length > 0] : []))
    return read.length > 0 ? read.includes(true) : (facets.schemesWithHits.get(id) ?? null)
  }

  /** Opens where the filter stands, else the first of these that is not known to be empty. */
  async function open(from: readonly { id: string }[]) {
    if (observed.isDatacycle) await asking(facets.locate)
    const { taken, excluded } = picked.choice.value
    const [standing] = [...taken, ...excluded].flatMap((id) => facets.schemeOf(id) ?? [])
    const isOffered = schemes.value.some(({ id }) => id === standing)
    const [likeliest] = [true, null, false].flatMap((has) =>
      from.filter(({ id }) => hasConcepts(id) === has),
    )
    const first = isOffered ? standing : likeliest?.id
    if (first !== undefined) await show(first)
  }

  /** What is known without being asked for by a person: on a CORE the schemes, elsewhere what is there already. */
  async function begin() {
    if (answered.value === null && observed.isDatacycle) await askSchemes()
    else if (choices.value.length > 0) await open(choices.value)
  }

  async function show(id: string) {
    schemeId.value = id
    isEverywhere.value = false
    if (id === knownId) return
    if (!hasFacets.value) await showAll(id)
    else if (facets.facetsOf(id)?.kind !== 'offered') await asking(() => facets.load(id))
  }

  /** Those without hits too. */
  async function showAll(id: string) {
    if (instance.conceptsOffered(id)?.kind === 'offered') return
    await asking(() => instance.loadConcepts(id))
    const offered = instance.conceptsOffered(id)
    if (offered?.kind === 'offered') facets.noteConcepts(id, offered.list)
  }

  const showWithoutHits = async () => {
    if (schemeId.value !== null) await showAll(schemeId.value)
  }

  async function loadMore() {
    const id = schemeId.value
    if (id !== null) await asking(() => facets.load(id))
  }

  const searchAll = useSearchAll(schemes)

  /** Those of every scheme, once all of them were read. */
  async function showEverywhere() {
    await searchAll.start()
    isEverywhere.value = true
  }

  return {
    ...list,
    isAsking,
    searchAll,
    askSchemes,
    begin,
    show,
    showWithoutHits,
    loadMore,
    showEverywhere,
  }
}
