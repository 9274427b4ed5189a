import { shallowRef, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { SurveySource } from './survey-view.ts'

const maxKept = 2000

/** What the items at these positions are called; `nameOf` is '' for one that is not known yet. */
export function useLabels(
  source: Readonly<Ref<SurveySource>>,
  positions: Readonly<Ref<readonly number[]>>,
) {
  const { say, locale } = useWords()
  const labels = shallowRef<ReadonlyMap<number, string>>(new Map())

  watch([source, locale], () => {
    labels.value = new Map()
  })
  watch(
    [source, positions, locale],
    async ([asked, wanted, language]) => {
      const missing = wanted.filter((position) => !labels.value.has(position))
      if (missing.length === 0) return
      const reply = await asked.ask({ kind: 'labels', positions: missing, language })
      if (source.value !== asked || locale.value !== language) return
      const inView = new Set(positions.value)
      const before =
        labels.value.size < maxKept
          ? labels.value
          : [...labels.value].filter(([position]) => inView.has(position))
      labels.value = new Map([
        ...before,
        ...reply.labels.map(
          ({ position, name, id }) => [position, name === '' ? id : name] as const,
        ),
      ])
    },
    { immediate: true },
  )

  function nameOf(position: number): string {
    const label = labels.value.get(position)
    return label === '' ? say('survey.nameless', { number: position + 1 }) : (label ?? '')
  }
  return { nameOf }
}
