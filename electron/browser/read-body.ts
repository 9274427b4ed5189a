import type { IncomingMessage } from 'node:http'

export type BodyRead = { kind: 'body'; bytes: Buffer } | { kind: 'too-long' } | { kind: 'broken' }

/** Reads a request's body, but never more than the limit. Does not answer and does not close the connection. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<BodyRead> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    // Leaving the loop early must not destroy the socket: the refusal still has to go out on it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk as Uint8Array)
      length += bytes.length
      if (length > limitBytes) return { kind: 'too-long' }
      chunks.push(bytes)
    }
  } catch {
    return { kind: 'broken' }
  }
  return { kind: 'body', bytes: Buffer.concat(chunks) }
}
