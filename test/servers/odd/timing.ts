/** Endpoints whose connection is the problem: silent, slow, cut off. */
import type { ServerResponse } from 'node:http'
import { jsonType, type Answer } from '#sample/http/answer.ts'
import type { Endpoint } from '#sample/http/endpoint.ts'
import { createOddEndpoint } from './odd-endpoint.ts'
import { somePage } from './plain-envelope.ts'

const slowMs = 10_000
const dripMs = 1_000

const headers = { 'Content-Type': jsonType }

const custom = (send: (response: ServerResponse) => void): Answer => ({ kind: 'custom', send })

export const createTimingEndpoints = (): Endpoint[] => [
  createOddEndpoint('odd-slow', 'The head comes after ten seconds.', (call) =>
    custom((response) => {
      const timer = setTimeout(() => {
        response.writeHead(200, headers).end(somePage(call.site))
      }, slowMs)
      response.once('close', () => {
        clearTimeout(timer)
      })
    }),
  ),
  createOddEndpoint('odd-silent', 'Accepts the request and never answers.', () =>
    custom(() => undefined),
  ),
  createOddEndpoint('odd-drip', 'One byte a second.', (call) =>
    custom((response) => {
      const bytes = Buffer.from(somePage(call.site))
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length })
      let sent = 0
      const drip = () => {
        response.write(bytes.subarray(sent, sent + 1))
        sent += 1
        if (sent < bytes.length) return
        clearInterval(timer)
        response.end()
      }
      const timer = setInterval(drip, dripMs)
      response.once('close', () => {
        clearInterval(timer)
      })
      drip()
    }),
  ),
  createOddEndpoint('odd-broken-off', 'Announces more bytes than it sends, then cuts.', (call) =>
    custom((response) => {
      const bytes = Buffer.from(somePage(call.site))
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length })
      // Two whole items and the beginning of the third.
      const cut = bytes.lastIndexOf('"description"')
      response.write(bytes.subarray(0, cut), () => {
        response.destroy()
      })
    }),
  ),
  createOddEndpoint('odd-reset', 'Resets the connection before the head.', () =>
    custom((response) => {
      response.socket?.resetAndDestroy()
    }),
  ),
]
