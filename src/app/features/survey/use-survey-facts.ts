import { computed, type Ref } from 'vue'
import { useWords, type CountedKey } from '#app/i18n/use-words.ts'
import { countPictures } from '#core/gallery/collect-pictures.ts'
import { countPlaces } from '#core/place/collect-places.ts'
import { countTimes, whens } from '#core/timeline/collect-times.ts'
import { countUnresolved, isRequested, type Survey, type SurveyView } from './survey-view.ts'

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
    const { illustrated, pictures: count, ...lacking } = countPictures(pictures)
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
      ...lacks
        .filter((lack) => lacking[lack] > 0)
        .map((lack) => counted(`survey.gallery.lacks.${lack}`, lacking[lack])),
      ...(brokenCount > 0
        ? [`${counted('survey.gallery.broken', brokenCount)} (${reasons.join(', ')})`]
        : []),
    ]
  }

  const byView = { map: ofPlaces, timeline: ofTimes, gallery: ofPictures }
  return computed(() => byView[view()]())
}
