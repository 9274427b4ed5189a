import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answer, query, workspace } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

const savedNames = () => workspace.saved.find('.name').texts()

test('a query is saved in a folder, and opened after a restart without sending', async () => {
  const app = await openApp()
  await query.addFilter(0, 'category', 'market')
  await workspace.save('Markets', 'Web')
  await workspace.open('saved')
  await at('saved.folder.rename').click()
  await at('folder.name').fill('Website')
  await at('folder.save').click()
  await expect.poll(() => at('saved.folder').texts()).toEqual(['Website'])

  await app.reload()
  await workspace.open('saved')
  await expect.poll(() => at('saved.folder').texts()).toEqual(['Website'])
  await workspace.saved.click()
  await expect
    .poll(() => query.url.texts())
    .toEqual([
      `${app.sample.baseUrl}/api/v4/endpoints/events?filter%5Bcategory%5D=market&page%5Bsize%5D=25`,
    ])
  expect(answer.status.count()).toBe(0)
  await query.send()
  await answer.status.one()
  expect(app.sent()).toHaveLength(1)
})

test('a saved query is opened by its name among the commands', async () => {
  const app = await openApp()
  await query.addFilter(0, 'category', 'market')
  await workspace.save('Markets', 'Web')
  await app.reload()
  await at('palette.open').click()
  await at('palette.search').fill('markets')
  await expect.poll(() => at('palette.entry').texts()).toEqual(['Open the saved query Web/Markets'])
  await at('palette.entry').click()
  await expect
    .poll(() => query.url.texts())
    .toEqual([
      `${app.sample.baseUrl}/api/v4/endpoints/events?filter%5Bcategory%5D=market&page%5Bsize%5D=25`,
    ])
  expect(app.sent()).toEqual([])
})

test('saved requests are duplicated, moved by keyboard, renamed, deleted and brought back', async () => {
  await openApp()
  await workspace.save('One')
  await workspace.open('saved')
  await workspace.choose('One', 'Duplicate')
  await expect.poll(savedNames).toEqual(['One', 'One (copy)'])

  await workspace.saved.nth(1).press('Alt+ArrowUp')
  await expect.poll(savedNames).toEqual(['One (copy)', 'One'])

  await workspace.saved.nth(0).press('F2')
  await at('saved.name').fill('Two')
  await at('saved.save').click()
  await expect.poll(savedNames).toEqual(['Two', 'One'])

  await workspace.saved.nth(0).press('Delete')
  await expect.poll(savedNames).toEqual(['One'])
  await at('saved.undo').click()
  await expect.poll(savedNames).toEqual(['Two', 'One'])
})

test('a query file with a mistake is named with its line beside the others', async () => {
  const app = await openApp()
  await workspace.save('One')
  await writeFile(join(app.dataDir, 'queries', 'two.query.yaml'), 'endpoint: events\nfiltr: {}\n')
  await workspace.open('saved')
  await expect.poll(savedNames).toEqual(['One'])
  await expect
    .poll(() => at('saved.unread').find('li').texts())
    .toEqual([
      'There is a mistake in two.query.yaml: line 2, column 1: filtr: unknown; did you mean "filter"?',
    ])
})
