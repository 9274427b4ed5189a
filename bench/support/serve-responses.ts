import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { listen } from './listen.ts'

export interface AnswerServer {
  address: string
  /** When the first bytes of the latest answer were written, in milliseconds since 1970. */
  firstByteAt: () => number
  close: () => Promise<void>
}

/** Serves prepared answers at `/api/v4/endpoints/<name>`, and files of the comparison at `/<file>`. */
export async function serveResponses(options: {
  answers: ReadonlyMap<string, readonly Buffer[]>
  files: ReadonlyMap<string, { type: string; body: Buffer }>
}): Promise<AnswerServer> {
  let firstByteAt = 0
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname)
    const answer = options.answers.get(path.replace('/api/v4/endpoints/', ''))
    const file = options.files.get(path)
    if (answer) {
      response.writeHead(200, { 'content-type': 'application/json' })
      firstByteAt = Date.now()
      void write(response, answer)
    } else if (file) {
      response.writeHead(200, { 'content-type': file.type })
      response.end(file.body)
    } else {
      response.writeHead(404)
      response.end()
    }
  })
  return { ...(await listen(server)), firstByteAt: () => firstByteAt }
}

async function write(response: ServerResponse, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    if (response.destroyed) return
    if (!response.write(piece)) await once(response, 'drain').catch(() => undefined)
  }
  response.end()
}
