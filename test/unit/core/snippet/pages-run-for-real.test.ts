import { describe, expect, test } from 'vitest'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { bodyOf, methodOf, renderUrl } from '#core/request/request-plan.ts'
import {
  hasPagesSnippet,
  renderPagesSnippet,
  type PagesSnippetKind,
  snippetKinds,
} from '#core/snippet/render-snippet.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import {
  interpreters,
  runSnippet,
  runSnippets,
  type Interpreter,
} from '../../../support/run-snippets.ts'
import { hasTool } from '../../../support/snippet-tools.ts'
import { startServer } from '../../../support/start-server.ts'
import { shareDocumentedSample, shareCoreSample } from '../../../support/shared-samples.ts'

const interpreterOf: Readonly<Record<PagesSnippetKind, Interpreter>> = {
  javascript: interpreters.node,
  python: interpreters.python,
}
const renderPages = (
  kind: PagesSnippetKind,
  request: SnippetRequest,
  first: readonly string[] = [],
): string => renderPagesSnippet(kind, request, { first, ids: "IDs, as 'seen'\nso far" }) ?? ''

const sample = await shareDocumentedSample()
const core = await shareCoreSample()

function requestOf(
  baseUrl: string,
  form: Partial<QueryForm>,
  conventions: Conventions,
): SnippetRequest {
  const planned = planRequest({ ...emptyForm, ...form }, conventions)
  if (!planned.ok) throw new Error('Refused')
  const plan = planned.value
  return {
    method: methodOf(plan),
    url: renderUrl(plan, baseUrl),
    body: bodyOf(plan),
    hasToken: true,
  }
}

