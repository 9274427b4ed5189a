import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { mebibyte } from '#core/exchange/limits.ts'
import { isUuid } from '#core/text/uuid.ts'
import { openRegularFile, listIds } from '#host/storage/read-regular-file.ts'
import {
  retryWhileBlocked,
  temporaryNameOf,
  createPrivateFolder,
} from '#host/storage/atomic-write.ts'

/** The last responses, saved as the page received them, so that they can be shown again without a request. */
export interface HistoryBodies {
  /**
   * Returns the stream unchanged and saves a copy. A copy that cannot be written or exceeds the limit is
   * dropped without affecting the stream.
   */
  keep(id: string, stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>
  /** null if it was not saved or was dropped. */
  open(id: string): Promise<SavedBody | null>
  /** IDs of all saved responses. */
  list(): Promise<ReadonlySet<string>>
  /** Removes the oldest responses until the rest fits into the limit. */
  trim(): Promise<void>
  clear(): Promise<void>
  /** Removes the response of one exchange, if it is saved. */
  remove(id: string): Promise<void>
  /** Resolves when the copies of all ended streams are on the disk. */
  settle(): Promise<void>
}

/** A saved response, as streamed by `POST /api/exchange`. */
export interface SavedBody {
  /** A head line, then the body. */
  stream: ReadableStream<Uint8Array>
  bodyBytes: number
}

/** Maximum number of bytes waiting for the disk, which may be slower than the network. */
const maxWaitingBytes = 4 * mebibyte

/**
 * `limitBytes` is called for each response; 0 saves nothing. The folder is created for the first response.
 */
export function createHistoryBodies(options: {
  folder: string
  limitBytes: () => Promise<number>
}): HistoryBodies {
  const { folder, limitBytes } = options
  const pathOf = (id: string) => join(folder, `${id}${ending}`)
  const remove = (id: string) => retryWhileBlocked(() => rm(pathOf(id), { force: true }))
  const closing = new Set<Promise<void>>()

  async function trim(): Promise<void> {
    let room = await limitBytes()
    const files = await Promise.all(
      (await listIds(folder, ending)).map(async (id) => ({ id, ...(await measure(pathOf(id))) })),
    )
    for (const { id, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
      room -= size
      if (room < 0) await remove(id)
    }
  }

  return {
    keep(id, stream) {
      return copyStream(stream, createCopy(pathOf(id), { folder, limitBytes, closing, trim }))
    },
    async open(id) {
      if (!isUuid(id)) return null
      const { size } = await measure(pathOf(id))
      const headBytes = await measureFirstLine(pathOf(id)).catch(() => null)
      if (headBytes === null) return null
      const stream = Readable.toWeb(createReadStream(pathOf(id))) as ReadableStream<Uint8Array>
      return { stream, bodyBytes: size - headBytes }
    },
    list: async () => new Set(await listIds(folder, ending)),
    trim,
    async clear() {
      for (const id of await listIds(folder, ending)) await remove(id)
    },
    async remove(id) {
      if (isUuid(id)) await remove(id)
    },
    async settle() {
      await Promise.all(closing)
    },
  }
}

/** Passes a stream on and writes a copy of it. */
function copyStream(
  stream: ReadableStream<Uint8Array>,
  copy: ReturnType<typeof createCopy>,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) {
          copy.close(true)
          controller.close()
          return
        }
        await copy.write(value.slice())
        controller.enqueue(value)
      },
      async cancel(reason) {
        copy.close(false)
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Creates the copy of a response on disk. Disk errors end the copy, not the response. */
function createCopy(
  path: string,
  {
    folder,
    limitBytes,
    closing,
    trim,
  }: {
    folder: string
    limitBytes: () => Promise<number>
    /** Copies that are not on the disk yet. */
    closing: Set<Promise<void>>
    trim: () => Promise<void>
  },
) {
  const partial = temporaryNameOf(path)
  let size = 0
  let waitingBytes = 0
  let isDropped = false
  const openedFile = (async (): Promise<{ file: FileHandle; limit: number } | null> => {
    const limit = await limitBytes()
    if (limit === 0 || !(await createPrivateFolder(folder)).ok) return null
    return { file: await open(partial, 'wx', 0o600), limit }
  })().catch(() => null)
  let last: Promise<unknown> = openedFile

  const inTurn = (work: (copy: { file: FileHandle; limit: number }) => Promise<void>) => {
    last = last.then(async () => {
      const copy = await openedFile
      if (copy !== null) await work(copy)
    })
    last = last.catch(() => {
      isDropped = true
    })
  }
  return {
    /** Resolves at once, or, if too much is waiting for the disk, after this chunk is written. */
    async write(chunk: Uint8Array): Promise<void> {
      if (isDropped) return
      waitingBytes += chunk.byteLength
      inTurn(async ({ file, limit }) => {
        size += chunk.byteLength
        if (size > limit) isDropped = true
        if (!isDropped) await file.writeFile(chunk)
      })
      const written = last.then(() => {
        waitingBytes -= chunk.byteLength
      })
      if (waitingBytes > maxWaitingBytes) await written
    },
    close(isWhole: boolean) {
      inTurn(async ({ file }) => {
        await file.close()
        if (isDropped || !isWhole) await retryWhileBlocked(() => rm(partial, { force: true }))
        else {
          await retryWhileBlocked(() => rename(partial, path))
          await trim()
        }
      })
      const closed = last.then(() => {
        closing.delete(closed)
      })
      closing.add(closed)
    },
  }
}

const ending = '.answer'
const maxHeadLength = 1_000_000

async function measure(path: string): Promise<{ size: number; mtimeMs: number }> {
  const found = await stat(path).catch(() => null)
  return { size: found?.size ?? 0, mtimeMs: found?.mtimeMs ?? 0 }
}

/** Length in bytes of the first line including its line feed; null if it is longer than a head can be. */
async function measureFirstLine(path: string): Promise<number | null> {
  const file = await openRegularFile(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeadLength), 0, maxHeadLength, 0)
    const end = buffer.subarray(0, bytesRead).indexOf(0x0a)
    return end < 0 ? null : end + 1
  } finally {
    await file.close()
  }
}
