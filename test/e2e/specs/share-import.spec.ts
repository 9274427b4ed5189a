import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { sharePage } from '../pages/share-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { expect, test } from '../support/shells.ts'

test('a Bruno archive of another instance comes in, with the connection it asks for', async ({
  explorer: { page, dataDir },
}) => {
  const query = queryPage(page)
  const workspace = workspacePage(page)
  await query.addFilter(0, 'category', 'music')
  const handover = sharePage(page)
  await handover.open()
  await handover.choose('bruno')
  const own = (await handover.save()).bytes
  await handover.close()

  const archive = unzipSync(own)
  for (const [path, content] of Object.entries(archive))
    archive[path] = strToU8(
      strFromU8(content).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://api.example.org'),
    )
  const file = join(dataDir, 'bruno.zip')
  await writeFile(file, zipSync(archive))
  await workspace.open('saved')
  await page.getByTestId('import.open').click()
  await page.getByTestId('import.file').setInputFiles(file)
  await expect(page.getByTestId('import.entry')).toContainText('GET events')
  await expect(page.getByTestId('import.connection')).toContainText('https://api.example.org')
  await page.getByTestId('import.take').click()
  await workspace.saved.click()
  await expect(query.url).toHaveText(
    'https://api.example.org/api/v4/endpoints/events?filter%5Bcategory%5D=music&page%5Bsize%5D=25',
  )
})

test('hundreds of requests come in at once, of which the list shows those in view', async ({
  explorer: { page, dataDir },
}) => {
  const file = join(dataDir, 'many.http')
  const requests = Array.from(
    { length: 400 },
    (_, at) => `### Request ${at}\nGET https://api.example/api/v4/endpoints/endpoint-${at}\n`,
  )
  await writeFile(file, requests.join('\n'))
  await workspacePage(page).open('saved')
  await page.getByTestId('import.open').click()
  await page.getByTestId('import.file').setInputFiles(file)
  await expect(page.getByTestId('import.take')).toHaveText('Import 400 queries')
  expect(await page.getByTestId('import.entry').count()).toBeLessThan(100)
  await page.getByTestId('import.take').click()
  await expect(page.getByTestId('import.preview')).toBeHidden()
  const files = await readdir(join(dataDir, 'queries'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.query.yaml'))).toHaveLength(400)
})
