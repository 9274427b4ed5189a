import { shallowRef, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { SurveySource } from './survey-view.ts'

/** Beyond this number, only the labels of the current positions are kept. */
const maxCachedLabels = 2000

/** The names and IDs of the items at these positions; `nameOf` and `idOf` return '' until loaded. */
export function useLabels(
  source: Readonly<Ref<SurveySource>>,
  positions: Readonly<Ref<readonly number[]>>,
) {
  const { say, locale } = useWords()
  const labels = shallowRef<ReadonlyMap<number, { name: string; id: string }>>(new Map())

  watch([source, locale], () => {
    labels.value = new Map()
  })
  watch(
    [source, positions, locale],
    async ([requestedSource, wanted, language]) => {
      const missing = wanted.filter((position) => !labels.value.has(position))
      if (missing.length === 0) return
      const reply = await requestedSource.ask({ kind: 'labels', positions: missing, language })
      if (source.value !== requestedSource || locale.value !== language) return
      const inView = new Set(positions.value)
      const before =
        labels.value.size < maxCachedLabels
          ? labels.value
          : [...labels.value].filter(([position]) => inView.has(position))
      labels.value = new Map([
        ...before,
        ...reply.labels.map(({ position, name, id }) => [position, { name, id }] as const),
      ])
    },
    { immediate: true },
  )

  function nameOf(position: number): string {
    const label = labels.value.get(position)
    if (!label) return ''
    const { name, id } = label
    return name || id || say('survey.nameless', { number: position + 1 })
  }
  const idOf = (position: number): string => labels.value.get(position)?.id ?? ''
  return { nameOf, idOf }
}
