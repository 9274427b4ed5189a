import { defineStore } from 'pinia'
import { unlessHostIsGone } from '../client/refusal.ts'
import { useHostClient } from '../client/use-host-client.ts'
import { useAnswerStore } from './answer-store.ts'

/** More than are ever in view at once; each is as large as its file. */
const mostKept = 200

/** Pictures that content names, fetched by the host without a token. */
export const useImagesStore = defineStore('images', () => {
  const client = useHostClient()
  const answer = useAnswerStore()
  const loaded = new Map<string, Promise<string | null>>()

  /** Resolves with the picture as a data URL, or with null where it cannot be had. */
  function load(address: string): Promise<string | null> {
    const connectionId = answer.answer?.sent.connectionId ?? ''
    const key = `${connectionId} ${address}`
    const known = loaded.get(key)
    if (known) return known
    const [oldest] = loaded.keys()
    if (loaded.size >= mostKept && oldest !== undefined) loaded.delete(oldest)
    const loading = unlessHostIsGone(null, () => fetchImage(connectionId, address))
    loaded.set(key, loading)
    return loading
  }

  async function fetchImage(connectionId: string, url: string): Promise<string | null> {
    const response = await client.api.images.$get({ query: { connectionId, url } })
    const type = response.headers.get('x-image-type')
    if (!response.ok || type === null) return null
    // As an img element's data a drawing (SVG) can neither run scripts nor load anything.
    return readAsDataUrl(new Blob([await response.arrayBuffer()], { type }))
  }

  return { load }
})

function readAsDataUrl(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      resolve(typeof reader.result === 'string' ? reader.result : null)
    })
    reader.readAsDataURL(blob)
  })
}
