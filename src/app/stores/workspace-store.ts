import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { resolveForm } from '#core/query/relative-date.ts'
import { hasWords, readSearchWords, searchTextOfForm } from '#core/workspace/search-text.ts'
import { isSameForm, type QueryTab } from '#core/workspace/query-tabs.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import type { Refusal } from '#app/client/host-client.ts'
import { useSavedRequests } from './saved-requests.ts'
import { useTabsStore } from './tabs-store.ts'
import { useTodayStore } from './today-store.ts'

/** The saved requests in folders, and the one opened in the active tab. */
export const useWorkspaceStore = defineStore('workspace', () => {
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  const { noteOutside, ...outdated } = useOutdatedQueries()
  const savedRequests = useSavedRequests(noteOutside)
  const { requests } = savedRequests
  const search = ref('')
  /** The list that is open at the window's edge. */
  const openList = ref<'saved' | 'history' | 'requestLog' | null>(null)
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
  /** That of the tab that was active last, of those that have one; null if none has. */
  const lastUsed = computed<SavedRequest | null>((before) => {
    const known = byId.value.get(before?.id ?? '') ?? null
    return opened.value ?? known ?? tabs.tabs.map(savedOf).findLast((one) => one !== null) ?? null
  })
  const isChanged = computed(() => isTabChanged(tabs.active))
  /** The folders of the app's own requests, or of those of an opened folder. */
  const foldersOf = (place: SavedRequest['root']): string[] => {
    const there = requests.value.filter(({ root }) => root === place)
    return [...new Set(there.map(({ folder }) => folder))].sort()
  }
  const texts = computed(
    () =>
      new Map(requests.value.map((request) => [request.id, searchTextOf(request, calendar.today)])),
  )
  const found = computed(() => {
    const words = readSearchWords(search.value)
    // Their texts would be made anew for each file that another program changes.
    if (words.length === 0) return requests.value
    return requests.value.filter(({ id }) => hasWords(texts.value.get(id) ?? '', words))
  })

  /** True if the tab's query differs from the saved request it was opened from. */
  function isTabChanged(tab: QueryTab): boolean {
    const saved = savedOf(tab)
    if (saved === null) return false
    const isSame = tab.rawBody === null && isSameForm(saved.form, tab.form)
    // A query of any connection, or of an opened folder, stays as it is on each.
    const hasOwn = saved.connectionId !== '' && saved.root === undefined
    const isOnOther = hasOwn && saved.connectionId !== tab.connectionId
    return !isSame || isOnOther
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
    foldersOf,
    openedId,
    opened,
    lastUsed,
    isChanged,
    savedOf,
    isTabChanged,
    ...outdated,
    remove,
  }
})

const searchTextOf = ({ name, note, folder, form }: SavedRequest, today: string): string =>
  `${name} ${note} ${folder} `.toLowerCase() + searchTextOfForm(resolveForm(form, today))

/** The queries that both the user and another program changed. */
function useOutdatedQueries() {
  const tabs = useTabsStore()
  const outdated = shallowRef<ReadonlySet<string>>(new Set())

  /**
   * Another program changed saved queries: tabs that show one follow, unless the user changed it, too. Those are
   * `outdated`.
   */
  function noteOutside(before: readonly SavedRequest[], after: readonly SavedRequest[]) {
    const formerForms = new Map(before.map(({ id, form }) => [id, form]))
    const forms = new Map(after.map(({ id, form }) => [id, form]))
    for (const tab of tabs.tabs) {
      const former = formerForms.get(tab.savedId ?? '')
      const form = forms.get(tab.savedId ?? '')
      if (!former || !form || isSameForm(former, form)) continue
      if (tab.rawBody === null && isSameForm(tab.form, former)) tabs.follow(tab.id, form)
      else if (!isSameForm(tab.form, form))
        outdated.value = new Set([...outdated.value, tab.savedId ?? ''])
    }
  }

  /** The user has decided between the two versions of a query. */
  function settle(id: string) {
    outdated.value = new Set([...outdated.value].filter((one) => one !== id))
  }

  /** True if both the user and another program changed the query of the active tab. */
  const isOutdated = computed(() => outdated.value.has(tabs.active.savedId ?? ''))

  return { noteOutside, settle, isOutdated }
}
