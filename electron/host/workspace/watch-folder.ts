import { watch, type FSWatcher } from 'node:fs'
import { basename, join } from 'node:path'
import { listQueryFiles } from './query-files.ts'

/** Notices changes of a folder of queries by other programs. */
export interface FolderWatch {
  /** Changes when something in the folder may have changed. */
  version: () => number
  /** Watches exactly these folders within it, from the first call of `version` on. */
  cover(folders: readonly string[]): void
  close: () => void
}

const maxWatched = 1000
const pollMs = 800

/** Watches each folder for itself, because watching recursively looks at each file on Linux. */
export function watchFolder(root: string, maxFiles: number): FolderWatch {
  const watchers = new Map<string, FSWatcher>()
  let version = 0
  let covered: readonly string[] | null = null
  let isWanted = false
  let polling: NodeJS.Timeout | null = null

  const changed = () => {
    version += 1
  }

  function drop(folder: string) {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function add(folder: string): boolean {
    const path = join(root, folder)
    try {
      const watcher = watch(path, { persistent: false }, (event, name) => {
        // Linux says with its own name that a folder was removed or moved; another may take its place.
        if (event === 'rename' && name === basename(path))
          for (const one of watchers.keys())
            if (one === folder || folder === '' || one.startsWith(`${folder}/`)) drop(one)
        changed()
      })
      watcher.on('error', () => {
        drop(folder)
        changed()
      })
      watchers.set(folder, watcher)
      return true
    } catch {
      return false
    }
  }

  /** Where the system cannot watch, such as a folder that is not there yet. */
  function poll() {
    if (polling) return
    // As in `apply`: since the look at the folder.
    changed()
    let before: string | null = null
    let isLooking = false
    polling = setInterval(() => {
      if (isLooking) return
      isLooking = true
      void listQueryFiles(root, maxFiles).then(({ files, unread }) => {
        const now = JSON.stringify([[...files], unread])
        if (before !== null && before !== now) changed()
        before = now
        isLooking = false
      })
    }, pollMs)
    polling.unref()
  }

  function stopPolling() {
    if (polling) clearInterval(polling)
    polling = null
  }

  function apply() {
    if (!isWanted || covered === null) return
    const wanted = new Set(covered)
    for (const folder of watchers.keys()) if (!wanted.has(folder)) drop(folder)
    const added =
      wanted.size > maxWatched
        ? []
        : [...wanted].filter((folder) => !watchers.has(folder) && add(folder))
    if (watchers.size === wanted.size) stopPolling()
    else poll()
    // Something may have changed between the look at a folder and its watch.
    if (added.length > 0) changed()
  }

  return {
    version() {
      if (!isWanted) {
        isWanted = true
        apply()
      }
      return version
    },
    cover(folders) {
      covered = folders
      apply()
    },
    close() {
      stopPolling()
      for (const folder of watchers.keys()) drop(folder)
      isWanted = false
    },
  }
}
