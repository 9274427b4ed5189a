import type { ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { renderJson, type Json } from '#sample/content/json.ts'

export type Answer = WholeAnswer | StreamedAnswer | CustomAnswer

export type AnswerHeaders = Readonly<Record<string, string>>

export interface WholeAnswer {
  kind: 'whole'
  status: number
  headers: AnswerHeaders
  body: string | Uint8Array
}

/** Generated while it is sent, so that only what the socket accepts is in memory. */
export interface StreamedAnswer {
  kind: 'streamed'
  status: number
  headers: AnswerHeaders
  chunks: Iterable<string | Uint8Array>
  /** Transforms the chunks before they are sent, for example a compressor. */
  through?: () => Transform
}

/** Handles the connection itself, for example to break it on purpose. */
export interface CustomAnswer {
  kind: 'custom'
  send: (response: ServerResponse) => void
}

export const jsonType = 'application/json; charset=utf-8'

export const jsonTextAnswer = (
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

export const answerJson = (json: Json, status = 200): WholeAnswer =>
  jsonTextAnswer(status, renderJson(json))

/** Sends an answer; resolves when it is handed to the socket or the client has disconnected. */
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
        // The client disconnected; `pipeline` has already destroyed all streams.
      }
      return
    }
    case 'custom':
      answer.send(response)
  }
}