describe.each(snippetKinds.filter(hasPagesSnippet))('all pages in %s', (kind) => {
  const interpreter = interpreterOf[kind]
  const isThere = hasTool(...interpreter.check, `all pages in ${kind}`)

  async function run(code: string, token: string) {
    const { stdout, ...ended } = await runSnippet(interpreter, code, { TOKEN: token })
    expect(ended).toEqual({ code: 0, stderr: '' })
    return JSON.parse(stdout) as unknown[]
  }

  /** What the code of each request prints. */
  async function runAll(requests: readonly SnippetRequest[], token: string) {
    const codes = requests.map((request) => renderPages(kind, request))
    const { stdouts, ...ended } = await runSnippets(interpreter, codes, { TOKEN: token })
    expect(ended).toEqual({ code: 0, stderr: '' })
    return stdouts.map((stdout) => JSON.parse(stdout) as unknown[])
  }

  test.skipIf(!isThere).each([
    ['the documented API', 'events', 'name', presets.documented],
    ['a dataCycle CORE', 'orte', 'dct:modified', presets.core],
  ] as const)(
    'of %s bring the same items by GET and by POST as one large page, wherever they begin',
    async (_, endpoint, attribute, conventions) => {
      const isDatacycle = conventions === presets.core
      const served = isDatacycle ? core : sample
      const token = isDatacycle ? core.tokens.editor : sample.tokens.full
      const sort = [{ attribute, direction: 'ascending' as const }]
      const second = { pageSize: '9', pageNumber: '2' }
      const behind = {
        ...second,
        extra: [{ name: 'page[offset]', value: { kind: 'text' as const, text: '4' } }],
      }
      const forms = [
        { pageSize: '500' },
        second,
        { ...second, method: 'POST' as const },
        // The documented API knows no offset.
        ...(isDatacycle ? [behind, { ...behind, method: 'POST' as const }] : []),
      ]
      const [whole = [], ...others] = await runAll(
        forms.map((form) => requestOf(served.baseUrl, { endpoint, sort, ...form }, conventions)),
        token,
      )
      expect(whole.length).toBeGreaterThan(18)
      expect(others).toEqual(others.map(() => whole))
    },
    60_000,
  )

  test.skipIf(!isThere)(
    'say in their first lines what is to be known, which changes nothing',
    async () => {
      const requested = requestOf(sample.baseUrl, { endpoint: 'events' }, presets.documented)
      const notes = ['Pages may skip items.', "Sort by 'name'\nraise SystemExit(1)"]
      const code = renderPages(kind, requested, notes)
      const sign = kind === 'python' ? '#' : '//'
      expect(code.split('\n').slice(0, 2)).toEqual([
        `${sign} Pages may skip items.`,
        `${sign} Sort by 'name' raise SystemExit(1)`,
      ])
      expect(await run(code, sample.tokens.full)).toHaveLength(240)
    },
    60_000,
  )

  test.skipIf(!isThere)(
    'fail, and print nothing, where not as many different items came as the server counts',
    async () => {
      const form = { endpoint: 'odd-wrong-total', pageSize: '50' }
      const requested = requestOf(sample.baseUrl, form, presets.documented)
      const input = renderPages(kind, requested)
      const ended = await runSnippet(interpreter, input, { TOKEN: sample.tokens.full })
      expect([ended.code, ended.stdout]).toEqual([1, ''])
      expect(ended.stderr).toContain('Items received: 240. The server counts 247.')
    },
  )

  test.skipIf(!isThere)(
    'print an item once that pages repeat, by GET and by POST',
    async () => {
      const forms = [
        { pageSize: '500' },
        { pageSize: '50' },
        { pageSize: '50', method: 'POST' as const },
      ]
      const [whole = [], ...others] = await runAll(
        forms.map((form) =>
          requestOf(sample.baseUrl, { endpoint: 'odd-overlapping', ...form }, presets.documented),
        ),
        sample.tokens.full,
      )
      expect(whole).toHaveLength(240)
      expect(others).toEqual([whole, whole])
    },
    60_000,
  )

  test.skipIf(!isThere)('print every item without an ID', async () => {
    const pages = [
      { '@graph': [{ '@id': 'a' }, { name: 'x' }, { '@id': 'a' }], links: { next: '/2' } },
      { '@graph': [{ '@id': 'b' }, { '@id': 'a' }, { name: 'x' }] },
    ]
    const server = await startServer(({ url }, response) => {
      response.end(JSON.stringify({ ...pages[url === '/2' ? 1 : 0], meta: { total: 4 } }))
    })
    const requested = requestOf(server.baseUrl, { endpoint: 'e' }, presets.documented)
    expect(await run(renderPages(kind, requested), 'secret')).toEqual([
      { '@id': 'a' },
      { name: 'x' },
      { '@id': 'b' },
      { name: 'x' },
    ])
    await server.close()
  })

  test.skipIf(!isThere).each(['GET', 'POST'] as const)(
    'end, and say that it is not all, where a server ignores the page number and leaves out IDs: %s',
    async (method) => {
      let requests = 0
      const server = await startServer((_request, response) => {
        requests += 1
        response.end(
          JSON.stringify({
            '@graph': [{ '@id': 'a' }, { name: 'x' }],
            meta: { total: 4_000_000 },
            links: { next: `?page[number]=${requests + 1}` },
          }),
        )
      })
      const form = { endpoint: 'e', method }
      const requested = requestOf(server.baseUrl, form, presets.documented)
      const input = renderPages(kind, requested)
      const ended = await runSnippet(interpreter, input, { TOKEN: 'secret' })
      expect([ended.code, ended.stdout, requests]).toEqual([1, '', 4])
      expect(ended.stderr).toContain('The server counts 4000000.')
      await server.close()
    },
  )

  test.skipIf(!isThere)('fail with status and text of an answer that is an error', async () => {
    const requested = requestOf(sample.baseUrl, { endpoint: 'events' }, presets.documented)
    const input = renderPages(kind, requested)
    const ended = await runSnippet(interpreter, input, { TOKEN: 'wrong' })
    const refused = await fetch(requested.url, { headers: { Authorization: 'Bearer wrong' } })
    expect([ended.code, ended.stdout]).toEqual([1, ''])
    expect(ended.stderr).toContain(`${String(refused.status)}: ${await refused.text()}`)
  })

  test.skipIf(!isThere)('do not carry the token to another server', async () => {
    const server = await startServer((_request, response) => {
      response.end('{"@graph":[{}],"links":{"next":"http://127.0.0.1:9/api/v4/endpoints/e"}}')
    })
    const requested = requestOf(server.baseUrl, { endpoint: 'e' }, presets.documented)
    const input = renderPages(kind, requested)
    const ended = await runSnippet(interpreter, input, { TOKEN: 'secret' })
    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain('Another server: http://127.0.0.1:9/')
    await server.close()
  })
})
