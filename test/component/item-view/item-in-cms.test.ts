import { expect, test } from 'vitest'
import { answer, connection } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'

test('an item leads to its page in the CMS once the connection says where that is', async () => {
  await openApp()
  await answer.ask('events')
  await answer.select(0)
  await expect.poll(() => answer.itemView.count()).toBe(1)
  expect(at('item.view.cms').count()).toBe(0)

  await connection.choose('edit')
  await at('connection.item-link').fill('javascript:alert("{id}")')
  expect(connection.saveButton.attributes('disabled')).not.toEqual([null])
  await at('connection.item-link').fill('https://cms.example/things/{id}')
  await connection.save()
  await expect.poll(() => at('item.view.cms').count()).toBe(1)
  await at('item.view.cms').click()
  await expect
    .poll(() => at('link.address').texts())
    .toEqual([expect.stringMatching(/^https:\/\/cms\.example\/things\/[\da-f-]{36}$/)])
})

test('the addresses in the CMS can be a column', async () => {
  await openApp()
  await answer.ask('events')
  await answer.rows.nth(1).one()
  await connection.choose('edit')
  await at('connection.item-link').fill('https://cms.example/things/{id}')
  await connection.save()
  await connection.saveButton.gone()
  await at('result.columns').click()
  await find('[role="checkbox"]')
    .saying(/^CMS link$/)
    .click()
  await expect
    .poll(() => at('result.row').nth(0).at('result.link').texts())
    .toEqual([`cms.example/things/${answer.idOf(0) ?? ''}`])
})
