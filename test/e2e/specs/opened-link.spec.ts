import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { sharePage } from '../pages/share-page.ts'
import { pastePage } from '../pages/paste-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

/** Hands the query in the form over, and empties the form. */
async function giveAway(page: Page, format: 'link' | 'endpoint') {
  const query = queryPage(page)
  await query.addFilter(0, 'category', 'music')
  const url = (await query.url.textContent()) ?? ''
  const handover = sharePage(page)
  await handover.open()
  await handover.choose(format)
  const text = await handover.read()
  await handover.close()
  await query.reset()
  return { text, url }
}

// One walk, because a program of its own takes longer to start than any of its steps.
test('links and files lead out of the app and into it @every-shell', async ({
  explorer: { page, dataDir, openWith },
}) => {
  const paste = pastePage(page)

  await test.step('a link of the app is read like any pasted request, and nothing is sent', async () => {
    const { text, url } = await giveAway(page, 'link')
    await paste.read(text)
    await expect(paste.result).toContainText('Recognized as a link from this app')
    await paste.apply()
    await expect(queryPage(page).url).toHaveText(url)
    await expect(resultsPage(page).status).toBeHidden()
  })

  await test.step('a Bruno collection is saved as one archive', async () => {
    const handover = sharePage(page)
    await handover.open()
    await handover.entitle('All events')
    await handover.choose('bruno')
    expect((await handover.save()).name).toBe('All events.zip')
    await handover.close()
  })

  // Only a window of its own can be opened.
  if (openWith === null) return
  await test.step('a link and a file from the operating system fill the form after asking', async () => {
    await page.getByTestId('tab.new').click()
    const { text, url } = await giveAway(page, 'endpoint')
    await writeFile(join(dataDir, 'music.endpoint.json'), text)
    await openWith(['app', 'music.endpoint.json'], dataDir)
    await expect(paste.result).toContainText('*.endpoint.json')
    await paste.apply()
    await expect(queryPage(page).url).toHaveText(url)
    await expect(resultsPage(page).status).toBeHidden()

    await openWith(['app', 'none.endpoint.json'], dataDir)
    await expect(page.getByText('The file could not be read.')).toBeVisible()
  })
})

test('a file for an unknown instance adds its connection after asking, with its conventions', async ({
  explorer: { page },
}) => {
  const { text } = await giveAway(page, 'endpoint')
  const foreign = text
    .replace(/"baseUrl": "[^"]*"/, '"baseUrl": "https://elsewhere.example/base"')
    .replace('"per-relation"', '"flat-list"')
  const drop = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'music.endpoint.json'))
    return transfer
  }, foreign)
  await page.dispatchEvent('body', 'drop', { dataTransfer: drop })
  const paste = pastePage(page)
  await expect(paste.unknownAddress).toContainText('https://elsewhere.example/base')
  await paste.apply()
  await expect(queryPage(page).url).toHaveText(/^https:\/\/elsewhere\.example\/base\/api\/v4\//)
  await page.getByTestId('connection.menu').click()
  await page.getByTestId('connection.edit').click()
  await expect(page.getByTestId('connection.base-url')).toHaveValue(
    'https://elsewhere.example/base',
  )
  await expect(page.getByTestId('connection.preset')).not.toContainText('Standard API')
})

test('a dropped folder, whose path a browser does not tell, is asked for, and a link that was cut off is told', async ({
  explorer: { page, dataDir },
}) => {
  await test.step('a folder', async () => {
    // A page that is still being put together does not listen yet.
    await expect(page.getByTestId('tab.new')).toBeVisible()
    const devTools = await page.context().newCDPSession(page)
    const drop = { x: 800, y: 700, data: { items: [], files: [dataDir], dragOperationsMask: 1 } }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devTools.send('Input.dispatchDragEvent', { type, ...drop })
    await expect(page.getByTestId('folder.path')).toBeVisible()
    await expect(page.getByText(`where “${basename(dataDir)}” is`)).toBeVisible()
    await page.getByTestId('folder-path.cancel').click()
  })
  await test.step('a link', async () => {
    const paste = pastePage(page)
    await paste.read('endpoint-explorer://open?query=%7B%22format%22')
    await expect(paste.problem).toContainText('damaged')
    await expect(paste.applyButton).toBeDisabled()
  })
})
