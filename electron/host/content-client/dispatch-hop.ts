import type { Dispatcher } from 'undici'
import type { HeaderLine } from '#core/exchange/head.ts'
import { pairUpHeaders } from './pair-up-headers.ts'
import { TransportError, type TransportFailure } from './transport-error.ts'
import type { TransportAnswer, TransportRequest } from './transport.ts'

/**
 * Sends one request through an undici dispatcher. Unlike undici's high-level functions, it keeps header names
 * as received, repeated headers and the reason phrase, and an abort rejects at once even while connecting.
 *
 * undici's timeouts are off, because the content client applies the limits.
 */
export function dispatchHop(
  dispatcher: Dispatcher,
  request: TransportRequest,
  readFailure: (error: unknown) => TransportFailure,
): Promise<TransportAnswer> {
  const { signal } = request
  return new Promise((resolve, reject) => {
    let connection: Dispatcher.DispatchController | null = null
    let openBody: ReadableStreamDefaultController<Uint8Array> | null = null
    let delayedFailure: TransportFailure | null = null

    const end = (failure: TransportFailure | null) => {
      signal.removeEventListener('abort', onAbort)
      const open = openBody
      openBody = null
      if (failure === null) open?.close()
      else if (open === null) reject(new TransportError(failure))
      // An error would discard buffered data, so it is delayed until that data has been read.
      else if ((open.desiredSize ?? 0) < 0 && failure.kind !== 'aborted') delayedFailure = failure
      else open.error(new TransportError(failure))
    }
    const onAbort = () => {
      end({ kind: 'aborted' })
      connection?.abort(new TransportError({ kind: 'aborted' }))
    }
    if (signal.aborted) {
      onAbort()
      return
    }
    signal.addEventListener('abort', onAbort)

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        connection = controller
        if (signal.aborted) onAbort()
      },
      onResponseStart(controller, status, _headers, statusText = '') {
        if (status < firstFinalStatus) return
        const stream = new ReadableStream<Uint8Array>(
          {
            start(streamController) {
              openBody = streamController
            },
            pull(streamController) {
              if (delayedFailure === null) controller.resume()
              else streamController.error(new TransportError(delayedFailure))
            },
            cancel() {
              openBody = null
              signal.removeEventListener('abort', onAbort)
              controller.abort(new TransportError({ kind: 'aborted' }))
            },
          },
          { highWaterMark: 0 },
        )
        resolve({
          status,
          statusText,
          headers: readHeaderLines(controller.rawHeaders),
          sentHeaders: listSentHeaders(request),
          isDecoded: false,
          body: stream,
        })
      },
      onResponseData(controller, chunk) {
        // undici reports an empty chunk after a resume in the middle of a body.
        if (chunk.byteLength === 0) return
        openBody?.enqueue(chunk)
        if ((openBody?.desiredSize ?? 0) <= 0) controller.pause()
      },
      onResponseEnd() {
        end(null)
      },
      onResponseError(_controller, error) {
        end(readFailure(error))
      },
    }
    try {
      dispatcher.dispatch(
        {
          origin: request.origin,
          path: request.target,
          method: request.method,
          headers: request.headers.flat(),
          body: request.body,
          headersTimeout: 0,
          bodyTimeout: 0,
        },
        handler,
      )
    } catch (error) {
      end(readFailure(error))
    }
  })
}

/** undici gives a flat list of names and values as raw bytes (latin1). */
function readHeaderLines(raw: Dispatcher.DispatchController['rawHeaders']): HeaderLine[] {
  if (!Array.isArray(raw)) return []
  return pairUpHeaders(
    raw.map((part) => (typeof part === 'string' ? part : part.toString('latin1'))),
  )
}

/** The lines that undici sends, in its order and spelling; a test compares them with the wire. */
function listSentHeaders(request: TransportRequest): readonly HeaderLine[] {
  const [host] = request.headers.filter(([name]) => name === 'host')
  return [
    host ?? ['host', new URL(request.origin).host],
    ['connection', 'keep-alive'],
    ...request.headers.filter(([name]) => name !== 'host' && name !== 'proxy-authorization'),
    ...(request.method === 'POST'
      ? [['content-length', String(Buffer.byteLength(request.body ?? ''))] as const]
      : []),
  ]
}

const firstFinalStatus = 200
