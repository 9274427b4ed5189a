/** What the sample sends back for one call. */
import type { ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Answer = WholeAnswer | StreamedAnswer | ActedAnswer

export type AnswerHeaders = Readonly<Record<string, string>>

export interface WholeAnswer {
  kind: 'whole'
  status: number
  headers: AnswerHeaders
  body: string | Uint8Array
}

/** Made while it is sent: never more of it in memory than the socket takes. */
export interface StreamedAnswer {
  kind: 'streamed'
  status: number
  headers: AnswerHeaders
  chunks: Iterable<string | Uint8Array>
  /** Stands between the chunks and the socket, for example a compressor. */
  through?: () => Transform
}

/** An endpoint that treats its connection badly on purpose. */
export interface ActedAnswer {
  kind: 'acted'
  act: (response: ServerResponse) => void
}

export const jsonType = 'application/json; charset=utf-8'

export const jsonAnswer = (
  status: number,
  body: string,
  headers: AnswerHeaders = {},
): WholeAnswer => ({
  kind: 'whole',
  status,
  headers: { 'Content-Type': jsonType, ...headers },
  body,
})

export const emptyAnswer = (status: number, headers: AnswerHeaders = {}): WholeAnswer => ({
  kind: 'whole',
  status,
  headers,
  body: '',
})

/** Sends an answer; resolves when it is handed over or the other side has gone. */
export async function sendAnswer(response: ServerResponse, answer: Answer): Promise<void> {
  switch (answer.kind) {
    case 'whole': {
      const bytes = Buffer.from(answer.body)
      response.writeHead(answer.status, { ...answer.headers, 'Content-Length': bytes.length })
      response.end(bytes)
      return
    }
    case 'streamed': {
      response.writeHead(answer.status, answer.headers)
      const source = Readable.from(answer.chunks, { objectMode: true, highWaterMark: 1 })
      try {
        await (answer.through === undefined
          ? pipeline(source, response)
          : pipeline(source, answer.through(), response))
      } catch {
        // The reader went away in the middle; pipeline has destroyed all parts already.
      }
      return
    }
    case 'acted':
      answer.act(response)
  }
}
