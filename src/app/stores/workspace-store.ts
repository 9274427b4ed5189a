import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { resolveForm } from '#core/query/relative-date.ts'
import { hasWords, readSearchWords, searchTextOfForm } from '#core/workspace/search-text.ts'
import { isSameForm, type QueryTab } from '#core/workspace/query-tabs.ts'
import type { MovedQueries, OwnPlace, ShownFolder } from '#core/workspace/opened-folder.ts'
import type { SavedRequest, UnreadableRequest } from '#core/workspace/saved-request.ts'
import { useTabsStore } from './tabs-store.ts'
import { useTodayStore } from './today-store.ts'
import { err, ok, type Result } from '#core/result.ts'
import {
  compareSaved,
  planPlace,
  positionAtEnd,
  cutIntoBatches,
} from '#core/workspace/saved-order.ts'
import {
  readOk,
  type Refusal,
  hostGone,
  orHostGone,
  unlessHostIsGone,
  useHostClient,
} from '#app/client/host-client.ts'

/** A folder of saved queries, in the app's own or in the opened folder `root`. */
export type SavedFolder = Pick<SavedRequest, 'folder' | 'root'>

/** The saved requests in folders, and the one opened in the active tab. */
export const useWorkspaceStore = defineStore('workspace', () => {
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  const outdated = shallowRef<ReadonlySet<string>>(new Set())
  const savedRequests = useSavedRequests(noteOutside)
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
    isOutdated,
    settle,
    remove,
  }
})

const searchTextOf = ({ name, note, folder, form }: SavedRequest, today: string): string =>
  `${name} ${note} ${folder} `.toLowerCase() + searchTextOfForm(resolveForm(form, today))

