import { expect, test } from 'vitest'
import { useImagesStore } from '#app/stores/images-store.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { defaultSettings } from '#core/settings/default-settings.ts'
import { settings, type Settings } from '#core/settings/settings.ts'
import { openPage } from '../../support/page/open-page.ts'

/** A host that keeps settings when told to, and refuses pictures while they are off, as the real one does. */
function open() {
  let kept: Settings = defaultSettings
  const waiting: (() => void)[] = []
  const sent: unknown[] = []
  const page = openPage(() => ({ settings: useSettingsStore(), images: useImagesStore() }), {
    host(path, body) {
      if (path === '/api/settings')
        return new Promise((resolve) => {
          waiting.push(() => {
            sent.push(body)
            kept = settings.parse(body)
            resolve(Response.json(kept))
          })
        })
      return kept.images
        ? new Response('<svg/>', { headers: { 'x-image-type': 'image/svg+xml' } })
        : Response.json({ kind: 'images-off' }, { status: 422 })
    },
  })
  const keepNext = async () => {
    await expect.poll(() => waiting).not.toEqual([])
    waiting.shift()?.()
  }
  return { ...page, ...page.opened, keepNext, kept: () => kept, sent, waiting }
}

test('a picture is asked for once the host knows that pictures are turned on', async () => {
  const page = open()
  const turnedOn = page.settings.change({ images: true })
  const picture = page.images.load('https://api.example/one.svg')
  await page.keepNext()
  expect(await turnedOn).toBeNull()
  expect(await picture).toEqual({
    kind: 'picture',
    source: 'data:image/svg+xml;base64,PHN2Zy8+',
  })
  page.close()
})

test('the last of two quick changes is the one that is kept', async () => {
  const page = open()
  const changes = [
    page.settings.change({ theme: 'dark' }),
    page.settings.change({ theme: 'light' }),
  ]
  await page.keepNext()
  expect(page.waiting).toEqual([])
  await page.keepNext()
  expect(await Promise.all(changes)).toEqual([null, null])
  expect(page.kept()).toEqual({ ...defaultSettings, theme: 'light' })
  expect(page.sent).toEqual([{ theme: 'dark' }, { theme: 'light' }])
  page.close()
})
