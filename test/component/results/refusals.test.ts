import { expect, test } from 'vitest'
import { answer, query, tabs } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

test('a refusal tells the server’s own words and what to try', async () => {
  await openApp()
  await answer.ask('odd-401-basic')
  await expect
    .poll(() => answer.serverWords.texts())
    .toEqual([expect.stringContaining('invalid or missing authentication token')])
  await expect.poll(() => answer.advice.texts()).toEqual([expect.stringContaining('token')])
  await answer.ask('odd-429')
  await expect
    .poll(() => answer.advice.texts())
    .toEqual([expect.stringContaining('Try again in 60 s')])
  await answer.ask('odd-html-500')
  await expect.poll(() => answer.serverWords.texts()).toEqual([expect.stringContaining('Wartung')])
  await answer.ask('no-such-endpoint')
  await expect.poll(() => answer.problem.attributes('data-status')).toEqual(['404'])
  await expect.poll(() => answer.advice.texts()).toEqual([expect.stringContaining('slug')])
})

test('a refusal leads on: to the endpoints of the connection, or to what the token can see', async () => {
  await openApp()
  await answer.ask('no-such-endpoint')
  await at('result.next-step', { command: 'endpoints' }).click()
  await expect
    .poll(() => find('[role="dialog"]').texts())
    .toEqual([expect.stringContaining('Endpoints of')])
  await at('dialog.close').click()
  await answer.ask('odd-401-basic')
  await at('result.next-step', { command: 'access' }).click()
  await expect
    .poll(() => find('[role="dialog"]').texts())
    .toEqual([expect.stringContaining('Access to the endpoints of')])
})

test.each([1, 5, 9, 13])(
  'a refusal of any shape leaves no blank screen: %i and three more',
  async (first) => {
    await openApp()
    for (const shape of [first, first + 1, first + 2, first + 3]) {
      await tabs.openFresh.click()
      await query.showMore()
      await query.pageNumber.fill(String(shape))
      await answer.ask('odd-error-shapes')
      await expect
        .poll(() => answer.advice.texts(), { message: String(shape) })
        .toEqual([expect.stringMatching(/\S/)])
      expect(answer.problem.attributes('data-kind'), String(shape)).toEqual(['http-status'])
    }
  },
)
