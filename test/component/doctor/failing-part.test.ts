import { expect, test } from 'vitest'
import { answerFirst, openApp } from '../../support/page/open-app.ts'
import { answer, query } from '../../support/page/app-verbs.ts'
import { at } from '../../support/page/part.ts'

const openButton = at('doctor.open')
const verdict = at('culprit.verdict')

const timeout = () =>
  Response.json(
    { kind: 'timeout', afterMs: 65_000 },
    { status: 502, headers: { 'content-type': 'application/problem+json' } },
  )
const serverError = () =>
  new Response(
    `${JSON.stringify({
      status: 500,
      statusText: 'Internal Server Error',
      headers: [],
      redirects: [],
      timing: { firstByteMs: 1 },
      sent: { method: 'GET', url: 'https://api.example/', headers: [], body: null },
    })}\n`,
  )

/** Fails each request for what a request says; the rest reaches the sample. */
const failIf = (fails: (request: string) => boolean, fail: () => Response) => {
  answerFirst(async (request) => {
    if (!request.url.endsWith('/api/exchange')) return null
    return fails(await request.clone().text()) ? fail() : null
  })
}

test('after a timeout the doctor searches the part that causes it, and one way leads to it', async () => {
  await openApp()
  await query.fullText.fill('jazz')
  await query.addFilter(0, 'category', 'music')
  failIf((request) => request.includes('jazz'), timeout)
  await query.send()
  await answer.problem.one()
  await openButton.saying('one after the other, 4 min at most').click()
  await expect.poll(() => verdict.attributes('data-parameter')).toEqual(['q'])
  expect(verdict.attributes('data-state')).toEqual(['found'])
  expect(openButton.count()).toBe(1)
  await query.fullText.fill('markt')
  await query.send()
  await verdict.gone()
})

test('a search for the failing part can be stopped, and then started again', async () => {
  await openApp()
  await query.fullText.fill('jazz')
  let isHeld = false
  answerFirst(async (request) => {
    if (!request.url.endsWith('/api/exchange')) return null
    await request.text()
    return isHeld ? new Promise<never>(() => undefined) : serverError()
  })
  await query.send()
  await answer.problem.one()
  isHeld = true
  await openButton.saying('up to 2').click()
  await expect.poll(() => verdict.attributes('data-state')).toEqual(['running'])
  await openButton.gone()
  await at('culprit.cancel').click()
  await expect.poll(() => verdict.attributes('data-state')).toEqual(['stopped'])
  await openButton.one()
})

test('no search is offered for an error that names its own cause', async () => {
  await openApp()
  await query.fullText.fill('jazz')
  await answer.ask('no-such-endpoint')
  await answer.problem.one()
  await openButton.gone()
})
