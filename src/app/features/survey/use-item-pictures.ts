import { shallowRef, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { Picture } from '#core/gallery/item-pictures.ts'
import type { SurveySource } from './survey-view.ts'

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
