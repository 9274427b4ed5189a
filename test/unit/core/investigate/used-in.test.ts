import { expect, test } from 'vitest'
import { readResponseDetails } from '#core/investigate/response-details.ts'
import { responseWithoutItems, type StepOutcome } from '#core/investigate/investigation.ts'
import { planUsedIn, relationsToSearch } from '#core/investigate/used-in.ts'
import { bodyOf, methodOf, renderTarget } from '#core/request/request-plan.ts'
import { createResponseIndex } from '#core/response/response-index.ts'
import { runToEnd } from './run-to-end.ts'

const id = 'a1a2ec10-a198-4b40-b65d-a2b9fd169232'
const plan = (endpoints: readonly string[]) =>
  planUsedIn({ id, endpoints, relations: relationsToSearch(['author']), languages: ['de', 'en'] })

function answered(items: readonly object[], total = items.length): StepOutcome {
  const decoder = new TextDecoder()
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  index.feed(new TextEncoder().encode(JSON.stringify({ '@graph': items, meta: { total } })))
  index.end(null)
  const response = { ...responseWithoutItems, total: String(total) }
  return { kind: 'answered', response, details: readResponseDetails(index) }
}
const named = (name: string, ...ids: string[]) => ({
  '@id': name.toLowerCase(),
  '@type': ['Thing', 'Event'],
  name,
  image: ids.map((one) => ({ '@id': one, '@type': ['Thing', 'ImageObject'] })),
})

test('each endpoint is asked once, for the items with a link by one of the relations', async () => {
  const { requested } = await runToEnd(plan(['events', 'places']), () => answered([]))
  expect(requested.map(({ plan: one }) => [methodOf(one), renderTarget(one)])).toEqual([
    ['POST', '/api/v4/endpoints/events'],
    ['POST', '/api/v4/endpoints/places'],
  ])
  const [first] = requested
  expect(JSON.parse((first && bodyOf(first.plan)) ?? '')).toEqual({
    filter: {
      union: ['image', 'location', 'organizer', 'author'].map((name) => ({
        linked: { [name]: { contentId: { in: [id] } } },
      })),
    },
    fields: 'name,image,location,organizer,author,contentLocation',
    language: 'de,en',
    page: { size: 50 },
  })
})

test('an item that several endpoints have counts once', async () => {
  const responses: Record<string, StepOutcome> = {
    events: answered([named('Fest', 'x', id.toUpperCase())]),
    all: answered([named('Fest', id), named('Markt', id)], 3),
  }
  const { conclusion } = await runToEnd(
    plan(['events', 'all']),
    ({ key }) => responses[key] ?? answered([]),
  )
  expect(conclusion).toEqual({
    items: [
      { id: 'fest', name: 'Fest', type: 'Event', as: ['image'] },
      { id: 'markt', name: 'Markt', type: 'Event', as: ['image'] },
    ],
    hasMore: true,
    failures: [],
  })
})

test('a response with items that do not link to it says nothing, and neither does an error', async () => {
  const responses: Record<string, StepOutcome> = {
    events: answered([named('Fest', id), named('Markt', 'another')]),
    closed: { kind: 'failed', failure: { kind: 'status', status: 401 } },
  }
  const { conclusion } = await runToEnd(
    plan(['events', 'closed', 'empty']),
    ({ key }) => responses[key] ?? answered([]),
  )
  expect(conclusion).toEqual({
    items: [],
    hasMore: false,
    failures: [
      { endpoint: 'events', failure: { kind: 'ignored' } },
      { endpoint: 'closed', failure: { kind: 'status', status: 401 } },
    ],
  })
})
