import { constants, type Stats } from 'node:fs'
import { open, stat, type FileHandle, readdir } from 'node:fs/promises'
import { mebibyte } from '#core/exchange/limits.ts'
import type { FileFault } from '#core/refusal/host-refusal.ts'
import { isUuid } from '#core/text/uuid.ts'

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

/** Reads `length` bytes of a file from `offset` on; fewer if the file ends before. */
export async function readPart(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let at = 0
  while (at < length) {
    const { bytesRead } = await file.read(bytes, at, length - at, offset + at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return bytes.subarray(0, at)
}

/** Parses JSON; returns undefined, which no object schema accepts, if the text is not JSON. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The IDs of the files `<ID><ending>` in a folder; none if it cannot be read. Only UUIDs are IDs. */
export async function listIds(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter(isUuid)
}
