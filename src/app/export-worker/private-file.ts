import { exportFolder } from './export-folder.ts'
import { NoRoom, type TemporaryFile } from './temporary-file.ts'

/** API for workers only, which is missing in the page's types. */
interface WorkerFileHandle {
  getFile(): Promise<File>
  createSyncAccessHandle(): Promise<SyncAccess>
}

interface SyncAccess {
  truncate(length: number): void
  write(bytes: Uint8Array, options: { at: number }): number
  read(bytes: Uint8Array, options: { at: number }): number
  flush(): void
  close(): void
}

/**
 * Creates a file in the origin private file system, which needs no dialog. Rejects if the browser has none,
 * for example in a private window of Firefox.
 */
export async function createPrivateFile(name: string): Promise<TemporaryFile> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(exportFolder, { create: true })
  const handle = (await folder.getFileHandle(name, { create: true })) as WorkerFileHandle
  const access = await handle.createSyncAccessHandle()
  access.truncate(0)
  let length = 0
  return {
    append(bytes) {
      const written = write(access, bytes, length)
      length += written
      if (written < bytes.length) throw new NoRoom()
    },
    get byteLength() {
      return length
    },
    read(from, to) {
      const bytes = new Uint8Array(to - from)
      const got = access.read(bytes, { at: from })
      return Promise.resolve(bytes.subarray(0, got))
    },
    async finish() {
      access.flush()
      access.close()
      return handle.getFile()
    },
  }
}

function write(access: SyncAccess, bytes: Uint8Array, at: number): number {
  try {
    return access.write(bytes, { at })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new NoRoom()
    throw error
  }
}
