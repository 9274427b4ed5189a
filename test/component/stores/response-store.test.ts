import { expect, test } from 'vitest'
import { useResponseStore } from '#app/stores/response-store.ts'
import { openPage } from '../../support/page/open-page.ts'
import { sentQuery, wholeResponse } from '../../support/page/whole-response.ts'

/** A page whose servers answer when the test says so. */
function open() {
  const responses = new Map<string, () => void>()
  const closed: string[] = []
  const page = openPage(useResponseStore, {
    send: ({ id }, listener) => {
      responses.set(id, () => {
        for (const event of wholeResponse) listener(event)
      })
      const ask = () => new Promise<never>(() => undefined)
      return { cancel: () => undefined, close: () => closed.push(id), ask }
    },
  })
  return {
    ...page,
    closed,
    response: (endpoint: string) => responses.get(endpoint)?.(),
    shownEndpoint: () => page.opened.response?.sent.form.endpoint ?? null,
  }
}

test('an answer that comes after the next request was sent is not shown', () => {
  const page = open()
  page.opened.send(sentQuery('slow'))
  page.opened.send(sentQuery('latest'))
  page.response('slow')
  expect(page.shownEndpoint()).toBe(null)
  expect(page.opened.isSending).toBe(true)
  page.response('latest')
  expect(page.shownEndpoint()).toBe('latest')
  expect(page.opened.isSending).toBe(false)
  page.close()
})

test('nor does it take the place of the latest one, and its bytes are let go of', () => {
  const page = open()
  page.opened.send(sentQuery('slow'))
  page.opened.send(sentQuery('latest'))
  page.response('latest')
  page.response('slow')
  expect(page.shownEndpoint()).toBe('latest')
  expect(page.closed).toEqual(['slow'])
  page.close()
})
