import type { HeaderLine } from '#core/exchange/head.ts'

/** What a server tells of itself in an answer's headers (datacycle-core.md 6). */
export interface ServerMarks {
  /** Milliseconds that the answer took inside of the server (`x-runtime`); null where it does not say. */
  ownMs: number | null
  /** What its operator finds the request by (`x-request-id`); null where there is none. */
  requestId: string | null
}

export function readServerMarks(headers: readonly HeaderLine[]): ServerMarks {
  const textOf = (wanted: string) =>
    headers.find(([name]) => name.toLowerCase() === wanted)?.[1].trim() ?? ''
  const seconds = textOf('x-runtime')
  const id = textOf('x-request-id')
  return {
    ownMs: /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : null,
    requestId: id === '' ? null : id,
  }
}

/** From here on people ask why it takes so long. */
const slowMs = 3000

/** Whether the wait was the server's own: a long one, and most of it inside of the server. */
export const isServerSlow = ({ ownMs }: ServerMarks, firstByteMs: number): boolean =>
  ownMs !== null && firstByteMs >= slowMs && ownMs >= firstByteMs * 0.8
