import { readJson } from '#core/json/read-json.ts'
import { createResponseScanner } from './response-scanner.ts'
import { readMeta } from './envelope.ts'

/** Reads a response's total without keeping the response. */
export interface TotalReader {
  /** Reads the next bytes, split anywhere. */
  feed(chunk: Uint8Array): void
  /** The digits of `meta.total` or `meta.page.totalElements` read so far; null for none. */
  total(): string | null
}

/** More than any known `meta`; earlier bytes are dropped. */
const tailLength = 16 * 1024

/** `decode` turns bytes of UTF-8 into text. */
export function createTotalReader({
  decode,
}: {
  decode: (bytes: Uint8Array) => string
}): TotalReader {
  const scanner = createResponseScanner()
  const { memberNames, memberValues } = scanner.scan
  let tail: Uint8Array = new Uint8Array()
  let membersRead = 0
  let total: string | null = null

  return {
    feed(chunk) {
      scanner.feed(chunk)
      const bytes = join(tail, chunk)
      const textOf = (from: number, to: number) => {
        const offset = scanner.scan.byteLength - bytes.byteLength
        return from < offset ? null : decode(bytes.subarray(from - offset, to - offset))
      }
      for (; membersRead < memberValues.length; membersRead += 1) {
        // If there are several `meta`, the last one is used, as in JSON.parse.
        if (textOf(memberNames.startOf(membersRead), memberNames.endOf(membersRead)) !== 'meta')
          continue
        const read = readJson(
          textOf(memberValues.startOf(membersRead), memberValues.endOf(membersRead)) ?? '',
        )
        total = read.ok ? readMeta(read.value).paging.total : null
      }
      tail = bytes.slice(Math.max(0, bytes.byteLength - tailLength))
    },
    total: () => total,
  }
}

function join(before: Uint8Array, chunk: Uint8Array): Uint8Array {
  if (before.byteLength === 0) return chunk
  const joined = new Uint8Array(before.byteLength + chunk.byteLength)
  joined.set(before)
  joined.set(chunk, before.byteLength)
  return joined
}
