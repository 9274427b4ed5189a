import { defineStore } from 'pinia'
import * as z from 'zod/mini'
import { mebibyte } from '#core/exchange/mebibyte.ts'
import { readPictureProblem, type PictureProblem } from '#core/content/picture-problem.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useAnswerStore } from './answer-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** More than are ever in view at once. */
const maxKept = 200
/** Each is a third larger than its file, and files may have 8 MiB: of large ones fewer are kept. */
const maxCharacters = 64 * mebibyte

/** A picture as a data URL, or why there is none; `problem` is null where that lies in the app. */
export type LoadedImage =
  { kind: 'picture'; source: string } | { kind: 'none'; problem: PictureProblem | null }

const refused = z.object({ kind: z.string() })
const nothing: LoadedImage = { kind: 'none', problem: null }

/** Pictures that content names, fetched by the host without a token. */
export const useImagesStore = defineStore('images', () => {
  const client = useHostClient()
  const answer = useAnswerStore()
  const settings = useSettingsStore()
  const loaded = new Map<string, Promise<LoadedImage>>()
  /** In characters, of what has come. */
  const sizes = new Map<string, number>()

  /** The picture at an address that the shown answer names. */
  function load(address: string): Promise<LoadedImage> {
    const { connectionId = '', baseUrl = '' } = answer.answer?.sent ?? {}
    const key = `${connectionId} ${address}`
    const known = loaded.get(key)
    if (known) return known
    const loading = unlessHostIsGone(nothing, () => fetchImage(connectionId, baseUrl, address))
    loaded.set(key, loading)
    letGo()
    void loading.then((image) => {
      if (image.kind === 'none' || !loaded.has(key)) return
      sizes.set(key, image.source.length)
      letGo()
    })
    return loading
  }

  /** Of more than there is room for the first ones, never the last one. */
  function letGo() {
    let characters = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const key of [...loaded.keys()].slice(0, -1)) {
      if (loaded.size <= maxKept && characters <= maxCharacters) return
      characters -= sizes.get(key) ?? 0
      loaded.delete(key)
      sizes.delete(key)
    }
  }

  async function fetchImage(
    connectionId: string,
    baseUrl: string,
    url: string,
  ): Promise<LoadedImage> {
    // Turned on a moment ago in the page, pictures may still be off in the host, which would refuse this one.
    await settings.untilKept()
    const response = await client.api.images.$get({ query: { connectionId, url } })
    const type = response.headers.get('x-image-type')
    if (!response.ok) {
      const refusal = refused.safeParse(await response.json())
      const kind = refusal.success ? refusal.data.kind : 'host-fault'
      return { kind: 'none', problem: readPictureProblem(kind, url, baseUrl) }
    }
    if (type === null) return nothing
    // As an img element's data a drawing (SVG) can neither run scripts nor load anything.
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
