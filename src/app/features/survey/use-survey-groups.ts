import { computed, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { countPlaces } from '#core/place/collect-places.ts'
import type { PlaceMark } from '#core/place/mark-places.ts'
import { countTimes, whens } from '#core/timeline/collect-times.ts'
import { positionsOfWhen } from '#core/timeline/time-span.ts'
import type { Survey, SurveyView } from './survey-view.ts'
import { useDayWords } from './use-day-words.ts'

/** Items with something in common, selected together by a click. */
export interface SurveyGroup {
  key: string
  /** Whether the group is an anomaly. */
  isOdd: boolean
  label: string
  hint: string
  /** Positions of the items. */
  positions: () => readonly number[]
}

const placeMarks: readonly PlaceMark[] = ['zero', 'swapped', 'far', 'off-earth']

/** The groups of a view: places by anomaly, dates by past, present and future. Pictures have no groups. */
export function useSurveyGroups(
  survey: () => Survey,
  view: () => SurveyView,
): Readonly<Ref<readonly SurveyGroup[]>> {
  const { say } = useWords()
  const { sayDay } = useDayWords()

  function ofPlaces(): SurveyGroup[] {
    const { places } = survey()
    const { marks } = countPlaces(places)
    return placeMarks
      .filter((mark) => marks[mark] > 0)
      .map((mark) => ({
        key: mark,
        isOdd: true,
        label: say(`survey.map.mark.${mark}`, { count: marks[mark] }),
        hint: say(`survey.map.markHint.${mark}`),
        positions: () =>
          Array.from(places.located).filter((_, at) => places.marks.get(at) === mark),
      }))
  }

  function ofTimes(): SurveyGroup[] {
    const { times } = survey()
    const counts = countTimes(times)
    const { day, zone } = times.asOf
    const ofDay = { day: sayDay(Date.parse(day)), zone }
    const reversed: SurveyGroup = {
      key: 'reversed',
      isOdd: true,
      label: say('survey.timeline.reversed', { count: counts.reversed }),
      hint: say('survey.timeline.hint.reversed'),
      positions: () => Array.from(times.reversed),
    }
    return [
      ...whens.flatMap((when, place) => {
        if (counts[when] === 0) return []
        return [
          {
            key: when,
            isOdd: false,
            label: say(`survey.timeline.${when}`, { count: counts[when] }),
            hint: say(`survey.timeline.hint.${when}`, ofDay),
            positions: () => positionsOfWhen(times, place),
          },
        ]
      }),
      ...(counts.reversed > 0 ? [reversed] : []),
    ]
  }

  const byView = { map: ofPlaces, timeline: ofTimes, gallery: () => [] }
  return computed(() => byView[view()]())
}
