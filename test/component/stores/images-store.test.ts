import { expect, test } from 'vitest'
import { useImagesStore } from '#app/stores/images-store.ts'
import { openPage } from '../../support/page/open-page.ts'

/** A host with a picture of some size at every address. */
function open(bytes: number) {
  const requested: string[] = []
  const page = openPage(() => useImagesStore(), {
    host(path) {
      requested.push(path)
      const picture = new Uint8Array(bytes)
      return new Response(picture, { headers: { 'x-image-type': 'image/png' } })
    },
  })
  const load = (name: string) => page.opened.load(`https://pictures.example/${name}`)
  return { ...page, requested, load }
}

test('a picture is fetched once, and of very large ones only the last few are held', async () => {
  const page = open(8 * 1024 * 1024)
  for (const name of ['1', '2', '3', '3', '4', '5', '6', '7']) await page.load(name)
  expect(page.requested).toHaveLength(7)
  await page.load('7')
  expect(page.requested).toHaveLength(7)
  await page.load('1')
  expect(page.requested).toHaveLength(8)
  page.close()
})
