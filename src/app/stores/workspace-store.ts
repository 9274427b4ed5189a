import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { resolveForm } from '#core/query/resolve-form.ts'
import { hasWords, readSearchWords, searchTextOfForm } from '#core/workspace/search-text.ts'
import { isSameForm, type QueryTab } from '#core/workspace/query-tabs.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import type { Refusal } from '#app/client/refusal.ts'
import { useSavedRequests } from './saved-requests.ts'
import { useTabsStore } from './tabs-store.ts'
import { useTodayStore } from './today-store.ts'

/** The saved requests in folders, and the one opened in the active tab. */
export const useWorkspaceStore = defineStore('workspace', () => {
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  const savedRequests = useSavedRequests()
  const { requests } = savedRequests
  const search = ref('')
  /** The list that is open at the window's edge. */
  const openList = ref<'saved' | 'history' | 'ledger' | null>(null)
  const openedId = computed({
    get: () => tabs.active.savedId,
    set: (savedId) => {
      tabs.change({ savedId })
    },
  })

  const byId = computed(() => new Map(requests.value.map((request) => [request.id, request])))
  const savedOf = (tab: QueryTab) => byId.value.get(tab.savedId ?? '') ?? null
  /** The saved request that the active tab was opened from; null if there is none. */
  const opened = computed(() => savedOf(tabs.active))
  const isChanged = computed(() => isTabChanged(tabs.active))
  const folders = computed(() => [...new Set(requests.value.map(({ folder }) => folder))].sort())
  const texts = computed(
    () =>
      new Map(requests.value.map((request) => [request.id, searchTextOf(request, calendar.today)])),
  )
  /** The requests that match the search. */
  const found = computed(() => {
    const words = readSearchWords(search.value)
    return requests.value.filter(({ id }) => hasWords(texts.value.get(id) ?? '', words))
  })

  /** True if the tab's query differs from the saved request it was opened from. */
  function isTabChanged(tab: QueryTab): boolean {
    const saved = savedOf(tab)
    if (saved === null) return false
    const isSame = tab.rawBody === null && isSameForm(saved.form, tab.form)
    return !isSame || saved.connectionId !== tab.connectionId
  }

  async function remove(id: string): Promise<Refusal | null> {
    const refusal = await savedRequests.remove(id)
    if (refusal === null && openedId.value === id) openedId.value = null
    return refusal
  }

  return {
    ...savedRequests,
    search,
    openList,
    found,
    folders,
    openedId,
    opened,
    isChanged,
    savedOf,
    isTabChanged,
    remove,
  }
})

const searchTextOf = ({ name, note, folder, form }: SavedRequest, today: string): string =>
  `${name} ${note} ${folder} `.toLowerCase() + searchTextOfForm(resolveForm(form, today))
