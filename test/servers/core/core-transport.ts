import type { Transport } from '#host/content-client/transport.ts'
import type { createMovingCore } from './start-moving-core.ts'

/** Asks a CORE that moves without a socket: for laws over many scripts. Its faults need a port. */
export const coreTransport = ({ answer }: ReturnType<typeof createMovingCore>): Transport => ({
  send({ method, origin, target, headers, body }) {
    const headerOf = (name: string) =>
      headers.find(([own]) => own.toLowerCase() === name)?.[1] ?? ''
    const made = answer(
      {
        method,
        target,
        body,
        accept: headerOf('accept'),
        contentType: headerOf('content-type'),
        authorization: headerOf('authorization'),
        requestId: '',
      },
      origin,
    ).answer
    return Promise.resolve({
      status: made.status,
      statusText: '',
      headers: Object.entries(made.headers),
      isDecoded: true,
      body: new Response(Buffer.from(made.body)).body ?? new ReadableStream(),
    })
  },
  close: () => Promise.resolve(),
})
