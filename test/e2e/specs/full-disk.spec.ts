import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mountSmallDisk } from '../../unit/host/storage/small-disk.ts'
import { connectionPage } from '../pages/connection-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { environment } from '../support/project.ts'
import { runBrowserShell } from '../support/run-browser-shell.ts'
import { expect, test } from '../support/shells.ts'

test.skip(({ shell }) => shell !== 'browser-shell', 'Both shells store by the same host')

type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>

/** Runs the app with its data on a disk of its own, which may get full or read-only. */
async function onSmallDisk(work: (disk: SmallDisk, launchUrl: string) => Promise<void>) {
  const disk = mountSmallDisk()
  test.skip(disk === null, 'No right to mount a small disk')
  if (disk === null) return
  const shell = await runBrowserShell(disk.folder, { ...process.env, ...environment })
  try {
    await work(disk, shell.launchUrl)
  } finally {
    await shell.stop()
    disk.remove()
  }
}

test('a full disk and a read-only one are told in words, and the old data stays', async ({
  page,
}) => {
  await onSmallDisk(async (disk, launchUrl) => {
    const connection = connectionPage(page)
    const baseUrl = 'https://api.example'
    await page.goto(launchUrl)
    await connection.add({ name: 'Kept', baseUrl })

    const filler = join(disk.folder, 'filler')
    await writeFile(filler, 'x'.repeat(100_000)).catch(() => undefined)
    await connection.openNew()
    await connection.fillIn({ name: 'Lost', baseUrl })
    await connection.save()
    await expect(connection.dialog).toContainText(
      'The disk is full, so the change was not saved. What was saved before is unchanged.',
    )
    await rm(filler)
    await connection.save()
    await expect(connection.dialog).toBeHidden()

    await disk.makeReadOnly()
    await connection.openCurrent()
    await connection.fillIn({ name: 'Renamed', baseUrl })
    await connection.save()
    await expect(connection.dialog).toContainText(
      'The app cannot write to the data folder, so the change was not saved.',
    )
    await page.reload()
    await connection.select.click()
    await expect(page.getByTestId('connection.option.Kept')).toBeVisible()
    await expect(page.getByTestId('connection.option.Lost')).toBeVisible()
    await expect(page.getByTestId('connection.option.Renamed')).toBeHidden()
  })
})

test('saved requests that cannot be changed stay as they are, and that is told', async ({
  page,
}) => {
  await onSmallDisk(async (disk, launchUrl) => {
    const workspace = workspacePage(page)
    await page.goto(launchUrl)
    await workspace.save('One')
    await workspace.open('saved')
    await expect(workspace.saved).toHaveText([/One/])

    await disk.makeReadOnly()
    // Each message is closed when it was seen: they go by themselves after a while.
    const expectToldOnce = async () => {
      const told = page.locator('.message', {
        hasText: 'The app cannot write to the data folder',
      })
      await expect(told).toHaveCount(1)
      await told.getByLabel('close').click()
      await expect(told).toHaveCount(0)
    }
    await workspace.saved.press('F2')
    await page.getByTestId('saved.name').fill('Two')
    await page.getByTestId('saved.save').click()
    await expectToldOnce()
    await expect(page.getByTestId('saved.name')).toHaveValue('Two')
    await page.getByTestId('saved.cancel').click()
    await workspace.choose('One', 'Duplicate')
    await expectToldOnce()
    await workspace.saved.press('Delete')
    await expectToldOnce()
    await expect(workspace.saved).toHaveText([/One/])
  })
})
