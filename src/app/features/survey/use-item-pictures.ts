import { shallowRef, watch, type Ref, computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { Picture } from '#core/gallery/item-pictures.ts'
import type { SurveySource } from './survey-view.ts'
import { useImagesStore, type LoadedImage } from '#app/stores/images-store.ts'

/** The pictures of the items at these positions, as far as loaded. Others are dropped. */
export function useItemPictures(
  source: Readonly<Ref<SurveySource>>,
  positions: Readonly<Ref<readonly number[]>>,
  fields: () => readonly string[],
): Readonly<Ref<ReadonlyMap<number, readonly Picture[]>>> {
  const { locale } = useWords()
  const known = shallowRef<ReadonlyMap<number, readonly Picture[]>>(new Map())

  watch([source, locale], () => {
    known.value = new Map()
  })
  watch(
    [source, positions, locale],
    async ([requestedSource, wanted, language]) => {
      const missing = wanted.filter((position) => !known.value.has(position))
      if (missing.length === 0) return
      const { found } = await requestedSource.ask({
        kind: 'pictures',
        positions: missing,
        language,
        fields: fields(),
      })
      if (source.value !== requestedSource || locale.value !== language) return
      // Items out of view by now are dropped, and loaded again when needed.
      const inView = new Set(positions.value)
      const loaded = found.map(({ position, pictures }) => [position, pictures] as const)
      known.value = new Map(
        [...known.value, ...loaded].filter(([position]) => inView.has(position)),
      )
    },
    { immediate: true },
  )
  return known
}

/** A picture from an item, or why it cannot be loaded. Both null while loading, or without an address. */
export function useContentPicture(address: Readonly<Ref<string | null>>) {
  const images = useImagesStore()
  const { say } = useWords()
  const loaded = shallowRef<LoadedImage | null>(null)
  const source = computed(() => (loaded.value?.kind === 'picture' ? loaded.value.source : null))
  const problem = computed(() => (loaded.value?.kind === 'none' ? loaded.value.problem : null))
  /** Explains the problem; '' if there is none. */
  const why = computed(() => {
    const { kind, host } = problem.value ?? { kind: null, host: '' }
    return kind === null ? '' : say(`results.picture.${kind}`, { host })
  })

  watch(
    address,
    async (wanted) => {
      loaded.value = null
      if (wanted === null) return
      const image = await images.load(wanted)
      if (wanted === address.value) loaded.value = image
    },
    { immediate: true },
  )
  return { source, problem, why }
}
