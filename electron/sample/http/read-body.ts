import type { IncomingMessage } from 'node:http'

const maxBodyBytes = 10_000_000

/** A request's body as text; null if it is larger than `maxBodyBytes`. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    // The rest is read and discarded, because a client that is still sending would not see the refusal.
    if (size <= maxBodyBytes) chunks.push(chunk)
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks).toString('utf8') : null
}