/** The saved requests as last received from the host, in folder order. */
function useSavedRequests(
  noteOutside: (before: readonly SavedRequest[], after: readonly SavedRequest[]) => void,
) {
  const client = useHostClient()
  const requests = shallowRef<readonly SavedRequest[]>([])
  /** Files among them that could not be read when they were loaded. */
  const unreadable = shallowRef<readonly UnreadableRequest[]>([])

  let isLoaded = false

  /** For those to whom what was loaded before is enough. */
  const loadOnce = () => (isLoaded ? Promise.resolve() : load())

  /** Folders that are or were open beside the app's own, the latest first. */
  const openedFolders = shallowRef<readonly ShownFolder[]>([])
  const ownPlace = shallowRef<OwnPlace>({ path: '', isUsual: true, problem: null })
  const openFolders = computed(() => openedFolders.value.filter(({ isOpen }) => isOpen))
  let version: number | null = null

  /** Reads the saved queries again if another program changed something. */
  async function loadChanges() {
    await unlessHostIsGone(undefined, async () => {
      const response = await readOk(await client.api.saved.version.$get())
      const isFirst = version === null
      if (response.version === version) return
      version = response.version
      if (!isFirst) await load()
    })
  }

  /** Opens a folder beside the app's own queries. Resolves with the host's refusal, or null. */
  function openFolder(path: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.folders.$post({ json: { path } })
      if (response.status !== 200) return response.json()
      await load()
      return null
    })
  }

  /** Moves the own queries to another folder; null: into the data folder. */
  function moveOwn(path: string | null): Promise<Result<MovedQueries, Refusal>> {
    return unlessHostIsGone<Result<MovedQueries, Refusal>>(err(hostGone), async () => {
      const response = await client.api.folders.own.$post({ json: { path } })
      if (response.status !== 200) return err(await response.json())
      const moved = await response.json()
      await load()
      return ok(moved)
    })
  }

  /** The path that the user chose in a dialog of the system; '' if canceled or where the shell has none. */
  function chooseFolder(): Promise<string> {
    return unlessHostIsGone('', async () => {
      const { path } = await readOk(await client.api.folders.choose.$post())
      return path ?? ''
    })
  }

  /** Uses an own connection for the queries of a folder that name its address. */
  function linkConnection(id: string, link: ShownFolder['links'][number]): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.folders[':id'].links.$post({ param: { id }, json: link })
      if (response.status !== 200) return response.json()
      await load()
      return null
    })
  }

  function closeFolder(id: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.folders[':id'].close.$post({ param: { id } })
      if (response.status !== 200) return response.json()
      await load()
      return null
    })
  }

  let latestLoad: Promise<void> = Promise.resolve()
  /** How often this window changed the list: what was read before such a change does not show it. */
  let changeCount = 0

  function setRequests(changed: readonly SavedRequest[]) {
    changeCount += 1
    requests.value = [...changed].sort(compareSaved)
  }

  /** Called before the list is shown, not at the start, because there may be thousands of files. */
  function load(): Promise<void> {
    isLoaded = true
    // Without a host, the list is unchanged; the next action reports it.
    const own: Promise<void> = unlessHostIsGone(undefined, async () => {
      // Before the list, so that what changes while it is read, or before the next look, is not taken for known.
      version ??= (await readOk(await client.api.saved.version.$get())).version
      const changesBefore = changeCount
      const loaded = await readOk(await client.api.saved.$get())
      // A response that was overtaken says less than the one that overtook it.
      if (latestLoad !== own) return latestLoad
      if (changeCount !== changesBefore) return load()
      noteOutside(requests.value, loaded.requests)
      requests.value = loaded.requests
      openedFolders.value = loaded.folders
      ownPlace.value = loaded.own
      unreadable.value = loaded.unreadable
    })
    latestLoad = own
    return own
  }

  /**
   * Adds the request, or replaces the one with its ID unless that was changed elsewhere. Resolves with the
   * host's refusal, or null.
   */
  function save(request: SavedRequest): Promise<Refusal | null> {
    return orHostGone(async () => {
      const expected = requests.value.find(({ id }) => id === request.id) ?? null
      const response = await client.api.saved.$post({ json: { ...request, expected } })
      if (response.status !== 200) {
        const refusal = await response.json()
        if (refusal.kind === 'changed-elsewhere') await load()
        return refusal
      }
      // As saved by the host, which for example removes tokens.
      const saved = await response.json()
      setRequests([...requests.value.filter(({ id }) => id !== saved.id), saved])
      return null
    })
  }

  /**
   * Changes these members of a query, and leaves the others as they are stored now: another program may have
   * changed them since `request` was shown. Resolves with the host's refusal, or null.
   */
  function change(request: SavedRequest, changed: Partial<Omit<SavedRequest, 'id' | 'form'>>) {
    const stored = requests.value.find(({ id }) => id === request.id)
    return save({ ...(stored ?? request), ...changed })
  }

  function remove(id: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.saved[':id'].remove.$post({ param: { id } })
      if (response.status !== 200) return response.json()
      setRequests(requests.value.filter((request) => request.id !== id))
      return null
    })
  }

  /**
   * Moves a request into a folder, before another one or to its end. Resolves with the host's refusal, or null.
   */
  async function move(request: SavedRequest, folder: string, before: SavedRequest | null) {
    const inFolder = requests.value.filter(
      (one) => one.folder === folder && one.root === request.root && one.id !== request.id,
    )
    if (before === null && folder !== request.folder)
      return change(request, { folder, position: positionAtEnd(inFolder) })
    const { position, numbered } = planPlace(inFolder, before)
    for (const one of numbered) {
      const refusal = await save(one)
      if (refusal) return refusal
    }
    return change(request, { folder, position })
  }

  /**
   * Renames a folder, or appends its requests to an existing folder of that name. Stops at the first refusal,
   * leaving the rest unmoved. Resolves with the host's refusal, or null.
   */
  async function renameFolder(
    { root, folder: from }: SavedFolder,
    to: string,
  ): Promise<Refusal | null> {
    const moved = requests.value.filter((one) => one.folder === from && one.root === root)
    for (const request of moved) {
      const refusal = await move(request, to, null)
      if (refusal) return refusal
    }
    return null
  }

  /** Saves a query at the end of its folder. */
  async function add(request: Omit<SavedRequest, 'id' | 'position'>) {
    const inFolder = requests.value.filter(
      ({ folder, root }) => folder === request.folder && root === request.root,
    )
    const position = positionAtEnd(inFolder)
    const added = { ...request, id: crypto.randomUUID(), position }
    const refusal = await save(added)
    return refusal === null ? ok(added) : err(refusal)
  }

  /**
   * Saves many queries in batches, each query at the end of its folder. After each batch, `shouldContinue`
   * gets the number saved so far. Resolves with the host's refusal, or null; earlier batches stay saved.
   */
  async function addMany(
    added: readonly Omit<SavedRequest, 'id' | 'position'>[],
    shouldContinue: (saved: number) => boolean,
  ): Promise<Refusal | null> {
    const placed = placeAtEnds(added, requests.value)
    const saved: SavedRequest[] = []
    const refusal = await orHostGone(async () => {
      for (const batch of cutIntoBatches(placed)) {
        const response = await client.api.saved.many.$post({ json: { requests: batch } })
        if (response.status !== 200) return response.json()
        saved.push(...batch)
        if (!shouldContinue(saved.length)) break
      }
      return null
    })
    const ids = new Set(saved.map(({ id }) => id))
    setRequests([...requests.value.filter(({ id }) => !ids.has(id)), ...saved])
    return refusal
  }

  return {
    openedFolders,
    openFolders,
    openFolder,
    ownPlace,
    moveOwn,
    chooseFolder,
    closeFolder,
    linkConnection,
    loadChanges,
    requests,
    unreadable,
    load,
    loadOnce,
    save,
    change,
    remove,
    move,
    renameFolder,
    add,
    addMany,
  }
}

/** New requests, each at the end of its folder. */
function placeAtEnds(
  added: readonly Omit<SavedRequest, 'id' | 'position'>[],
  kept: readonly SavedRequest[],
): SavedRequest[] {
  const keyOf = ({ root, folder }: Pick<SavedRequest, 'root' | 'folder'>) =>
    `${root ?? ''}\n${folder}`
  // Sorted, so that the last of each folder remains.
  const last = new Map(kept.map((one) => [keyOf(one), one.position]))
  return added.map((request) => {
    const before = last.get(keyOf(request))
    const position = positionAtEnd(before === undefined ? [] : [{ position: before }])
    last.set(keyOf(request), position)
    return { ...request, id: crypto.randomUUID(), position }
  })
}
