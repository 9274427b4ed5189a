import { expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import type { ConnectionView } from '#core/connection/connection.ts'
import { usePaste } from '#app/features/paste/use-paste.ts'
import { usePasteWords } from '#app/features/paste/use-paste-words.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const one = viewConnection({ id: 'one' })
const withToken: ConnectionView = { ...viewConnection({ id: 'kept' }), token: { kind: 'stored' } }
const other = viewConnection({ id: 'other', server: 'datacycle-core' })
const refusal = { kind: 'disk-full', code: 'ENOSPC' }
const elsewhere = `curl 'https://live.example/api/v4/endpoints/news?q=x' -H 'Authorization: Bearer secret'`

/** A page with two connections, the first in use, that reads a text; whose host may refuse to add one. */
async function open(text: string, { refuses = false } = {}) {
  const told: string[] = []
  const read = ref(text)
  const page = openPage(
    () => {
      const connections = useConnectionsStore()
      return {
        connections,
        query: useQueryStore(),
        tabs: useTabsStore(),
        ...describe(usePaste(read)),
      }
    },
    {
      host(path, body) {
        if (path === '/api/connections' && body === null)
          return connectionsResponse([one, other, withToken])
        if (body !== null) told.push(`${path} ${JSON.stringify(body)}`)
        if (refuses && body !== null) return Response.json(refusal, { status: 507 })
        if (path === '/api/connections') return Response.json(added(body))
        if (path.endsWith('/duplicate')) return Response.json(viewConnection({ id: 'copied' }))
        const { id } =
          [one, other, withToken, { id: 'copied' }].find((each) => path.includes(`/${each.id}/`)) ??
          added(null)
        return Response.json(viewConnection({ id }))
      },
    },
  )
  await page.opened.connections.load('one')
  return { ...page.opened, read, told, close: page.close }
}

const describe = (paste: ReturnType<typeof usePaste>) => ({ paste, words: usePasteWords(paste) })

const added = (draft: unknown) => viewConnection(Object.assign({ id: 'added' }, draft))

test('a request of another connection takes that one into use, and fills the form', async () => {
  const { paste, connections, query, close } = await open(
    `${other.baseUrl}/api/v4/endpoints/orte?include=image`,
  )
  expect(await paste.apply()).toBe(true)
  expect([connections.currentId, query.form.endpoint, query.form.include]).toEqual([
    ...['other', 'orte', ['image']],
  ])
  close()
})

test('fields without a relation can be sent right after they were pasted', async () => {
  const { paste, query, close } = await open(
    `${one.baseUrl}/api/v4/endpoints/events?fields=name,startDate`,
  )
  expect(await paste.apply()).toBe(true)
  expect([query.problems, query.form.extra]).toEqual([
    [],
    [{ name: 'fields', value: { kind: 'text', text: 'name,startDate' } }],
  ])
  close()
})

test('a body alone keeps the endpoint that is in use', async () => {
  const { paste, query, close } = await open('{"page":{"size":5}}')
  query.change({ endpoint: 'tours' })
  expect(await paste.apply()).toBe(true)
  expect([query.form.endpoint, query.form.pageSize]).toEqual(['tours', '5'])
  close()
})

test.each([
  ['the same endpoint', `${one.baseUrl}/api/v4/endpoints/tours?q=x`, 'december'],
  ['a body alone', '{"page":{"size":5}}', 'december'],
  ['another endpoint', `${one.baseUrl}/api/v4/endpoints/news`, null],
  ['another connection', `${other.baseUrl}/api/v4/endpoints/tours`, null],
])('a saved query is not edited into an unrelated request: %s', async (_, text, savedId) => {
  const { paste, tabs, query, close } = await open(text)
  query.change({ endpoint: 'tours', q: 'a' })
  tabs.change({ savedId: 'december' })
  expect(await paste.apply()).toBe(true)
  expect(tabs.active.savedId).toBe(savedId)
  tabs.undo()
  expect(tabs.active.savedId).toBe('december')
  close()
})

test('the token of a text is stored with the instance that it names, unless somebody says no', async () => {
  const silent = await open(elsewhere)
  expect(silent.paste.tokenUse.value).toBe('stored')
  silent.paste.tokenUse.value = 'none'
  expect(await silent.paste.apply()).toBe(true)
  expect(silent.connections.currentId).toBe('added')
  expect(silent.told.filter((one) => one.includes('secret'))).toEqual([])
  silent.close()

  const requested = await open(elsewhere)
  expect(await requested.paste.apply()).toBe(true)
  expect(requested.told.filter((one) => one.includes('secret'))).toEqual([
    '/api/connections/added/token {"token":"secret"}',
  ])
  requested.close()
})

test.each([
  ['none', 'paste-without-token', []],
  ['stored', 'paste-with-token', ['/api/connections/kept/token {"token":"secret"}']],
  ['copy', 'paste', ['/api/connections/copied/token {"token":"secret"}']],
] as const)(
  'the token of a text for a connection that has one goes nowhere, into it or into a copy: %s',
  async (use, by, stored) => {
    const { paste, query, tabs, told, close } = await open(
      elsewhere.replace('live.example', 'kept.example'),
    )
    query.change({ q: 'wine' })
    expect([paste.target.value.token, paste.tokenUse.value]).toEqual(['may-replace', 'none'])
    paste.tokenUse.value = use
    expect(await paste.apply()).toBe(true)
    expect(told.filter((one) => one.includes('secret'))).toEqual(stored)
    expect(tabs.justReplaced?.by).toBe(by)
    close()
  },
)

test('of several connections with the address another one can be chosen', async () => {
  const { paste, connections, close } = await open(`${one.baseUrl}/api/v4/endpoints/news`)
  const twin: ConnectionView = { ...viewConnection({ id: 'twin' }), baseUrl: one.baseUrl }
  connections.connections = [...connections.connections, twin]
  expect(paste.pastedRequest.value.matching.map(({ id }) => id)).toEqual(['one', 'twin'])
  expect(paste.target.value).toMatchObject({ connection: { id: 'one' } })
  paste.preferredId.value = 'twin'
  expect(await paste.apply()).toBe(true)
  expect(connections.currentId).toBe('twin')
  close()
})

test('the token of another instance is never stored with the connection that is asked instead', async () => {
  const { paste, connections, told, close } = await open(elsewhere)
  paste.tokenUse.value = 'stored'
  paste.unknownServer.value = 'keep'
  expect(await paste.apply()).toBe(true)
  expect(connections.currentId).toBe('one')
  expect(told).toEqual([])
  close()
})

test('an answer about storing is for one token and one instance', async () => {
  const { paste, read, close } = await open(elsewhere)
  paste.tokenUse.value = 'none'
  read.value = elsewhere.replace('q=x', 'q=y')
  await nextTick()
  expect(paste.tokenUse.value).toBe('none')
  read.value = elsewhere.replace('live.example', 'kept.example')
  await nextTick()
  paste.tokenUse.value = 'stored'
  read.value = read.value.replace('secret', 'other-secret')
  await nextTick()
  expect([paste.target.value.token, paste.tokenUse.value]).toEqual(['may-replace', 'none'])
  read.value = elsewhere.replace('live.example', 'one.example')
  await nextTick()
  expect([paste.target.value.kind, paste.tokenUse.value]).toEqual(['connection', 'stored'])
  close()
})

test('a token without an address waits for a yes', async () => {
  const here = await open('/api/v4/endpoints/news?token=secret')
  expect([here.paste.target.value.token, here.paste.tokenUse.value]).toEqual([
    ...['may-be-stored', 'none'],
  ])
  here.close()
})

test('a refusal is told, and the form stays as it was', async () => {
  const { paste, query, close } = await open(elsewhere, { refuses: true })
  const before = query.form
  expect(await paste.apply()).toBe(false)
  expect([paste.state.value, query.form, paste.canApply.value]).toEqual([
    ...[{ kind: 'refused', refusal }, before, true],
  ])
  close()
})

test('a connection without a name cannot be added', async () => {
  const { paste, close } = await open(elsewhere)
  expect(paste.newName.value).toBe('live.example')
  paste.newName.value = ' '
  expect(paste.canApply.value).toBe(false)
  expect(await paste.apply()).toBe(false)
  paste.unknownServer.value = 'keep'
  expect(paste.canApply.value).toBe(true)
  close()
})

test.each([
  ['a request', '', '/api/v4/endpoints/tours', '/api/v4/endpoints/tours'],
  ['what is none', '', 'a note to somebody', ''],
  [
    'a request, where something stands in the box already',
    'curl',
    '/api/v4/endpoints/tours',
    'curl',
  ],
])('of what was copied the empty box takes %s', async (_, before, copied, after) => {
  const { paste, read, close } = await open(before)
  expect([await paste.offer(copied), read.value]).toEqual([after === copied, after])
  close()
})

test('what is no request fills nothing', async () => {
  const { paste, close } = await open('hello')
  expect([paste.form.value, paste.canApply.value, await paste.apply()]).toEqual([
    null,
    false,
    false,
  ])
  close()
})

test('what a CORE drops is left out as by the server, or sent as it was meant', async () => {
  const { paste, close } = await open(
    `${other.baseUrl}/api/v4/endpoints/orte?include=image&filters[q]=See`,
  )
  expect(paste.datacycleReadings.value?.parts).toEqual([
    { kind: 'unknown-name', name: 'filters[q]', near: 'filter[q]' },
  ])
  expect(paste.form.value).toMatchObject({ q: '', extra: [{ name: 'filters[q]' }] })
  paste.manner.value = 'meant'
  expect(paste.form.value).toMatchObject({ q: 'See', extra: [] })
  close()
})

test('what the form cannot send as pasted is filled in as it was meant', async () => {
  const { paste, close } = await open(`${other.baseUrl}/api/v4/endpoints/orte?filter[q]=V%F6lker`)
  expect(paste.datacycleReadings.value).toMatchObject({
    parts: [{ kind: 'latin-1' }],
    literalForm: null,
  })
  expect([paste.manner.value, paste.form.value?.q]).toEqual(['pasted', 'Völker'])
  close()
})

const news = 'https://one.example/api/v4/endpoints/news'

test.each([
  [
    `${news}?fields=name,startDate`,
    [
      'According to the documentation, “fields” needs a relation in brackets, as in fields[image]. dataCycle CORE also accepts it without one.',
    ],
  ],
  [`${news}?filter[q]=M%FCnchen`, ['filter[q]: Encoded as Latin-1. The app sends UTF-8.']],
  [
    `${news}?include[]=image`,
    ['The API expects plain text, so the form uses plain text for: include'],
  ],
  [
    `curl ${news} -d 'page[size]=5'`,
    [
      'The form writes this differently: page[size]. According to the documentation, the meaning is the same. If in doubt, compare the responses.',
      'The body was form-encoded; the app sends JSON.',
    ],
  ],
])('of %s nothing is noted twice', async (text, notes) => {
  const { words, close } = await open(text)
  expect(words.notes.value).toEqual(notes)
  close()
})

test('all that the server ignores, and all that is not sent, is listed with its reason', async () => {
  const query = [
    'utm_source=mail&weight=2&language=xx&sort=created,name',
    'filter[attribute][dct:created][in][equals]=2026-01-01',
    'filter[type]=&old=&filter[q]=&include=image&include=poi',
  ].join('&')
  const { words, close } = await open(`${other.baseUrl}/api/v4/endpoints/orte?${query}`)
  const { parts, hints, leftOut } = words
  expect({
    parts: parts.value.map(({ text }) => text),
    hints: hints.value.map(({ text }) => text),
    leftOut: leftOut.value,
  }).toEqual({
    parts: ['dataCycle CORE ignores “utm_source”.'],
    hints: [
      'dataCycle CORE ignores “equals” for “dct:created”. Use min and max.',
      'dataCycle CORE can’t sort by “created”. It sorts by “name” instead.',
      'dataCycle CORE returns status 400: “weight” takes only the letters A to D. It has no effect on a list of items.',
      '“xx” is not a language code. dataCycle CORE uses its default language instead.',
    ],
    leftOut: [
      { what: 'filter[q]=', reason: 'empty' },
      { what: 'include=image', reason: 'repeated' },
      { what: 'filter[type]', reason: 'empty' },
      { what: 'old', reason: 'empty' },
    ],
  })
  close()
})
