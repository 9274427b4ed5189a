import type { ExchangeHead } from '#core/exchange/head.ts'
import { createNdjsonWriter } from '#core/export/ndjson-writer.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { bodyOf, methodOf } from '#core/request/request-plan.ts'
import { renderUrl } from '#core/request/render-target.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import { streamExchange } from '#host/exchange/exchange-stream.ts'
import { matchesHash, type SetFiles } from './set-files.ts'

/** Items are read until a chunk has this many bytes. */
const minChunkBytes = 1_000_000

/**
 * A set as an exchange stream: one list of all items in the order received, without the server's metadata.
 */
export function streamSet(document: SetDocument, files: SetFiles) {
  const items = [...files.held.values(), ...files.withoutId]
  const encoder = new TextEncoder()
  const end = encoder.encode(']}')
  const bodyBytes =
    items.reduce((sum, { length }) => sum + length + 1, 0) + '{"@graph":['.length + end.byteLength
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('{"@graph":['))
    },
    async pull(controller) {
      const parts: Uint8Array[] = []
      let size = 0
      for (; at < items.length && size < minChunkBytes; at += 1) {
        const item = items[at]
        if (item === undefined) break
        if (at > 0) parts.push(encoder.encode(','))
        parts.push(await files.read(item))
        size += item.length
      }
      if (parts.length > 0) controller.enqueue(Buffer.concat(parts))
      if (at < items.length) return
      controller.enqueue(end)
      controller.close()
      await files.close()
    },
    cancel: () => files.close(),
  })
  return { stream: streamExchange(headOf(document), body), bodyBytes }
}

/**
 * The intact items, one per line, even if the set's document is damaged. Items whose bytes do not match their
 * hash are left out.
 */
export function streamIntactItems(files: SetFiles): ReadableStream<Uint8Array> {
  const items = [...files.held.values(), ...files.withoutId].values()
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]
  const writer = createNdjsonWriter({ encode: (text) => encoder.encode(text) })
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (const item of items) {
        const bytes = await files.read(item)
        if (!matchesHash(item, bytes)) continue
        controller.enqueue(writer.add(decoder.decode(bytes)))
        return
      }
      controller.close()
      await files.close()
    },
    cancel: () => files.close(),
  })
}

/** A generated head with the set's query as the request; nothing was sent. */
function headOf({ form, conventions, baseUrl }: SetDocument): ExchangeHead {
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('The query of a set cannot be planned')
  return {
    status: 200,
    statusText: '',
    headers: [['content-type', 'application/json; charset=utf-8']],
    sent: {
      method: methodOf(planned.value),
      url: renderUrl(planned.value, baseUrl),
      headers: [],
      body: bodyOf(planned.value),
    },
    redirects: [],
    timing: { firstByteMs: 0 },
  }
}
