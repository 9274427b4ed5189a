import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { chooseMenuWords } from '#host/menu/application-menu.ts'
import { prepareDownload } from '#host/window/prepare-download.ts'
import { offerReload, type Question } from '#host/window/offer-reload.ts'

async function crash(reason: string, button: number) {
  const done: string[] = []
  const webContents = new EventEmitter()
  const requested: Question[] = []
  offerReload(
    { webContents, reload: () => done.push('reload'), close: () => done.push('close') },
    {
      words: () => chooseMenuWords('en'),
      ask: (question) => {
        requested.push(question)
        return Promise.resolve(button)
      },
    },
  )
  webContents.emit('render-process-gone', {}, { reason })
  await Promise.resolve()
  return { done, requested }
}

test('a crashed page is loaded again where the person wants it', async () => {
  const { done, requested } = await crash('crashed', 0)
  expect(done).toEqual(['reload'])
  expect(requested).toMatchObject([{ buttons: ['Reload the window', 'Quit'], cancelId: 0 }])
})

test('or the window is closed', async () => {
  expect((await crash('oom', 1)).done).toEqual(['close'])
})

test('a page that ended as it should asks nothing', async () => {
  expect((await crash('clean-exit', 0)).requested).toEqual([])
})

function save(path: string, state: string) {
  const noted: string[] = []
  const options: object[] = []
  const download = Object.assign(new EventEmitter(), {
    getFilename: () => 'answer.json',
    getSavePath: () => path,
    setSaveDialogOptions: (set: object) => options.push(set),
  })
  prepareDownload(download, { title: 'Save as', addRecentFile: (file) => noted.push(file) })
  download.emit('done', {}, state)
  return { noted, options }
}

test('the dialog of a file is titled for people', () => {
  expect(save('/home/answer.json', 'completed').options).toEqual([
    { title: 'Save as', defaultPath: 'answer.json' },
  ])
})

test('what was saved and can be opened again is a recent file, and nothing else is', () => {
  expect(save('/home/x.endpoint.json', 'completed').noted).toEqual(['/home/x.endpoint.json'])
  expect(save('/home/x.endpoint.json', 'cancelled').noted).toEqual([])
  expect(save('/home/answer.json', 'completed').noted).toEqual([])
})
