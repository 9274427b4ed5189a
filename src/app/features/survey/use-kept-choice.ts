import { computed, shallowRef, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { MapPoint } from '#core/place/map-camera.ts'
import type { SurveySource } from './survey-view.ts'
import { useLabels } from './use-labels.ts'

const maxNames = 5

/** Which of the kept items are selected, and in words the first of them: they have no rows. */
export function useKeptChoice(source: Readonly<Ref<SurveySource>>) {
  const { say } = useWords()
  const chosen = shallowRef<ReadonlySet<number>>(new Set())
  /** What was drawn around them on the map. */
  const area = shallowRef<readonly MapPoint[] | null>(null)
  const first = computed(() => [...chosen.value].slice(0, maxNames))
  const { nameOf } = useLabels(source, first)

  function choose(positions: readonly number[], drawn: readonly MapPoint[] | null = null) {
    chosen.value = new Set(positions)
    area.value = drawn
  }

  /** '' where there are none. */
  const said = computed(() => {
    const { size } = chosen.value
    if (size === 0) return ''
    const names = first.value.map(nameOf).join(', ')
    return say(
      'survey.kept.chosen',
      { count: size, names: size > maxNames ? `${names}, …` : names },
      size,
    )
  })

  return { chosen, area, choose, said }
}
