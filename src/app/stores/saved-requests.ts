import { shallowRef } from 'vue'
import { err, ok } from '#core/result.ts'
import { cutIntoBatches } from '#core/workspace/saved-batches.ts'
import { compareSaved } from '#core/workspace/saved-order.ts'
import type { SavedRequest, UnreadRequest } from '#core/workspace/saved-request.ts'
import { readOk } from '#app/client/read-ok.ts'
import { orHostGone, unlessHostIsGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** The saved requests as they are kept by the host, in the order of their folders. */
export function useSavedRequests() {
  const client = useHostClient()
  const requests = shallowRef<readonly SavedRequest[]>([])
  /** What lies among them and could not be read, when they were loaded. */
  const unread = shallowRef<readonly UnreadRequest[]>([])

  /** For whoever is about to show them: thousands of files are not read at the start. */
  async function load() {
    // Without a host the list stays as it is; what is done with it then tells.
    await unlessHostIsGone(undefined, async () => {
      const loaded = await readOk(await client.api.saved.$get())
      requests.value = loaded.requests
      unread.value = loaded.unread
    })
  }

  /**
   * Adds the request, or replaces the one with its id where that is still as it is known here. Resolves with
   * the host's refusal, or null.
   */
  function save(request: SavedRequest): Promise<Refusal | null> {
    return orHostGone(async () => {
      const expected = requests.value.find(({ id }) => id === request.id) ?? null
      const response = await client.api.saved.$post({ json: { ...request, expected } })
      if (response.status !== 200) {
        const refused = await response.json()
        if (refused.kind === 'changed-elsewhere') await load()
        return refused
      }
      // As it is kept: without a token, for example.
      const saved = await response.json()
      const others = requests.value.filter(({ id }) => id !== saved.id)
      requests.value = [...others, saved].sort(compareSaved)
      return null
    })
  }

  function remove(id: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.saved[':id'].remove.$post({ param: { id } })
      if (response.status !== 200) return response.json()
      requests.value = requests.value.filter((request) => request.id !== id)
      return null
    })
  }

  /** Puts a request into a folder, before another one there or at its end. */
  function move(request: SavedRequest, folder: string, before: SavedRequest | null) {
    const inFolder = requests.value.filter((one) => one.folder === folder && one.id !== request.id)
    return save({ ...request, folder, position: positionBefore(inFolder, before) })
  }

  /**
   * Gives a folder another name; where there is one of that name already, its requests come behind those. Ends
   * with the first that cannot be kept: the others stay where they are. Resolves with the host's refusal, or null.
   */
  async function renameFolder(from: string, to: string): Promise<Refusal | null> {
    const moved = requests.value.filter(({ folder }) => folder === from)
    for (const request of moved) {
      const refused = await move(request, to, null)
      if (refused) return refused
    }
    return null
  }

  /** Keeps a query under a name, at the end of its folder. */
  async function add(request: Omit<SavedRequest, 'id' | 'position'>) {
    const inFolder = requests.value.filter(({ folder }) => folder === request.folder)
    const position = positionBefore(inFolder, null)
    const added = { ...request, id: crypto.randomUUID(), position }
    const refused = await save(added)
    return refused === null ? ok(added) : err(refused)
  }

  /**
   * Keeps many new queries, each at the end of its folder, batch by batch. After each, `isWanted` hears how
   * many are saved; where it says no, the rest is left. Resolves with the host's refusal, or null: what was
   * saved before it stays.
   */
  async function addMany(
    added: readonly Omit<SavedRequest, 'id' | 'position'>[],
    isWanted: (saved: number) => boolean,
  ): Promise<Refusal | null> {
    const placed = placeAtEnds(added, requests.value)
    const saved: SavedRequest[] = []
    const refused = await orHostGone(async () => {
      for (const batch of cutIntoBatches(placed)) {
        const response = await client.api.saved.many.$post({ json: { requests: batch } })
        if (response.status !== 200) return response.json()
        saved.push(...batch)
        if (!isWanted(saved.length)) break
      }
      return null
    })
    requests.value = [...requests.value, ...saved].sort(compareSaved)
    return refused
  }

  return { requests, unread, load, save, remove, move, renameFolder, add, addMany }
}

/** A place between two neighbours, so that moving one request changes that one only. */
function positionBefore(inFolder: readonly SavedRequest[], before: SavedRequest | null): number {
  const at = before === null ? inFolder.length : inFolder.indexOf(before)
  const previous = inFolder[at - 1]?.position
  const next = inFolder[at]?.position
  if (previous === undefined) return (next ?? 1) - 1
  return next === undefined ? previous + 1 : (previous + next) / 2
}

/** New requests, each at the end of its folder. */
function placeAtEnds(
  added: readonly Omit<SavedRequest, 'id' | 'position'>[],
  kept: readonly SavedRequest[],
): SavedRequest[] {
  const positions = new Map<string, number>()
  for (const { folder, position } of kept)
    positions.set(folder, Math.max(position, positions.get(folder) ?? -Infinity))
  return added.map((request) => {
    const position = (positions.get(request.folder) ?? -1) + 1
    positions.set(request.folder, position)
    return { ...request, id: crypto.randomUUID(), position }
  })
}
