/** Answers `things/{id}`, `things/select` and `things/deleted` (datacycle-core.md 1, 9). */
import { renderLocalTimeExact } from '#sample/content/local-time.ts'
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import { isList, type ParameterGroup, groupOf, textOf } from '#sample/query/parameter.ts'
import { isUuid } from '#sample/datacycle/filter/filter-reader.ts'
import { pagesOf, startOfCut } from '#sample/datacycle/read/page.ts'
import { readQuery, type Query } from '#sample/datacycle/query/read-query.ts'
import { renderContext } from '#sample/datacycle/render/envelope.ts'
import { byNumber, lexicographic, rankIn, reversed } from '#sample/datacycle/query/put-in-order.ts'
import { renderThing } from '#sample/datacycle/render/render-found.ts'
import { isListed } from '#sample/datacycle/store/stored-content.ts'
import { badParameters, expired, notFound } from './refusals.ts'
import { type Request, sendList } from './send-list.ts'

export function answerThings(request: Request): WholeAnswer {
  const { instance, parameters, target } = request
  const reading = readQuery(parameters, instance)
  if (reading.kind === 'refused') return badParameters(reading.faults)
  const { query } = reading
  const [first = '', second] = request.below
  if (first === 'deleted') return answerDeleted(request, query)
  if (first === 'select') return answerSelect(request, query, second)
  return isUuid(first) ? answerThing(request, query, first.toLowerCase()) : notFound(target)
}

/** Every user may read every item by ID, in any language. */
function answerThing({ instance, target }: Request, query: Query, id: string): WholeAnswer {
  const thing = instance.lookup.thing(id)
  if (thing === undefined) return notFound(target)
  if (thing.validity !== 'valid') return expired(target)
  const view = { instance, locales: query.locales, schemes: query.schemes }
  return answerJson({
    '@context': renderContext(view),
    '@graph': [renderThing(thing, query.selection, view)],
  })
}

function answerSelect(request: Request, query: Query, inPath: string | undefined): WholeAnswer {
  const { instance, parameters } = request
  const list = parameters.get('uuid')
  const ids = [
    ...(inPath ?? textOf(parameters, 'uuids') ?? '').split(','),
    ...(isList(list) ? list.map(String) : []),
  ].filter((id) => id !== '')
  if (ids.length === 0) return answerJson({ error: 'No ids given!' }, 400)
  const view = { instance, locales: query.locales, schemes: query.schemes }
  const rows = ids
    .map((id) => instance.lookup.thing(id.toLowerCase()))
    .filter((thing) => thing !== undefined && isListed(thing))
    .map((thing) => (thing === undefined ? null : renderThing(thing, query.selection, view)))
  return sendList(rows, request, query)
}

/**
 * Deletions of the whole server, newest first, filtered by UTC day. Links are null even if there are more
 * pages.
 */
function answerDeleted({ instance, parameters }: Request, query: Query): WholeAnswer {
  const { cut, locales, schemes } = query
  const within = deletedWithin(parameters)
  const found = instance.content.deleted.filter(({ at }) => {
    const day = dayInUtc(at)
    return day >= within.from && day <= within.to
  })
  const start = startOfCut(cut)
  const { few, many } = instance.content.orders.unsorted
  // Without a second sort key, the order of ties differs between first and later pages, as recorded.
  const ties = rankIn(found.length > 2 * (start + cut.size) ? few : many)
  const deleted = [...found].sort(lexicographic(reversed(byNumber(({ at }) => at)), byNumber(ties)))
  const pages = pagesOf(cut, deleted.length)
  return answerJson({
    '@context': renderContext({ instance, locales, schemes }),
    '@graph': deleted
      .slice(start, start + cut.size)
      .map(({ id, at }) => ({ '@id': id, 'dct:deleted': renderLocalTimeExact(at) })),
    links: {
      ...(cut.number > 1 ? { prev: null } : {}),
      ...(cut.number < pages ? { next: null } : {}),
    },
    meta: { total: deleted.length, pages },
  })
}

/** First and last requested day as ISO dates, which sort chronologically. */
function deletedWithin(parameters: ParameterGroup): { from: string; to: string } {
  const path = ['filter', 'attribute', 'dct:deleted', 'in']
  const interval = path.reduce(groupOf, parameters)
  const day = (name: string) => {
    const text = textOf(interval, name)
    const instant = text?.includes('T') === true ? Date.parse(text) : Number.NaN
    return Number.isNaN(instant) ? text?.slice(0, 10) : dayInUtc(instant)
  }
  return { from: day('min') ?? '', to: day('max') ?? '9999' }
}

const dayInUtc = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
