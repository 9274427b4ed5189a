/** A folder of queries that a team shares, opened beside the own ones: shown, followed, written in place. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ShellBridge } from '#preload/shell-bridge.ts'
import { chooseBelow, query, workspace } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

async function makeTeamFolder(address: string) {
  const folder = await makeFolder()
  await mkdir(join(folder, 'Events'))
  await writeFile(
    join(folder, 'endpoint-explorer.yaml'),
    `version: 1\nname: Event cards\nconnections:\n  - name: Staging\n    address: ${address}\n`,
  )
  const file = join(folder, 'Events', 'wine.query.yaml')
  await writeFile(file, 'connection: Staging\nendpoint: events\nq: Wein\n')
  return { folder, file }
}

async function openTeamFolder(app: Awaited<ReturnType<typeof openApp>>) {
  const { folder, file } = await makeTeamFolder(app.sample.baseUrl)
  await workspace.open('saved')
  await at('folder.open').click()
  await at('folder.path').fill(folder)
  await at('folder-path.open').click()
  await expect.poll(() => at('folder.opened').texts()).toEqual(['Event cards'])
  return { folder, file }
}

const sampleName = 'Sample server'
const pick = (label: string) => find('.n-dropdown-option-body').saying(label).click()

/** An opened folder's query has no connection until the user chooses one. */
async function chooseConnection(name: string) {
  await at('connection.removed.choose').click()
  await pick(name)
  await expect.poll(() => at('connection.removed').count()).toBe(0)
}

const savedNames = () => workspace.saved.find('.name').texts()

test('a folder is opened, followed when another program changes it, written in place and closed', async () => {
  const app = await openApp()
  const { folder, file } = await openTeamFolder(app)
  expect(savedNames()).toEqual(['wine'])
  await at('saved.run').click()
  await expect.poll(() => at('connection.removed').texts()[0] ?? '').toContain('Event cards')
  expect(app.sent()).toEqual([])
  await chooseConnection(sampleName)
  await expect.poll(() => query.url.texts()[0] ?? '').toContain('filter%5Bq%5D=Wein')

  await writeFile(file, 'connection: Staging\nendpoint: events\nq: Bier\n')
  await expect.poll(() => query.url.texts()[0] ?? '').toContain('filter%5Bq%5D=Bier')
  await writeFile(join(folder, 'new.query.yaml'), 'endpoint: events\n')
  await expect.poll(savedNames).toEqual(['new', 'wine'])

  await query.addFilter(0, 'category', 'market')
  await at('request.save').click()
  await expect
    .poll(() => readFile(file, 'utf8'))
    .toBe('connection: Staging\nendpoint: events\nq: Bier\nfilter:\n  category: market # Market\n')
  expect(app.sent()).toEqual([])

  // The folder is there as files, and the app has no query of its own to hand over.
  expect(at('saved.hand-over').count()).toBe(0)
  await at('folder.close').click()
  await expect.poll(() => at('folder.opened').count()).toBe(0)
  await at('folder.open').click()
  await at('folder.recent').click()
  await expect.poll(() => at('folder.opened').texts()).toEqual(['Event cards'])
})

test('where both sides changed a query, both versions stay', async () => {
  const app = await openApp()
  const { folder, file } = await openTeamFolder(app)
  await workspace.saved.click()
  await chooseConnection(sampleName)
  await query.addFilter(0, 'category', 'market')
  const theirs = 'connection: Staging\nendpoint: events\nq: Bier\n'
  await writeFile(file, theirs)
  await at('request.save').click()
  await expect
    .poll(async () => (await readdir(join(folder, 'Events'))).toSorted())
    .toEqual(['wine (your version).query.yaml', 'wine.query.yaml'])
  expect(await readFile(file, 'utf8')).toBe(theirs)
  await expect.poll(savedNames).toEqual(['wine', 'wine (your version)'])
  expect(await readFile(join(folder, 'Events', 'wine (your version).query.yaml'), 'utf8')).toBe(
    'name: wine (your version)\nconnection: Staging\nendpoint: events\nq: Wein\nfilter:\n  category: market # Market\n',
  )
  await at('request.open-other').click()
  await expect.poll(() => query.url.texts()[0] ?? '').toContain('filter%5Bq%5D=Bier')
})

test('a folder that is not there is not opened, and says why', async () => {
  await openApp()
  await workspace.open('saved')
  await at('folder.open').click()
  await at('folder.path').fill('/no/such/folder')
  await at('folder-path.open').click()
  await expect.poll(() => at('folder.problem').texts()).toEqual(['There is no such folder.'])
})

