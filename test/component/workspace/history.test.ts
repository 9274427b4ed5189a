import { expect, test } from 'vitest'
import { answer, query, workspace } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'
import { readFilesBelow } from '../../support/leak/find-leaks.ts'

test('a kept answer is shown again without a request', async () => {
  const app = await openApp()
  await workspace.untilRecorded(app, () => query.send())
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
  const first = answer.idOf(0)

  await app.reload()
  await workspace.open('history')
  await workspace.entries.click()
  await expect.poll(() => answer.status.texts()).toEqual(['200 OK'])
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
  await expect.poll(() => answer.idOf(0)).toBe(first)
  expect(app.sent()).toEqual(['GET /api/v4/endpoints/events?page%5Bsize%5D=25 HTTP/1.1'])
  expect(workspace.entries.count()).toBe(1)

  await at('history.clear').click()
  await at('confirm.do').click()
  await workspace.entries.gone()
})

test('the token is in no file of the history', async () => {
  const app = await openApp()
  await workspace.untilRecorded(app, () => query.send())
  await workspace.open('history')
  await expect.poll(() => workspace.entries.count()).toBe(1)

  const files = await readFilesBelow(app.dataDir)
  const texts = files.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  )
  expect(texts.filter((text) => text.includes('"events"')).length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes(app.sample.token))).toEqual([])
})
