import { computed, shallowRef } from 'vue'
import { err, ok, type Result } from '#core/result.ts'
import type { MovedQueries, OwnPlace, ShownFolder } from '#core/workspace/opened-folder.ts'
import {
  compareSaved,
  planPlace,
  positionAtEnd,
  cutIntoBatches,
} from '#core/workspace/saved-order.ts'
import type { SavedRequest, UnreadableRequest } from '#core/workspace/saved-request.ts'
import {
  readOk,
  type Refusal,
  hostGone,
  orHostGone,
  sendChange,
  unlessHostIsGone,
  useHostClient,
} from '#app/client/host-client.ts'

/** A folder of saved queries, in the app's own or in the opened folder `root`. */
export type SavedFolder = Pick<SavedRequest, 'folder' | 'root'>

/**
 * The saved requests as last received from the host, in folder order, and all changes of them. `noteOutside` gets the
 * lists before and after another program may have changed them.
 */
export function useSavedRequests(
  noteOutside: (before: readonly SavedRequest[], after: readonly SavedRequest[]) => void,
) {
  const { setRequests, whileSaving, ...list } = useSavedList(noteOutside)
  const saving = useSaving({ ...list, setRequests })
  const placing = usePlacing({ ...list, setRequests, whileSaving }, saving)
  return { ...list, ...useFolderChanges(list), ...saving, ...placing }
}

type SavedList = ReturnType<typeof useSavedList>

/** What the host has saved, as it was last loaded or changed here. */
function useSavedList(noteOutside: Parameters<typeof useSavedRequests>[0]) {
  const client = useHostClient()
  const requests = shallowRef<readonly SavedRequest[]>([])
  /** Files among them that could not be read when they were loaded. */
  const unreadable = shallowRef<readonly UnreadableRequest[]>([])
  /** Folders that are or were open beside the app's own, the latest first. */
  const openedFolders = shallowRef<readonly ShownFolder[]>([])
  const openFolders = computed(() => openedFolders.value.filter(({ isOpen }) => isOpen))
  const ownPlace = shallowRef<OwnPlace>({ path: '', isUsual: true, problem: null })

  let isLoaded = false
  let version: number | null = null
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

  /** For those to whom what was loaded before is enough. */
  const loadOnce = () => (isLoaded ? Promise.resolve() : load())

  /** How many savings of many queries are under way; each batch changes the version, and the list is set at the end. */
  let savingCount = 0

  async function whileSaving<T>(save: () => Promise<T>): Promise<T> {
    savingCount += 1
    return save().finally(() => {
      savingCount -= 1
    })
  }

  /** Reads the saved queries again if another program changed something; not while many are being saved. */
  async function loadChanges() {
    if (savingCount > 0) return
    await unlessHostIsGone(undefined, async () => {
      const response = await readOk(await client.api.saved.version.$get())
      const isFirst = version === null
      if (response.version === version) return
      version = response.version
      if (!isFirst) await load()
    })
  }

  return {
    requests,
    setRequests,
    unreadable,
    openedFolders,
    openFolders,
    ownPlace,
    load,
    loadOnce,
    loadChanges,
    whileSaving,
  }
}

/** Opens, links, moves and closes folders; what returns nothing else resolves with the host's refusal, or null. */
function useFolderChanges({ load }: Pick<SavedList, 'load'>) {
  const client = useHostClient()

  /** Opens a folder beside the app's own queries. */
  const openFolder = (path: string) =>
    sendChange(() => client.api.folders.$post({ json: { path } }), load)

  const closeFolder = (id: string) =>
    sendChange(() => client.api.folders[':id'].close.$post({ param: { id } }), load)

  /** Uses an own connection for the queries of a folder that name its address. */
  const linkConnection = (id: string, json: ShownFolder['links'][number]) =>
    sendChange(() => client.api.folders[':id'].links.$post({ param: { id }, json }), load)

  /** Moves the own queries to another folder; null: into the data folder. */
  const moveOwn = (path: string | null) =>
    unlessHostIsGone<Result<MovedQueries, Refusal>>(err(hostGone), async () => {
      const response = await client.api.folders.own.$post({ json: { path } })
      if (!response.ok) return err(await response.json())
      const moved = await response.json()
      await load()
      return ok(moved)
    })

  /** The path that the user chose in a dialog of the system; '' if canceled or where the shell has none. */
  const chooseFolder = () =>
    unlessHostIsGone('', async () => {
      const { path } = await readOk(await client.api.folders.choose.$post())
      return path ?? ''
    })

  return { openFolder, closeFolder, linkConnection, moveOwn, chooseFolder }
}

