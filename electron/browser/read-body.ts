import type { IncomingMessage } from 'node:http'

export type BodyRead = { kind: 'body'; bytes: Buffer } | { kind: 'too-long' } | { kind: 'broken' }

/** Reads a request body up to the limit. Neither answers the request nor closes the connection. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<BodyRead> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    // Leaving the loop early must not destroy the socket: the refusal is still to be sent on it.
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
