/** The endpoints that behave like dataCycle CORE. */
import { randomUUID } from 'node:crypto'
import { renderJson } from '../content/json.ts'
import type { Library } from '../content/library.ts'
import type { Thing } from '../content/thing.ts'
import { endpointAddress } from '../documented/list-endpoint.ts'
import { jsonAnswer, type Answer } from '../http/answer.ts'
import type { Call } from '../http/call.ts'
import { endpointIdOf, type Endpoint, type EndpointRecord } from '../http/endpoint.ts'
import { authenticate } from './authenticate.ts'
import { cutCore, renderContext, renderCoreEnvelope } from './envelope.ts'
import { shapeCoreItem, translationsOf } from './item.ts'
import { carryOver } from './links.ts'
import { putInOrder } from './order.ts'
import {
  crashed,
  hasTwoDots,
  invalidToken,
  malformedBody,
  noRight,
  notFound,
  pathTraversal,
} from './problem.ts'
import { readCoreQuery } from './read-core-query.ts'
import { readCoreParameters } from './read-parameters.ts'

interface CoreTraits extends EndpointRecord {
  things: (library: Library) => readonly Thing[]
}

export const createCoreEndpoints = (): Endpoint[] =>
  [
    {
      slug: 'core-events',
      title: 'Veranstaltungen (CORE)',
      about: 'All events as dataCycle CORE delivers them; POST links lose the body.',
      kind: 'dynamic',
      access: 'every-token',
      things: (library: Library): readonly Thing[] => library.events,
    } as const,
    {
      slug: 'core-places',
      title: 'Orte und Touren (CORE)',
      about: 'Places and tours as dataCycle CORE delivers them; 401 for the limited token.',
      kind: 'dynamic',
      access: 'full-token',
      things: (library: Library): readonly Thing[] => [...library.places, ...library.tours],
    } as const,
  ].map((traits) => ({
    ...traits,
    id: endpointIdOf(traits.slug),
    answer: (call: Call) => answerCore(call, traits),
  }))

function answerCore(call: Call, traits: CoreTraits): Answer {
  if (hasTwoDots(call.target)) return pathTraversal()
  const reading = readCoreParameters(call)
  if (reading.kind === 'badly-encoded') return crashed()
  if (reading.kind === 'malformed-body') return malformedBody()
  const { parameters, inQuery } = reading
  const visitor = authenticate(call, parameters)
  if (visitor === null) return invalidToken(call.target)
  const { library, baseUrl } = call.site
  const queried = readCoreQuery(parameters, library, call.target)
  if (queried.kind === 'refused') return queried.answer
  if (traits.access === 'full-token' && visitor !== 'full') return noRight(call.target)
  const content = contentWanted(call.below)
  if (content.kind === 'unknown-path') return notFound(call.target)

  const { query } = queried
  const { condition, selection, languages, order, cut, sections, schemes } = query
  const found = traits
    .things(library)
    .filter(
      (thing) =>
        translationsOf(thing).some((language) => languages.includes(language)) &&
        (content.kind === 'all' || thing.id === content.name || thing.slug === content.name) &&
        condition(thing),
    )
  const shown = cutCore(putInOrder(found, order, languages, randomUUID), cut)
  const address = endpointAddress(baseUrl, [call.name, ...call.below].join('/'))
  const envelope = renderCoreEnvelope(
    {
      graph: shown.map((thing) =>
        shapeCoreItem(thing, selection, { library, baseUrl, languages, schemes }),
      ),
      total: found.length,
      cut,
      collection: { id: endpointIdOf(traits.slug), name: traits.title, slug: traits.slug },
      addressOf: (number) => {
        const kept = call.method === 'GET' ? inQuery : new Map<string, never>()
        return `${address}?${carryOver(kept, number, cut.kind === 'paged' ? cut.size : 25)}`
      },
    },
    sections,
    renderContext(baseUrl, languages),
  )
  return jsonAnswer(200, renderJson(envelope))
}

type ContentWanted = { kind: 'all' } | { kind: 'one'; name: string } | { kind: 'unknown-path' }

/** `endpoints/x/{content}` and `endpoints/x/things/{content}` narrow the list to one item. */
function contentWanted(below: readonly string[]): ContentWanted {
  const [name, ...rest] = below[0] === 'things' ? below.slice(1) : below
  if (rest.length > 0) return { kind: 'unknown-path' }
  return name === undefined ? { kind: 'all' } : { kind: 'one', name }
}