/** Changes of single requests. Each resolves with the host's refusal, or null. */
function useSaving({
  requests,
  setRequests,
  load,
}: Pick<SavedList, 'requests' | 'setRequests' | 'load'>) {
  const client = useHostClient()

  /** Adds the request, or replaces the one with its ID unless that was changed elsewhere. */
  const save = (request: SavedRequest): Promise<Refusal | null> =>
    orHostGone(async () => {
      const expected = requests.value.find(({ id }) => id === request.id) ?? null
      const response = await client.api.saved.$post({ json: { ...request, expected } })
      if (!response.ok) {
        const refusal = await response.json()
        if (refusal.kind === 'changed-elsewhere') await load()
        return refusal
      }
      // As saved by the host, which for example removes tokens.
      const saved = await response.json()
      setRequests([...requests.value.filter(({ id }) => id !== saved.id), saved])
      return null
    })

  /**
   * Changes these members of a query, and leaves the others as they are stored now: another program may have
   * changed them since `request` was shown.
   */
  function change(request: SavedRequest, changed: Partial<Omit<SavedRequest, 'id' | 'form'>>) {
    const stored = requests.value.find(({ id }) => id === request.id)
    return save({ ...(stored ?? request), ...changed })
  }

  const remove = (id: string) =>
    sendChange(
      () => client.api.saved[':id'].remove.$post({ param: { id } }),
      () => {
        setRequests(requests.value.filter((request) => request.id !== id))
      },
    )

  return { save, change, remove }
}

/**
 * Where requests stand: moves them, and adds new ones at the end of their folders. Each resolves with the host's
 * refusal, or null.
 */
function usePlacing(
  {
    requests,
    setRequests,
    whileSaving,
  }: Pick<SavedList, 'requests' | 'setRequests' | 'whileSaving'>,
  { save, change }: ReturnType<typeof useSaving>,
) {
  const client = useHostClient()
  const listIn = ({ folder, root }: SavedFolder) =>
    requests.value.filter((one) => one.folder === folder && one.root === root)

  /** Moves a request into a folder, before another one or to its end. */
  async function move(request: SavedRequest, folder: string, before: SavedRequest | null) {
    const inFolder = listIn({ folder, root: request.root }).filter(({ id }) => id !== request.id)
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
   * leaving the rest unmoved.
   */
  async function renameFolder(from: SavedFolder, to: string): Promise<Refusal | null> {
    for (const request of listIn(from)) {
      const refusal = await move(request, to, null)
      if (refusal) return refusal
    }
    return null
  }

  /** Saves a query at the end of its folder. Resolves with the saved one, or the refusal. */
  async function add(request: Omit<SavedRequest, 'id' | 'position'>) {
    const added = { ...request, id: crypto.randomUUID(), position: positionAtEnd(listIn(request)) }
    const refusal = await save(added)
    return refusal === null ? ok(added) : err(refusal)
  }

  /**
   * Saves many queries in batches, each query at the end of its folder. After each batch, `shouldContinue`
   * gets the number saved so far. If one is refused, earlier batches stay saved.
   */
  async function addMany(
    added: readonly Omit<SavedRequest, 'id' | 'position'>[],
    shouldContinue: (saved: number) => boolean,
  ): Promise<Refusal | null> {
    const placed = placeAtEnds(added, requests.value)
    const saved: SavedRequest[] = []
    const saveBatches = async () => {
      for (const batch of cutIntoBatches(placed)) {
        const response = await client.api.saved.many.$post({ json: { requests: batch } })
        if (!response.ok) return response.json()
        saved.push(...batch)
        if (!shouldContinue(saved.length)) break
      }
      return null
    }
    const refusal = await orHostGone(() => whileSaving(saveBatches))
    const ids = new Set(saved.map(({ id }) => id))
    setRequests([...requests.value.filter(({ id }) => !ids.has(id)), ...saved])
    return refusal
  }

  return { move, renameFolder, add, addMany }
}

/** New requests, each at the end of its folder. */
function placeAtEnds(
  added: readonly Omit<SavedRequest, 'id' | 'position'>[],
  kept: readonly SavedRequest[],
): SavedRequest[] {
  const keyOf = ({ root, folder }: SavedFolder) => `${root ?? ''}\n${folder}`
  // Sorted, so that the last of each folder remains.
  const last = new Map(kept.map((one) => [keyOf(one), one.position]))
  return added.map((request) => {
    const before = last.get(keyOf(request))
    const position = positionAtEnd(before === undefined ? [] : [{ position: before }])
    last.set(keyOf(request), position)
    return { ...request, id: crypto.randomUUID(), position }
  })
}
