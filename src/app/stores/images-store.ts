import { defineStore } from 'pinia'
import * as z from 'zod/mini'
import { readPictureProblem, type PictureProblem } from '#core/content/picture-problem.ts'
import { unlessHostIsGone } from '../client/refusal.ts'
import { useHostClient } from '../client/use-host-client.ts'
import { useAnswerStore } from './answer-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** More than are ever in view at once; each is as large as its file. */
const mostKept = 200

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

  /** The picture at an address that the shown answer names. */
  function load(address: string): Promise<LoadedImage> {
    const { connectionId = '', baseUrl = '' } = answer.answer?.sent ?? {}
    const key = `${connectionId} ${address}`
    const known = loaded.get(key)
    if (known) return known
    const [oldest] = loaded.keys()
    if (loaded.size >= mostKept && oldest !== undefined) loaded.delete(oldest)
    const loading = unlessHostIsGone(nothing, () => fetchImage(connectionId, baseUrl, address))
    loaded.set(key, loading)
    return loading
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
