import type { ItemLabel, Reply } from '#app/response-worker/protocol.ts'
import { picturesAmong } from '#core/gallery/collect-pictures.ts'
import { placesAmong } from '#core/place/collect-places.ts'
import { timesAmong } from '#core/timeline/collect-times.ts'
import type { ItemsQuestion } from '#app/export-worker/protocol.ts'
import { shallowRef, type ShallowRef, watch, type Ref } from 'vue'
import type { SelectionArea } from '#core/place/map-camera.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { loadedFields } from '#core/query/flat-fields.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { useWhenIdle } from '#app/ui/when-idle.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { dateFormat } from '#core/language/intl-formats.ts'

/** Answers questions about the items of a response or of a saved file. */
export interface SurveySource {
  ask<Q extends ItemsQuestion>(question: Q): Promise<Extract<Reply, { kind: Q['kind'] }>>
}

/** The views of all items next to their rows. */
export const surveyViews = ['map', 'timeline', 'gallery'] as const
export type SurveyView = (typeof surveyViews)[number]

/** The views of a saved file. It has no column headers, so its attributes are a view. */
export type SavedView = SurveyView | 'attributes'

export type Survey = Extract<Reply, { kind: 'survey' }>

/** Limits a survey to the items at these positions. */
export const surveyAmong = (survey: Survey, among: ReadonlySet<number>): Survey => ({
  kind: 'survey',
  places: placesAmong(survey.places, among),
  times: timesAmong(survey.times, among),
  pictures: picturesAmong(survey.pictures, among),
})

/** A relation that would add data to a view, and how many items link it without details. */
export interface UnresolvedRelation {
  relation: string
  count: number
}

export function unresolvedOf(survey: Survey, view: SurveyView): UnresolvedRelation[] {
  const { places, times, pictures } = survey
  const { unresolved } = { map: places, timeline: times, gallery: pictures }[view]
  return Array.from(unresolved, ([relation, { length: count }]) => ({ relation, count }))
}

/** Number of items that might have something to show once their details are loaded. */
export const countUnresolved = (survey: Survey, view: SurveyView): number =>
  unresolvedOf(survey, view).reduce((sum, { count }) => sum + count, 0)

/** False if a view has nothing to show because of the query's list of fields. */
export const isRequested = ({ places, times, pictures }: Survey, view: SurveyView): boolean =>
  ({ map: places, timeline: times, gallery: pictures })[view].isRequested

/** The views that have something to show. */
export function offeredViews(survey: Survey): SurveyView[] {
  const { places, times, pictures } = survey
  const has = {
    map: places.located.length > 0,
    timeline: times.positions.length > 0,
    gallery: pictures.owners.length > 0,
  }
  return surveyViews.filter((view) => has[view])
}

/** The selection among the items of a saved file. */
export function useSavedChoice() {
  const chosen = shallowRef<ReadonlySet<number>>(new Set())
  /** The shape drawn on the map to select them. */
  const area = shallowRef<SelectionArea | null>(null)

  function choose(positions: readonly number[], drawn: SelectionArea | null = null) {
    chosen.value = new Set(positions)
    area.value = drawn
  }

  return { chosen, area, choose }
}

/**
 * What a map, a timeline and a gallery show of all items of a source; null until they are read. `fields` are
 * the paths of the requested attributes; empty for all.
 */
export function useSourceSurvey(
  source: SurveySource,
  fields: readonly string[],
): Readonly<ShallowRef<Survey | null>> {
  const today = useTodayStore()
  const survey = shallowRef<Survey | null>(null)
  void source
    .ask({ kind: 'survey', asOf: { day: today.today, zone: today.zone }, fields })
    .then((found) => {
      survey.value = found
    })
  return survey
}

/** Places, times and pictures of a response's items, computed once it is complete and the page is idle. */
export function useSurvey(response: Readonly<Ref<ShownResponse>>): Readonly<Ref<Survey | null>> {
  const today = useTodayStore()
  const survey = shallowRef<Survey | null>(null)
  const isDue = useWhenIdle(() => (response.value.end ? response.value.client : null))
  watch(
    () => response.value.client,
    () => {
      survey.value = null
    },
  )
  watch(
    [isDue, () => today.today],
    async ([due]) => {
      if (!due) return
      const { client, sent } = response.value
      const asOf = { day: today.today, zone: today.zone }
      const found = await client.ask({ kind: 'survey', asOf, fields: loadedFields(sent.form) })
      if (response.value.client === client) survey.value = found
    },
    { immediate: true },
  )
  return survey
}

/** Formats days of a timeline. Its moments are local times of one time zone, stored as if they were UTC. */
export function useDayWords() {
  const { dateLocale } = useWords()
  const sayDay = (moment: number): string => dateFormat(dateLocale.value, 'date').format(moment)
  return { sayDay }
}

/** Which items a view covers: those of the page, those of its filtered rows, or all that were loaded. */
export type SurveyScope = 'page' | 'filtered' | 'loaded'

/** Says why a view is empty. Items whose details are not loaded may still have something to show. */
export function useEmptyWords() {
  const { say } = useWords()
  return (survey: Survey, view: SurveyView, scope: SurveyScope): string => {
    const count = countUnresolved(survey, view)
    if (count > 0) return `${say(`survey.linked.${view}`, { count })}.`
    if (!isRequested(survey, view)) return say(`survey.notRequested.${view}.whole`)
    switch (scope) {
      case 'page':
        return say(`survey.off.${view}`)
      case 'filtered':
        return say(`survey.none.${view}`)
      case 'loaded':
        return say(`survey.offLoaded.${view}`)
    }
  }
}

/** Beyond this number, only the labels of the current positions are kept. */
const maxCachedLabels = 2000

/**
 * The names, IDs and addresses of the items at these positions, and their values of an attribute; the functions
 * return '' until loaded.
 */
export function useLabels(
  source: Readonly<Ref<SurveySource>>,
  positions: Readonly<Ref<readonly number[]>>,
  attribute: () => string = () => '',
) {
  const { say, locale } = useWords()
  const labels = shallowRef<ReadonlyMap<number, ItemLabel>>(new Map())

  watch([source, locale, attribute], () => {
    labels.value = new Map()
  })
  watch(
    [source, positions, locale, attribute] as const,
    async ([requestedSource, wanted, language, path]) => {
      const missing = wanted.filter((position) => !labels.value.has(position))
      if (missing.length === 0) return
      const reply = await requestedSource.ask({
        kind: 'labels',
        positions: missing,
        language,
        attribute: path,
      })
      const isLatest = source.value === requestedSource && attribute() === path
      if (!isLatest || locale.value !== language) return
      const inView = new Set(positions.value)
      const before =
        labels.value.size < maxCachedLabels
          ? labels.value
          : [...labels.value].filter(([position]) => inView.has(position))
      labels.value = new Map([
        ...before,
        ...reply.labels.map((label) => [label.position, label] as const),
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
  const whereOf = (position: number): string => labels.value.get(position)?.where ?? ''
  const valueOf = (position: number): string => labels.value.get(position)?.value ?? ''
  return { nameOf, idOf, whereOf, valueOf }
}
