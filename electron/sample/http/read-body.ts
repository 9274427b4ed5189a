import type { IncomingMessage } from 'node:http'

const largestBody = 10_000_000

/** A request's body as text; null if it is larger than ten million bytes. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    // The rest is read and forgotten: a client that still sends would not see the refusal.
    if (size <= largestBody) chunks.push(chunk)
  }
  return size <= largestBody ? Buffer.concat(chunks).toString('utf8') : null
}
