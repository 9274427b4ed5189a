/** The server that moves against recorded lists of IDs and batches, before anything moves. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createMovingStore, owner } from '../../servers/core/moving-store.ts'
import { startMovingCore } from '../../servers/core/start-moving-core.ts'

const pair = z.object({
  name: z.string(),
  request: z.object({
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string().optional(),
  }),
  answer: z.object({ status: z.number(), body: z.string() }),
})
const { pairs } = z
  .object({ pairs: z.array(pair) })
  .parse(
    JSON.parse(
      readFileSync(new URL('../../fixtures/core/sync-pairs.json', import.meta.url), 'utf8'),
    ),
  )

const list = z.object({
  '@graph': z.array(z.looseObject({ '@id': z.string() })).optional(),
  meta: z.object({ total: z.number(), pages: z.number() }).optional(),
  links: z.record(z.string(), z.string().nullable()).optional(),
})

const read = (status: number, body: string) => {
  if (status !== 200) return { status }
  const { '@graph': items, meta, links } = list.parse(JSON.parse(body))
  return {
    status,
    total: meta?.total,
    pages: meta?.pages,
    links: links && Object.keys(links),
    // Types are of the content, not of the rules.
    items: items?.map((item) => ({ ...item, '@type': null })),
  }
}

const responseOf = (name: string) => {
  const found = pairs.find((one) => one.name === name)
  return list.parse(JSON.parse(found?.answer.body ?? ''))['@graph'] ?? []
}
const stamps = responseOf('list of ids with stamps, dynamic endpoint')
const names = new Map(
  responseOf('list of ids, one field more: rendered item by item').map((one) => [
    one['@id'],
    String(one.name),
  ]),
)
const withoutOrder = responseOf('list of ids, unusable sort key: the same ids').map(
  (one) => one['@id'],
)
/** The concept that one batch asks for besides, and the tours that have it. */
const tag = 'e60e8fc2-0c15-4be9-97b7-9687ad942605'
const withTag = new Set(responseOf('batch beside a condition: and').map((one) => one['@id']))

/** Of this endpoint every item is recorded. What a cache of the browser would do is left out. */
const ofTours = pairs.filter(
  ({ request, answer }) => request.path.includes('/endpoints/touren') && answer.status !== 304,
)

test('answers lists of IDs and batches as recorded', async () => {
  const instant = (value: unknown) => Date.parse(String(value))
  const store = createMovingStore({
    endpoints: [{ slug: 'touren', kind: 'dynamic' }],
    tables: { few: withoutOrder, many: withoutOrder },
    items: stamps.map((one) => ({
      id: one['@id'],
      name: names.get(one['@id']) ?? '',
      concepts: withTag.has(one['@id']) ? [tag] : [],
      created: instant(one['dct:created']),
      modified: instant(one['dct:modified']),
      touched: instant(one['dc:touched']),
    })),
  })
  const core = await startMovingCore({ store })
  const differences: unknown[] = []
  for (const { name, request, answer } of ofTours) {
    const { method, path, headers, body = null } = request
    const response = await fetch(core.baseUrl + path, {
      method,
      body,
      headers: { ...headers, authorization: `Bearer ${owner.token}` },
    })
    const wanted = read(answer.status, answer.body)
    const got = read(response.status, await response.text())
    if (JSON.stringify(sorted(wanted)) !== JSON.stringify(sorted(got)))
      differences.push({ name, wanted, got })
  }
  expect(differences).toEqual([])
  expect(ofTours.length).toBe(25)
})

const sorted = (read: object): unknown =>
  JSON.parse(JSON.stringify(read), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
