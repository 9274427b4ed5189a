import { expect, onTestFinished, test } from 'vitest'
import { planApiCheck } from '#core/investigate/api-check/plan-api-check.ts'
import { lookAtServer } from '../look-at-server.ts'
import { runToEnd } from '../run-to-end.ts'
import { startServer } from '../../../../support/start-server.ts'

/** What meta counts. */
type Tells = readonly ('total' | 'pages')[]

/** Serves the documented pages of so many items, `most` of them at once. */
async function startList(count: number, most: number, tells: Tells): Promise<string> {
  const server = await startServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const [size, number] = ['page[size]', 'page[number]'].map((name) =>
      Number(url.searchParams.get(name) ?? (name === 'page[size]' ? 25 : 1)),
    )
    if (!size || !number) {
      response.writeHead(400).end()
      return
    }
    const shown = Math.min(size, most)
    const pages = Math.max(1, Math.ceil(count / shown))
    const linkTo = (page: number) => {
      const to = new URL(url)
      to.host = request.headers.host ?? ''
      to.searchParams.set('page[number]', String(page))
      return to.href
    }
    const items = Array.from({ length: count }, (_, at) => ({
      '@id': `id-${at}`,
      '@type': ['Event'],
    })).slice((number - 1) * shown, number * shown)
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        '@graph': items,
        meta: {
          ...(tells.includes('total') && { total: count }),
          ...(tells.includes('pages') && { pages }),
        },
        links: {
          self: linkTo(number),
          first: linkTo(1),
          last: linkTo(pages),
          ...(number > 1 && { prev: linkTo(number - 1) }),
          ...(number < pages && { next: linkTo(number + 1) }),
        },
      }),
    )
  })
  onTestFinished(server.close)
  return server.baseUrl
}

const told = ['total', 'links', 'last-next', 'page-size'] as const
const pages = ['next', 'page-number'] as const
const sizes = ['default-size', 'largest-size', 'beyond'] as const

/** What the card says of pages, and which were asked for. */
async function pagesOf(count: number, most = 500, tells: Tells = ['total', 'pages']) {
  const baseUrl = await startList(count, most, tells)
  const question = planApiCheck({ endpoint: 'events', otherName: '', baseUrl })
  const { conclusion, requested } = await runToEnd(question, (step) =>
    lookAtServer({ baseUrl, token: '' }, step),
  )
  const lines = conclusion.kind === 'card' ? conclusion.card.lines : []
  const say = (checks: readonly string[]) =>
    checks.map((check) => {
      const line = lines.find((one) => one.check === check)
      return line?.kind === 'seen'
        ? [line.outcome, ...Object.values(line.values)].join(' ')
        : line?.kind
    })
  const keys = requested.map(({ key }) => key).filter((key) => /^(page|size)-\d+$/.test(key))
  return { told: say(told), pages: say(pages), sizes: say(sizes), requested: keys.join(' ') }
}

/** What of two pages on shows in the same way. */
const fromTwoPages = ['next-second-page', 'pages-disjoint']

test.each([
  {
    count: 1,
    told: ['total-confirmed 1 1 1 1', 'links-untestable', 'last-next-absent 1', 'size-untestable'],
    pages: ['next-untestable', 'pages-untestable'],
    sizes: ['default-size-untestable 1', 'largest-untestable', 'beyond-empty 2'],
    requested: 'page-1 page-2 page-0',
  },
  {
    count: 2,
    told: ['total-confirmed 2 2 1 1', 'links-untestable', 'last-next-absent 2', 'size-obeyed 1 1'],
    pages: fromTwoPages,
    sizes: ['default-size-untestable 2', 'largest-untestable', 'beyond-empty 3'],
    requested: 'page-1 page-2 page-3 page-0',
  },
  {
    count: 3,
    told: ['total-confirmed 3 3 1 1', 'links-all', 'last-next-absent 3', 'size-obeyed 1 1'],
    pages: fromTwoPages,
    sizes: ['default-size-untestable 3', 'largest-untestable', 'beyond-empty 4'],
    requested: 'page-1 page-2 page-3 page-4 page-0',
  },
  {
    count: 17,
    told: ['total-confirmed 17 4 5 2', 'links-all', 'last-next-absent 4', 'size-obeyed 5 5'],
    pages: fromTwoPages,
    sizes: ['default-size-untestable 17', 'largest-untestable', 'beyond-empty 5'],
    requested: 'page-1 page-2 page-4 page-5 page-0',
  },
  {
    count: 25,
    told: ['total-confirmed 25 5 5 5', 'links-all', 'last-next-absent 5', 'size-obeyed 5 5'],
    pages: fromTwoPages,
    sizes: ['default-size-untestable 25', 'largest-untestable', 'beyond-empty 6'],
    requested: 'page-1 page-2 page-5 page-6 page-0',
  },
  {
    count: 26,
    told: ['total-confirmed 26 6 5 1', 'links-all', 'last-next-absent 6', 'size-obeyed 5 5'],
    pages: fromTwoPages,
    sizes: ['default-size 25', 'largest-size 100 26 26', 'beyond-empty 7'],
    requested: 'page-1 page-2 page-6 page-7 page-0 size-100',
  },
  {
    count: 100,
    told: ['total-confirmed 100 20 5 5', 'links-all', 'last-next-absent 20', 'size-obeyed 5 5'],
    pages: fromTwoPages,
    sizes: ['default-size 25', 'largest-size 100 100 100', 'beyond-empty 21'],
    requested: 'page-1 page-2 page-20 page-21 page-0 size-100',
  },
  {
    count: 101,
    told: ['total-confirmed 101 21 5 1', 'links-all', 'last-next-absent 21', 'size-obeyed 5 5'],
    pages: fromTwoPages,
    sizes: ['default-size 25', 'largest-size 500 101 101', 'beyond-empty 22'],
    requested: 'page-1 page-2 page-21 page-22 page-0 size-100 size-500',
  },
])('of $count items the card tells what their pages show', async ({ count, ...expected }) => {
  expect(await pagesOf(count)).toEqual(expected)
})

test.each([
  { most: 100, largest: 'largest-capped 500 100 101', more: 'size-100 size-500' },
  { most: 99, largest: 'largest-capped 100 99 101', more: 'size-100' },
])('of a server that gives $most items at once that is told', async ({ most, largest, more }) => {
  const { sizes: said, requested } = await pagesOf(101, most)
  expect([said, requested]).toEqual([
    ['default-size 25', largest, 'beyond-empty 22'],
    `page-1 page-2 page-21 page-22 page-0 ${more}`,
  ])
})

test('the last page follows from the total where meta does not count pages', async () => {
  expect(await pagesOf(17, 500, ['total'])).toEqual(await pagesOf(17))
})

test.each([
  [['pages'], 'page-1 page-2 page-6 page-7 page-0 size-100', 'beyond-empty 7'],
  [[], 'page-1 page-2 page-0 size-100', 'beyond-untestable'],
] as const)(
  'without a total, meta that tells %j: what follows from it',
  async (tells, requested, beyond) => {
    const said = await pagesOf(26, 500, tells)
    expect([said.requested, said.told[0], said.sizes]).toEqual([
      requested,
      'total-untestable',
      ['default-size-untestable 25', 'largest-untestable', beyond],
    ])
  },
)
