import { computed, type Ref } from 'vue'
import { useWords, type CountedKey } from '#app/i18n/use-words.ts'
import { countPictures, findLacking } from '#core/gallery/collect-pictures.ts'
import { countPlaces } from '#core/place/collect-places.ts'
import { countTimes, whens } from '#core/timeline/collect-times.ts'
import {
  countUnresolved,
  isRequested,
  type Survey,
  type SurveyView,
  useDayWords,
} from './survey-view.ts'
import { farFactor, minFarKm, type PlaceMark } from '#core/place/mark-places.ts'
import { positionsOfWhen } from '#core/timeline/time-span.ts'

const lacks = ['withoutLicense', 'licenseNotLoaded', 'withoutAuthor', 'authorNotLoaded'] as const

/**
 * Short phrases with the counts of a view, without those that are 0. Items whose details are not loaded are not
 * counted here, but next to the button that loads them.
 */
export function useSurveyFacts(options: {
  survey: () => Survey
  view: () => SurveyView
  /** The pictures that could not be loaded, and why. */
  broken: Readonly<Ref<{ count: number; reasons: readonly string[] }>>
}): Readonly<Ref<readonly string[]>> {
  const { survey, view, broken } = options
  const { say } = useWords()
  const counted = (key: CountedKey, count: number) => say(key, { count })

  const ifAny = (key: CountedKey, count: number) => (count > 0 ? [counted(key, count)] : [])
  /** Items that have nothing to show, not counting those whose details are not loaded. */
  const sayWithout = (of: SurveyView, count: number) =>
    isRequested(survey(), of)
      ? ifAny(`survey.${of}.without`, count - countUnresolved(survey(), of))
      : [say(`survey.notRequested.${of}.fact`)]

  function ofPlaces(): string[] {
    const { shown, without } = countPlaces(survey().places)
    return [...ifAny('survey.map.shown', shown), ...sayWithout('map', without)]
  }

  function ofTimes(): string[] {
    const times = countTimes(survey().times)
    const all = whens.reduce((sum, when) => sum + times[when], 0)
    const only = whens.find((when) => times[when] === all && all > 1)
    return [
      ...(only ? [counted(`survey.timeline.all.${only}`, all)] : []),
      ...sayWithout('timeline', times.without),
    ]
  }

  function ofPictures(): string[] {
    const { pictures } = survey()
    const { illustrated, pictures: count } = countPictures(pictures)
    const { count: brokenCount, reasons } = broken.value
    return [
      ...(count > 0
        ? [
            say('survey.gallery.shown', {
              count,
              items: counted('survey.gallery.from', illustrated),
            }),
          ]
        : []),
      ...sayWithout('gallery', pictures.itemCount - illustrated),
      ...(brokenCount > 0
        ? [`${counted('survey.gallery.broken', brokenCount)} (${reasons.join(', ')})`]
        : []),
    ]
  }

  const byView = { map: ofPlaces, timeline: ofTimes, gallery: ofPictures }
  return computed(() => byView[view()]())
}

/** Items with something in common, selected together by a click. */
export interface SurveyGroup {
  key: string
  isOdd: boolean
  label: string
  hint: string
  positions: () => readonly number[]
}

const placeMarks: readonly PlaceMark[] = ['zero', 'swapped', 'far', 'off-earth']

/** The groups of a view: places by anomaly, dates by past, present and future, pictures by what they lack. */
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
        hint: say(`survey.map.markHint.${mark}`, { minFarKm, farFactor }),
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

  function ofPictures(): SurveyGroup[] {
    const { pictures } = survey()
    const counts = countPictures(pictures)
    return lacks
      .filter((lack) => counts[lack] > 0)
      .map((lack) => ({
        key: lack,
        isOdd: lack === 'withoutLicense' || lack === 'withoutAuthor',
        label: say(`survey.gallery.lacks.${lack}`, { count: counts[lack] }),
        hint: say('survey.gallery.lacksHint'),
        positions: () => findLacking(pictures, lack),
      }))
  }

  const byView = { map: ofPlaces, timeline: ofTimes, gallery: ofPictures }
  return computed(() => byView[view()]())
}
