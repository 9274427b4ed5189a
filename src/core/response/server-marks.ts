import type { HeaderLine } from '#core/exchange/outcome.ts'

/** Server information in a response's headers (datacycle-core.md 6). */
export interface ServerMarks {
  /** Processing time in the server in milliseconds (`x-runtime`); null if not sent. */
  serverMs: number | null
  /** The ID by which the operator finds the request (`x-request-id`); null if not sent. */
  requestId: string | null
}

export function readServerMarks(headers: readonly HeaderLine[]): ServerMarks {
  const textOf = (wanted: string) =>
    headers.find(([name]) => name.toLowerCase() === wanted)?.[1].trim() ?? ''
  const seconds = textOf('x-runtime')
  const id = textOf('x-request-id')
  return {
    serverMs: /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : null,
    requestId: id === '' ? null : id,
  }
}

/** Shorter waits need no explanation. */
const slowMs = 3000

/** True for a long wait of which the server spent at least 80 %. */
export const isServerSlow = ({ serverMs }: ServerMarks, firstByteMs: number): boolean =>
  serverMs !== null && firstByteMs >= slowMs && serverMs >= firstByteMs * 0.8
