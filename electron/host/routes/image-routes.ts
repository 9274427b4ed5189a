import { headerOf } from '#core/exchange/outcome.ts'
import { Hono } from 'hono'
import * as z from 'zod'
import { isImageType } from '#core/content/image-address.ts'
import { maxAddressLength } from '#core/content/text-kind.ts'
import { mebibyte } from '#core/exchange/limits.ts'
import type { Settings } from '#core/settings/settings.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { planImageRequest } from '#host/content-client/plan-image-request.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import type { ConnectionStore } from '#host/workspace/connection-store.ts'
import { readInput, noImageResponse } from './read-input.ts'

const limits = { firstByteMs: 20_000, silenceMs: 10_000, totalBytes: 8 * mebibyte }

/**
 * `GET /` fetches an image that content links to, if images are enabled in the settings. Sends no token and
 * no cookies. The image type is only in a header, so that a browser never renders the response as a document.
 */
export function imageRoutes(deps: {
  settings: JsonDocument<Settings>
  connections: ConnectionStore
  client: ContentClient
}) {
  const { settings, connections, client } = deps
  const imageQuery = z.object({
    connectionId: z.string().max(300),
    url: z.string().max(maxAddressLength),
  })
  return new Hono().get('/', readInput('query', imageQuery), async (context) => {
    const { connectionId, url } = context.req.valid('query')
    if (!(await settings.load()).value.images) return noImageResponse(context, 422, 'images-off')
    const connection = await connections.find(connectionId)
    if (!connection) return noImageResponse(context, 404, 'unknown-connection')
    const planned = planImageRequest(url, connection.baseUrl)
    if (!planned.ok) return noImageResponse(context, 422, planned.error)

    const { origin, target } = planned.value
    const request = {
      method: 'GET' as const,
      baseUrl: origin,
      target,
      body: null,
      token: null,
      limits,
      accept: 'image/avif,image/webp,image/*',
      purpose: { kind: 'picture' } as const,
      connectionId,
      allowPlainHttp: connection.allowPlainHttp,
      certificates: connection.certificates === '' ? null : connection.certificates,
    }
    const response = await client.send(request, context.req.raw.signal)
    if (response.kind === 'problem') return noImageResponse(context, 502, response.problem.kind)
    const type = headerOf(response.head.headers, 'content-type')
    const isImage = response.head.status === 200 && isImageType(type)
    if (!isImage) {
      await response.body.cancel()
      return noImageResponse(context, 502, 'not-an-image')
    }
    return new Response(response.body, {
      headers: { 'content-type': 'application/octet-stream', 'x-image-type': type },
    })
  })
}
