import { describe, expect, onTestFinished, test } from 'vitest'
import { openHost } from './open-host.ts'
import { startServer } from '../../../support/start-server.ts'

/** A host with a connection to a server that answers `reply(path and query)`. */
async function openInstance(reply: (target: string) => { status?: number; body: unknown }) {
  const requested: string[] = []
  const server = await startServer((request, response) => {
    requested.push(request.url ?? '')
    const { status = 200, body } = reply(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  onTestFinished(server.close)
  const host = await openHost()
  const baseUrl = server.baseUrl
  const added = await host.post('/api/connections', { name: 'Own', baseUrl })
  const { id } = added.body as { id: string }
  return { ...host, requested, of: (path: string) => `/api/instance/${id}/${path}` }
}

const mark = 'https://schema.datacycle.at/'
const scheme = '8c5b8f0e-6d57-4f0a-9d9c-2f8f3d1c0a11'
const concept = (id: string, more: object = {}) => ({
  '@id': id,
  '@type': 'skos:Concept',
  'skos:prefLabel': id.toUpperCase(),
  ...more,
})

describe('the lists that an instance may offer', () => {
  test('are those of the sample, which has them as CORE has', async () => {
    const { ask } = await openHost()
    const endpoints = await ask('/api/instance/sample/endpoints')
    expect(endpoints.body).toMatchObject({ kind: 'offered', hasMore: false })
    const { list } = endpoints.body as { list: { label: string; kind: string; id: string }[] }
    const kinds = new Map(list.map(({ label, kind }) => [label, kind]))
    expect(kinds.get('Veranstaltungen')).toBe('search')
    expect([...kinds.values()]).toContain('collection')

    const schemes = await ask('/api/instance/sample/concept-schemes')
    expect(schemes.body).toMatchObject({
      kind: 'offered',
      list: [{ label: 'Kategorien' }, { label: 'Themen' }, { label: 'Regionen' }],
    })
    const [category] = (schemes.body as { list: { id: string }[] }).list
    const concepts = await ask(
      `/api/instance/sample/concept-schemes/${category?.id ?? ''}/concepts`,
    )
    const found = (concepts.body as { list: { id: string; label: string; parentId: string }[] })
      .list
    const culture = found.find(({ label }) => label === 'Kultur')
    expect(found).toHaveLength(19)
    expect(found.find(({ label }) => label === 'Musik')?.parentId).toBe(culture?.id)
  })

  test('tell the languages, and that the instance is a CORE where its answer has the mark', async () => {
    const user = (context: unknown) => ({
      body: {
        '@context': context,
        '@graph': {
          '@type': 'dcls:User',
          watchLists: [],
          availableLocales: ['de', 'en'],
          storedFilters: [{ id: 'a', name: 'All' }],
        },
      },
    })
    const core = await openInstance(() => user(['https://schema.org/', { dc: mark }]))
    const other = await openInstance(() => user([{ dc: 'urn:other' }]))
    const [ofCore, ofOther] = [core, other].map(({ ask, of }) => ask(of('endpoints')))
    const list = [{ id: 'a', label: 'All', kind: 'search', folderPath: [] }]
    const offered = { kind: 'offered', list, hasMore: false, languages: ['de', 'en'] }
    expect((await ofCore)?.body).toEqual({ ...offered, isDatacycle: true })
    expect((await ofOther)?.body).toEqual({ ...offered, isDatacycle: false })
  })

  test.each([
    [404, '{}', { kind: 'not-offered', status: 404 }],
    [200, '<html>', { kind: 'not-offered', status: 200 }],
    [200, '{"@graph":[]}', { kind: 'not-offered', status: 200 }],
    [401, '{}', { kind: 'token-refused', status: 401, hadToken: false }],
    [403, '{}', { kind: 'token-refused', status: 403, hadToken: false }],
    [429, '{}', { kind: 'fault', status: 429 }],
    [503, '<html>', { kind: 'fault', status: 503 }],
  ])('are not claimed where the answer is %s %s', async (status, body, expected) => {
    const { ask, of } = await openInstance(() => ({ status, body }))
    expect(await ask(of('endpoints'))).toEqual({ status: 200, body: expected })
  })

  test('are read page by page, by number, whatever the links lead to', async () => {
    const { ask, of, requested } = await openInstance((target) => {
      const number = Number(/number%5D=(\d+)/.exec(target)?.[1])
      const links = number < 3 ? { next: 'https://evil.example/steal' } : {}
      return { body: { '@graph': [concept(`c${number}`)], meta: {}, links } }
    })
    expect((await ask(of(`concept-schemes/${scheme}/concepts`))).body).toEqual({
      kind: 'offered',
      list: ['c1', 'c2', 'c3'].map((id) => ({ id, label: id.toUpperCase(), parentId: null })),
      hasMore: false,
    })
    expect(requested).toEqual(
      [1, 2, 3].map(
        (number) =>
          `/api/v4/concept_schemes/${scheme}/concepts?fields=skos%3AprefLabel,skos%3Abroader&page%5Bsize%5D=500&page%5Bnumber%5D=${number}`,
      ),
    )
  })

  test('end where a server gives the same page for ever, or pages without end', async () => {
    const same = await openInstance(() => ({
      body: { '@graph': [concept('a', { 'skos:broader': { '@id': 'b' } })], links: { next: 'x' } },
    }))
    expect((await same.ask(same.of(`concept-schemes/${scheme}/concepts`))).body).toEqual({
      kind: 'offered',
      list: [{ id: 'a', label: 'A', parentId: 'b' }],
      hasMore: true,
    })
    let count = 0
    const endless = await openInstance(() => ({
      body: { '@graph': [concept(`c${count++}`)], links: { next: 'x' } },
    }))
    const read = await endless.ask(endless.of(`concept-schemes/${scheme}/concepts`))
    expect((read.body as { list: unknown[] }).list).toHaveLength(20)
  })

  test('a label in several languages, or none, is read all the same', async () => {
    const { ask, of } = await openInstance(() => ({
      body: {
        '@graph': [
          concept('a', { 'skos:prefLabel': [{ '@language': 'de', '@value': 'Musik' }] }),
          { '@id': 'b', '@type': 'skos:Concept' },
        ],
      },
    }))
    expect((await ask(of(`concept-schemes/${scheme}/concepts`))).body).toMatchObject({
      list: [{ label: 'Musik' }, { label: '' }],
    })
  })

  test('nothing but a UUID becomes part of a path', async () => {
    const { ask, of, requested } = await openInstance(() => ({ body: {} }))
    for (const odd of ['..%2Fusers', 'x', `${scheme}%2F..`])
      expect((await ask(of(`concept-schemes/${odd}/concepts`))).status).toBe(400)
    expect(requested).toEqual([])
  })

  test('a connection that is gone is told as such', async () => {
    const { ask } = await openHost()
    expect((await ask('/api/instance/none/endpoints')).body).toEqual({
      kind: 'no-answer',
      problem: { kind: 'unknown-connection', connectionId: 'none' },
    })
  })

  test('hits of concepts are asked for as planned, one page at a time', async () => {
    const { post, requested, of } = await openInstance(() => ({
      body: {
        '@graph': [
          concept('c1', { 'dc:thingCountWithSubtree': 23, 'skos:broader': { '@id': 'c0' } }),
        ],
        meta: { total: 140, pages: 2 },
        links: { next: 'https://evil.example/steal' },
      },
    }))
    const plan = {
      endpoint: 'events',
      schemeId: scheme,
      body: '{"filter":{"q":"jazz"}}',
      query: [{ name: 'minCountWithSubtree', members: ['1'] }],
    }
    expect((await post(of('facets'), plan)).body).toEqual({
      kind: 'offered',
      list: [{ id: 'c1', label: 'C1', parentId: 'c0', hits: 23 }],
      hasMore: true,
      total: 140,
    })
    expect(requested).toEqual([`/api/v4/endpoints/events/facets/${scheme}?minCountWithSubtree=1`])
    expect((await post(of('facets'), { ...plan, endpoint: '..' })).status).toBe(400)
  })

  test('a concept is found by its ID alone, and what is none is not', async () => {
    const id = '6ddd6f00-b1d3-4758-8a91-919170c74ac8'
    const { ask, requested, of } = await openInstance((target) => ({
      body: {
        '@graph': target.includes(id)
          ? [{ ...concept(id), 'skos:inScheme': { '@id': scheme } }]
          : [{ '@id': scheme, '@type': 'Place' }],
      },
    }))
    expect((await ask(of(`concepts/${id}`))).body).toEqual({
      kind: 'offered',
      list: [{ id, label: id.toUpperCase(), schemeId: scheme }],
      hasMore: false,
    })
    expect((await ask(of(`concepts/${scheme}`))).body).toMatchObject({ kind: 'offered', list: [] })
    expect(requested[0]).toBe(`/api/v4/universal/${id}?fields=skos%3AprefLabel,skos%3AinScheme`)
  })
})
