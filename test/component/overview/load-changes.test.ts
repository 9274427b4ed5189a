import { expect, test } from 'vitest'
import { answer } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

test('where a response has no times of change, one click sends for them, and the overview tells the oldest', async () => {
  const { sent } = await openApp({ connection: 'core-sample' })
  await answer.ask('veranstaltungen')
  await answer.show('overview')
  const oldest = at('overview.line', { check: 'oldest' })
  expect(oldest.count()).toBe(0)

  const before = sent().length
  await at('overview.load-changes').click()
  await expect.poll(() => oldest.count()).toBe(1)
  const fields = sent()
    .slice(before)
    .filter((line) => line.includes('/endpoints/'))
    .map((line) => new URLSearchParams(line.split(' ')[1]?.split('?')[1]).get('fields'))
  expect(fields).toEqual(['*,dct:modified'])
  await at('overview.load-changes').gone()
})
