import { constants, type Stats } from 'node:fs'
import { open, stat, type FileHandle } from 'node:fs/promises'
import { mebibyte } from '#core/exchange/mebibyte.ts'
import type { FileFault } from '#core/refusal/file-fault.ts'

/** Thrown like an error of the system, with its `code`, for a file that must not be read. */
export class NotRead extends Error {
  readonly code: FileFault
  readonly path: string
  readonly syscall = 'open'

  constructor(code: FileFault, path: string) {
    super(`Not read: ${code}`)
    this.name = 'NotRead'
    this.code = code
    this.path = path
  }
}

const withoutWaiting = process.platform === 'win32' ? 0 : constants.O_NONBLOCK

/** More than any file of queries; the text of a larger one would fill the memory. */
export const maxFileBytes = 64 * mebibyte

/**
 * Opens a file for reading. Anything else is refused before it is read: a device may have no end, and a pipe
 * without a writer would be waited for.
 */
export async function openRegularFile(path: string): Promise<FileHandle> {
  requireFile(await stat(path), path)
  // It may have been replaced since: opened without waiting, and checked again.
  const file = await open(path, constants.O_RDONLY | withoutWaiting)
  try {
    requireFile(await file.stat(), path)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

/** As `openRegularFile`, and reads the file if it has at most so many bytes. */
export async function readRegularFile(path: string, maxBytes = maxFileBytes): Promise<Buffer> {
  const file = await openRegularFile(path)
  try {
    if ((await file.stat()).size > maxBytes) throw new NotRead('too-large', path)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** Throws if this is no regular file. */
export function requireFile(found: Stats, path: string): Stats {
  if (!found.isFile()) throw new NotRead(faultOf(found), path)
  return found
}

function faultOf(found: Stats): FileFault {
  if (found.isDirectory()) return 'folder'
  if (found.isFIFO()) return 'pipe'
  return found.isSocket() ? 'socket' : 'device'
}