test('a new query is saved in the folder that is chosen for it', async () => {
  const app = await openApp()
  const { folder } = await openTeamFolder(app)
  await query.addFilter(0, 'category', 'market')
  await at('request.save').click()
  await at('saved.name').fill('Markets')
  await chooseBelow(at('saved.root'), 1)
  await at('saved.save').click()
  await at('saved.save').gone()
  expect(await readFile(join(folder, 'Markets.query.yaml'), 'utf8')).toBe(
    'name: Markets\nposition: 0\nconnection: Staging\nendpoint: events\nfilter:\n  category: market # Market\npage:\n  size: 25\n',
  )
  expect(await readdir(join(app.dataDir, 'queries')).catch(() => [])).toEqual([])
})

/** As in the desktop app, until the test has ended. */
function beDesktopApp(pathOf: (file: File) => string) {
  const none = () => () => undefined
  const shell: ShellBridge = { kind: 'electron', onMenuCommand: none, onOpened: none, pathOf }
  Object.defineProperty(window, 'shell', { value: shell, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'shell')
  })
}

function dropFolder(name: string) {
  const entry = { isDirectory: true }
  const item = { getAsFile: () => new File([], name), webkitGetAsEntry: () => entry }
  const drop = new Event('drop', { cancelable: true })
  window.dispatchEvent(Object.assign(drop, { dataTransfer: { types: ['Files'], items: [item] } }))
  return drop.defaultPrevented
}

test('the desktop app opens a folder that is dropped, or chosen in a dialog of the system', async () => {
  const dropped = await makeTeamFolder('https://staging.example')
  const chosen = await makeTeamFolder('https://staging.example')
  const choices = [null, chosen.folder]
  beDesktopApp(() => dropped.folder)
  await openApp({ chooseFolder: () => Promise.resolve(choices.shift() ?? null) })
  expect(dropFolder('team')).toBe(true)
  await expect.poll(() => at('folder.opened').texts()).toEqual(['Event cards'])

  await at('folder.open').click()
  await at('folder.choose').click()
  await expect.poll(() => choices.length).toBe(1)
  await at('folder.choose').click()
  await expect.poll(() => at('folder.opened').count()).toBe(2)
})

test('a browser does not tell the path of a dropped folder, so the app asks for it', async () => {
  await openApp()
  expect(dropFolder('team')).toBe(true)
  await expect.poll(() => at('folder.path').count()).toBe(1)
  await expect
    .poll(() => document.body.textContent)
    .toContain('A browser does not tell where “team” is. Enter its path.')
  expect(at('folder.choose').count()).toBe(0)
})

test('the own queries are moved to another folder, and a folder that is gone is told with a way back', async () => {
  const app = await openApp()
  const folder = await makeFolder()
  await query.addFilter(0, 'category', 'market')
  await at('request.save').click()
  await at('saved.name').fill('Markets')
  await at('saved.save').click()
  await at('saved.save').gone()
  await workspace.open('saved')
  await at('saved.move-all').click()
  await at('folder.path').fill(join(folder, 'nowhere'))
  await at('folder-path.open').click()
  await expect.poll(() => at('folder.problem').texts()).toEqual(['There is no such folder.'])
  expect(at('folder.usual').count()).toBe(0)
  await at('folder.path').fill(folder)
  await at('folder-path.open').click()
  await expect.poll(() => document.body.textContent).toContain('1 copied. The former files are')
  expect(await readdir(folder)).toEqual(['Markets.query.yaml'])
  expect(savedNames()).toEqual(['Markets'])

  await rename(folder, `${folder}-away`)
  onTestFinished(() => rm(`${folder}-away`, { recursive: true, force: true }))
  await expect
    .poll(() => at('saved.away').texts()[0] ?? '', { timeout: 3000 })
    .toContain(`is not there: ${folder}`)
  expect(savedNames()).toEqual([])
  await rename(`${folder}-away`, folder)
  await at('saved.look-again').click()
  await expect.poll(savedNames).toEqual(['Markets'])
  expect(at('saved.away').count()).toBe(0)

  await at('saved.move-all').click()
  await at('folder.usual').click()
  await expect
    .poll(() => readdir(join(app.dataDir, 'queries')).catch(() => []))
    .toEqual(['Markets.query.yaml'])
  await expect.poll(savedNames).toEqual(['Markets'])
})
