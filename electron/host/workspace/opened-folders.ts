import { randomUUID } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod'
import type { Connection } from '#core/connection/connection.ts'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import {
  openedFolder,
  type FolderProblem,
  type MovedQueries,
  type OpenedFolder,
  type OwnPlace,
  type ShownFolder,
} from '#core/workspace/opened-folder.ts'
import { compareSaved } from '#core/workspace/saved-order.ts'
import { normalizeBaseUrl } from '#core/url/split-url.ts'
import { createJsonDocument } from '#host/storage/json-document.ts'
import { findFolder, type OwnQueries } from './own-queries.ts'
import { createQueryFolder, type QueryFolder } from './query-folder.ts'
import type { SavedRequests } from './query-loader.ts'

/** The app's own queries and those of the folders that the user opened. */
export interface OpenedFolders extends Omit<QueryFolder, 'load' | 'name' | 'connections'> {
  load(): Promise<SavedRequests & { folders: ShownFolder[]; own: OwnPlace }>
  open(path: string): Promise<Result<OpenedFolder, OpenProblem>>
  /** Moves the app's own queries to another folder; null: into the data folder. */
  moveOwn(path: string | null): Promise<Result<MovedQueries, OpenProblem>>
  /** Uses a connection for the queries of a folder that name this address, until the folder names another. */
  link(id: string, link: OpenedFolder['links'][number]): Promise<Result<null, SaveProblem>>
  /** The folder stays among the recent ones. */
  closeFolder(id: string): Promise<Result<null, SaveProblem>>
}

type OpenProblem = SaveProblem | { kind: 'folder'; reason: FolderProblem }

/** More would be listed for a second and longer. */
const maxFiles = 5_000
const maxRecent = 12

export function createOpenedFolders({
  dataDir,
  own,
  connections,
  now,
}: {
  dataDir: string
  own: OwnQueries
  connections: () => Promise<readonly Connection[]>
  now: () => Date
}): OpenedFolders {
  const list = createFolderList(dataDir, now)
  const stores = new Map<string, QueryFolder>()

  function storeOf({ id, path }: Pick<OpenedFolder, 'id' | 'path'>): QueryFolder {
    const known = stores.get(id)
    if (known) return known
    const indexFile = join(dataDir, 'folders', `${id}.json`)
    const store = createQueryFolder({
      root: path,
      place: { kind: 'opened', id, loadLinks: async () => list.loadLinks(id, await connections()) },
      indexFile,
      connections,
      maxFiles,
    })
    stores.set(id, store)
    return store
  }

  async function find(root: string | undefined): Promise<QueryFolder | null> {
    if (root === undefined) return own
    const found = (await list.loadOpen()).find(({ id }) => id === root)
    return found ? storeOf(found) : null
  }

  return {
    async load() {
      const folders = await list.load()
      const open = folders.filter(({ isOpen }) => isOpen).map(storeOf)
      const loaded = await Promise.all([own, ...open].map((store) => store.load()))
      return {
        requests: loaded.flatMap(({ requests }) => requests).sort(compareSaved),
        unreadable: loaded.flatMap(({ unreadable }) => unreadable),
        own: await own.place(),
        folders: folders.map((one) => ({
          ...one,
          name: stores.get(one.id)?.name() ?? one.name,
          connections: stores.get(one.id)?.connections() ?? [],
        })),
      }
    },
    async save(request, expected) {
      const store = await find(request.root)
      return store ? store.save(request, expected) : err({ kind: 'changed-elsewhere' })
    },
    async saveNew(requests) {
      for (const root of new Set(requests.map((one) => one.root))) {
        const store = await find(root)
        if (store === null) return err({ kind: 'changed-elsewhere' })
        const saved = await store.saveNew(requests.filter((one) => one.root === root))
        if (!saved.ok) return saved
      }
      return ok(null)
    },
    async remove(id) {
      for (const store of [own, ...(await list.loadOpen()).map(storeOf)]) {
        const removed = await store.remove(id)
        if (!removed.ok) return removed
      }
      return ok(null)
    },
    version: () => [own, ...stores.values()].reduce((sum, store) => sum + store.version(), 0),
    async open(typed) {
      const path = await findFolder(typed)
      if (!path.ok) return err({ kind: 'folder', reason: path.error })
      const ownPath = await realpath((await own.place()).path).catch(() => '')
      if (path.value === ownPath) return err({ kind: 'folder', reason: 'own' })
      return list.add(path.value)
    },
    async moveOwn(typed) {
      if (typed === null) return own.moveTo(null)
      const path = await findFolder(typed)
      if (!path.ok) return err({ kind: 'folder', reason: path.error })
      const isOpen = (await list.loadOpen()).some((one) => one.path === path.value)
      return isOpen ? err({ kind: 'folder', reason: 'open' }) : own.moveTo(path.value)
    },
    link: list.link,
    async closeFolder(id) {
      stores.get(id)?.close()
      stores.delete(id)
      return list.close(id)
    },
    close() {
      for (const store of [own, ...stores.values()]) store.close()
    },
  }
}

/** The folders that the user opened, the last one first, with those that were closed lately. */
function createFolderList(dataDir: string, now: () => Date) {
  const document = createJsonDocument<{ folders: OpenedFolder[] }>({
    file: join(dataDir, 'folders.json'),
    format: 'folders',
    version: 1,
    schema: z.object({ folders: z.array(openedFolder) }),
    lists: { folders: openedFolder },
    empty: () => ({ folders: [] }),
    now,
  })
  const load = async () => (await document.load()).value.folders

  async function change(
    id: string,
    apply: (folder: OpenedFolder) => OpenedFolder,
  ): Promise<Result<null, SaveProblem>> {
    const saved = await document.update(({ folders }) => ({
      folders: folders.map((one) => (one.id === id ? apply(one) : one)),
    }))
    return saved.ok ? ok(null) : saved
  }

  return {
    load,
    loadOpen: async () => (await load()).filter(({ isOpen }) => isOpen),
    async add(path: string): Promise<Result<OpenedFolder, SaveProblem>> {
      const before = (await load()).find((one) => one.path === path)
      const opened = {
        id: before?.id ?? randomUUID(),
        path,
        name: basename(path),
        isOpen: true,
        links: before?.links ?? [],
      }
      const saved = await document.update(({ folders }) => ({
        folders: dropOld([opened, ...folders.filter(({ id }) => id !== opened.id)]),
      }))
      return saved.ok ? ok(opened) : saved
    },
    /** Only while the own connection has the address that the user agreed to. */
    async loadLinks(folderId: string, own: readonly Connection[]): Promise<OpenedFolder['links']> {
      const folder = (await load()).find(({ id }) => id === folderId)
      const addresses = new Map(own.map((one) => [one.id, normalizeBaseUrl(one.baseUrl)]))
      return (folder?.links ?? []).filter(
        ({ address, connectionId }) => addresses.get(connectionId) === normalizeBaseUrl(address),
      )
    },
    link: (id: string, link: OpenedFolder['links'][number]) =>
      change(id, (one) => ({
        ...one,
        links: [...one.links.filter(({ address }) => address !== link.address), link],
      })),
    close: (id: string) => change(id, (one) => ({ ...one, isOpen: false })),
  }
}

const dropOld = (folders: readonly OpenedFolder[]): OpenedFolder[] => {
  const recent = folders.filter(({ isOpen }) => !isOpen).slice(0, maxRecent)
  return folders.filter((one) => one.isOpen || recent.includes(one))
}
