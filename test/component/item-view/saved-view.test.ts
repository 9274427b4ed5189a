import { expect, test } from 'vitest'
import { answer } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'

test('how an item is looked at stays so for the next one', async () => {
  await openApp()
  await answer.ask('events')
  await answer.select(0)
  await expect.poll(() => answer.itemView.attributes('data-position')).toEqual(['0'])
  await answer.select(1)
  await expect.poll(() => answer.itemView.attributes('data-position')).toEqual(['1'])
  await answer.showItem('tree')
  await answer.select(2)
  await expect.poll(() => answer.treeLine('name').count()).toBe(1)
  expect(answer.itemView.count()).toBe(0)
})
