import type { Survey } from '#app/features/survey/survey-view.ts'
import { createPictureCollector } from '#core/gallery/collect-pictures.ts'
import { readJson } from '#core/json/read-json.ts'
import { createPlaceCollector } from '#core/place/collect-places.ts'
import { createTimeCollector } from '#core/timeline/collect-times.ts'

/** What a response’s worker would tell of these items, asked for with these fields. */
export function surveyOf(items: readonly object[], fields: readonly string[] = []): Survey {
  const places = createPlaceCollector(fields)
  const times = createTimeCollector({ day: '2026-11-22', zone: 'Europe/Vienna' }, fields)
  const pictures = createPictureCollector(fields)
  for (const item of items) {
    const read = readJson(JSON.stringify(item))
    if (!read.ok) throw new Error('The test needs JSON')
    for (const collector of [places, times, pictures]) collector.add(read.value)
  }
  return { kind: 'survey', places: places.read(), times: times.read(), pictures: pictures.read() }
}
