import { expect, test } from 'vitest'
import type { AnswerEvent } from '#app/answer/answer-client.ts'
import { useAnswerStore, type SentQuery } from '#app/stores/answer-store.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'

const query = (endpoint: string): SentQuery => {
  const asked = {
    form: { ...emptyForm, endpoint },
    plan: { kind: 'get', endpoint, query: [] },
  } as const
  return {
    id: endpoint,
    keptId: null,
    sentAt: '2026-08-22T09:15:00Z',
    connectionId: 'one',
    baseUrl: 'https://api.example',
    conventions: presets.documented,
    ...asked,
    purpose: { kind: 'send' },
    query: asked,
  }
}

/** How an answer arrives that is whole at once. */
const wholeAnswer: readonly AnswerEvent[] = [
  {
    kind: 'head',
    head: {
      status: 200,
      statusText: 'OK',
      headers: [],
      redirects: [],
      timing: { firstByteMs: 1 },
      sent: { method: 'GET', url: 'https://api.example/', headers: [], body: null },
    },
  },
  {
    kind: 'end',
    end: {
      bytes: 2,
      items: 0,
      shape: 'pending',
      outcome: null,
      findings: [],
      complaints: [],
      ownWords: [],
      context: { isDatacycle: false, language: null },
      paging: { total: null, pages: null, number: null, size: null, collection: null },
      links: { self: null, first: null, prev: null, next: null, last: null },
    },
  },
]

/** A page whose servers answer when the test says so. */
function open() {
  const answers = new Map<string, () => void>()
  const closed: string[] = []
  const page = openPage(useAnswerStore, {
    send: ({ id }, listener) => {
      answers.set(id, () => {
        for (const event of wholeAnswer) listener(event)
      })
      const ask = () => new Promise<never>(() => undefined)
      return { cancel: () => undefined, close: () => closed.push(id), ask }
    },
  })
  return {
    ...page,
    closed,
    answer: (endpoint: string) => answers.get(endpoint)?.(),
    shownEndpoint: () => page.opened.answer?.sent.form.endpoint ?? null,
  }
}

test('an answer that comes after the next request was sent is not shown', () => {
  const page = open()
  page.opened.send(query('slow'))
  page.opened.send(query('latest'))
  page.answer('slow')
  expect(page.shownEndpoint()).toBe(null)
  expect(page.opened.isSending).toBe(true)
  page.answer('latest')
  expect(page.shownEndpoint()).toBe('latest')
  expect(page.opened.isSending).toBe(false)
  page.close()
})

test('nor does it take the place of the latest one, and its bytes are let go of', () => {
  const page = open()
  page.opened.send(query('slow'))
  page.opened.send(query('latest'))
  page.answer('latest')
  page.answer('slow')
  expect(page.shownEndpoint()).toBe('latest')
  expect(page.closed).toEqual(['slow'])
  page.close()
})
