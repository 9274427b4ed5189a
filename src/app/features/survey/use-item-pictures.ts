import { shallowRef, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { Picture } from '#core/gallery/item-pictures.ts'
import type { SurveySource } from './survey-view.ts'

/** The pictures of the items at these positions, as far as they have come; of others none are held. */
export function useItemPictures(
  source: Readonly<Ref<SurveySource>>,
  positions: Readonly<Ref<readonly number[]>>,
): Readonly<Ref<ReadonlyMap<number, readonly Picture[]>>> {
  const { locale } = useWords()
  const known = shallowRef<ReadonlyMap<number, readonly Picture[]>>(new Map())

  watch([source, locale], () => {
    known.value = new Map()
  })
  watch(
    [source, positions, locale],
    async ([asked, wanted, language]) => {
      const missing = wanted.filter((position) => !known.value.has(position))
      if (missing.length === 0) return
      const { found } = await asked.ask({ kind: 'pictures', positions: missing, language })
      if (source.value !== asked || locale.value !== language) return
      // What is out of view by now is asked for again when it is looked at again.
      const inView = new Set(positions.value)
      const come = found.map(({ position, pictures }) => [position, pictures] as const)
      known.value = new Map([...known.value, ...come].filter(([position]) => inView.has(position)))
    },
    { immediate: true },
  )
  return known
}
