import { jsonTextAnswer, type Answer, type WholeAnswer } from '#sample/http/answer.ts'

/** What a server does with a request instead of answering it. */
export type Fault =
  /** Closes its port: this connection ends, and later ones are refused until it is opened again. */
  | 'refused'
  | 'reset'
  /** Takes the request and says nothing. */
  | 'silent'
  /** Half of the body that it announced. */
  | 'cut'
  | { status: number; headers?: Readonly<Record<string, string>>; body?: string }

/** The answer that a fault leaves; of `refused` the rest is the port's. */
export function spoil(answer: WholeAnswer, fault: Fault): Answer {
  switch (fault) {
    case 'refused':
    case 'reset':
      return { kind: 'custom', send: ({ socket }) => socket?.resetAndDestroy() }
    case 'silent':
      return { kind: 'custom', send: () => undefined }
    case 'cut':
      return {
        kind: 'custom',
        send(response) {
          const bytes = Buffer.from(answer.body)
          response.writeHead(answer.status, { ...answer.headers, 'Content-Length': bytes.length })
          response.write(bytes.subarray(0, bytes.length / 2), () => {
            response.destroy()
          })
        },
      }
    default: {
      const { status, headers = {}, body = '{"errors":[]}' } = fault
      return jsonTextAnswer(status, body, headers)
    }
  }
}
