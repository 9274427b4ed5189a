import { defineStore } from 'pinia'
import * as z from 'zod/mini'
import { mebibyte } from '#core/exchange/limits.ts'
import { readPictureProblem, type PictureProblem } from '#core/content/image-address.ts'
import { unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'
import { useResponseStore } from './response-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** More than are ever visible at once. */
const maxKept = 200
/**
 * In characters. A data URL is a third larger than its file, which may have 8 MiB, so fewer large images are
 * cached.
 */
const maxCharacters = 64 * mebibyte

/** An image as a data URL, or why there is none; `problem` is null for a failure of the app. */
export type LoadedImage =
  | { kind: 'picture'; source: string }
  | { kind: 'none'; problem: PictureProblem | null }

const refusalSchema = z.object({ kind: z.string() })
const nothing: LoadedImage = { kind: 'none', problem: null }

/** Images linked in content, fetched by the host without a token. */
export const useImagesStore = defineStore('images', () => {
  const client = useHostClient()
  const response = useResponseStore()
  const settings = useSettingsStore()
  const images = new Map<string, Promise<LoadedImage>>()
  /** Size of each loaded image, in characters. */
  const sizes = new Map<string, number>()

  function load(address: string): Promise<LoadedImage> {
    const { connectionId = '', baseUrl = '' } = response.response?.sent ?? {}
    const key = `${connectionId} ${address}`
    const cached = images.get(key)
    if (cached) return cached
    const loading = unlessHostIsGone(nothing, () => fetchImage(connectionId, baseUrl, address))
    images.set(key, loading)
    evict()
    void loading.then((image) => {
      if (image.kind === 'none' || !images.has(key)) return
      sizes.set(key, image.source.length)
      evict()
    })
    return loading
  }

  /** Removes the oldest images beyond the limits, but never the last one. */
  function evict() {
    let characters = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const key of [...images.keys()].slice(0, -1)) {
      if (images.size <= maxKept && characters <= maxCharacters) return
      characters -= sizes.get(key) ?? 0
      images.delete(key)
      sizes.delete(key)
    }
  }

  async function fetchImage(
    connectionId: string,
    baseUrl: string,
    url: string,
  ): Promise<LoadedImage> {
    // If images were just enabled, the host may not know it yet and would refuse.
    await settings.untilSaved()
    const response = await client.api.images.$get({ query: { connectionId, url } })
    const type = response.headers.get('x-image-type')
    if (!response.ok) {
      const refusal = refusalSchema.safeParse(await response.json())
      const kind = refusal.success ? refusal.data.kind : 'host-fault'
      return { kind: 'none', problem: readPictureProblem(kind, url, baseUrl) }
    }
    if (type === null) return nothing
    // In an img element, an SVG can neither run scripts nor load anything.
    const source = await readAsDataUrl(new Blob([await response.arrayBuffer()], { type }))
    return source === null ? nothing : { kind: 'picture', source }
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
