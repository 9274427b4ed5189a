import { exportFolder, exportIdOf, lockNameOf } from '#app/export-worker/export-folder.ts'

/** Removes files of exports that no window uses any more, for example after a crash. */
export async function removeLeftoverFiles(): Promise<void> {
  const folder = await openFolder()
  if (folder === null) return
  const ids = new Set<string>()
  for await (const name of folder.keys()) ids.add(exportIdOf(name))
  for (const id of ids)
    await navigator.locks.request(lockNameOf(id), { ifAvailable: true }, async (lock) => {
      if (lock) await removeFiles(folder, id)
    })
}

/** Removes the files of one export once its worker has ended. */
export async function removeFilesOf(id: string): Promise<void> {
  const folder = await openFolder()
  if (folder === null) return
  await navigator.locks.request(lockNameOf(id), () => removeFiles(folder, id))
}

async function removeFiles(folder: FileSystemDirectoryHandle, id: string): Promise<void> {
  const names: string[] = []
  for await (const name of folder.keys()) if (exportIdOf(name) === id) names.push(name)
  // Another window may have removed them already.
  for (const name of names) await folder.removeEntry(name).catch(() => undefined)
}

/** null if the browser has no private file system, or nothing was exported yet. */
async function openFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory()
    return await root.getDirectoryHandle(exportFolder)
  } catch {
    return null
  }
}
