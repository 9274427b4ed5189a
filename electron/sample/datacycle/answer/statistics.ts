/** Answers `statistics/{date}` of an endpoint: item counts per year, month or day (datacycle-core.md 1). */
import { localTime, renderLocalTimeExact } from '#sample/content/local-time.ts'
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import { textOf } from '#sample/datacycle/read/group-of.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import type { StoredEndpoint, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { hitsOf } from './endpoint-hits.ts'
import { notFound } from './refusals.ts'
import type { Request } from './request.ts'

const dates: Readonly<Record<string, ((thing: StoredThing) => number) | undefined>> = {
  'dct:created': (thing) => thing.created,
  'dct:modified': (thing) => thing.modified,
}

/** Each period begins at midnight in the server's time zone and is written in UTC. */
export function answerStatistics(
  { instance, parameters, target }: Request,
  endpoint: StoredEndpoint,
  query: Query,
  attribute: string,
): WholeAnswer {
  const instantOf = dates[attribute]
  if (instantOf === undefined) return notFound(target)
  const scale = textOf(parameters, 'groupBy') ?? 'day'
  const counts = new Map<number, number>()
  for (const thing of hitsOf(endpoint, query, instance)) {
    const start = startOf(instantOf(thing), scale)
    counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  const data = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([start, count]) => [new Date(start).toISOString().replace('.000Z', '+00:00'), count])
  return answerJson({ data, meta: { scaleX: scale } })
}

function startOf(instant: number, scale: string): number {
  const [year = 0, month = 1, day = 1] = renderLocalTimeExact(instant)
    .slice(0, 10)
    .split('-')
    .map(Number)
  if (scale === 'year') return localTime(year, 1, 1)
  return scale === 'month' ? localTime(year, month, 1) : localTime(year, month, day)
}
