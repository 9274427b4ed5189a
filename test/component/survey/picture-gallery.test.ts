import { expect, test } from 'vitest'
import { h, shallowRef } from 'vue'
import type { SurveySource } from '#app/features/survey/survey-view.ts'
import PictureGallery from '#app/features/survey/PictureGallery.vue'
import { createOpenQuestions } from '#app/client/response-client.ts'
import type { ItemsQuestion } from '#app/export-worker/protocol.ts'
import type { Pictures } from '#core/gallery/collect-pictures.ts'
import { openPage } from '../../support/page/open-page.ts'

const picturesOf = (...owners: number[]): Pictures => ({
  itemCount: owners.length,
  owners: Uint32Array.from(owners),
  fields: [],
  lacks: new Uint8Array(owners.length),
  unresolved: new Map(),
  isRequested: true,
})

/** Each item has one picture, which no server has. */
function createSource(): SurveySource {
  const questions = createOpenQuestions<ItemsQuestion>((number, question) => {
    if (question.kind !== 'pictures') throw new Error('Nobody asks that here')
    const found = question.positions.map((position) => {
      const address = `https://a.example/${position}.png`
      const shown = { name: null, license: null, author: null, notLoaded: [] }
      return { position, pictures: [{ ...shown, thumbnailUrl: address, fullUrl: address }] }
    })
    queueMicrotask(() => {
      questions.settle({ kind: 'reply', number, reply: { kind: 'pictures', found } })
    })
  })
  return { ask: questions.ask }
}

test('a broken picture still counts where fewer items are shown', async () => {
  const counts: number[] = []
  const pictures = shallowRef(picturesOf(0))
  const source = createSource()
  const { close } = openPage(
    () => null,
    { host: () => Response.json({ kind: 'image-not-found' }, { status: 404 }) },
    () =>
      h(PictureGallery, {
        source,
        pictures: pictures.value,
        chosen: new Set<number>(),
        mayLoad: true,
        onBroken: (count: number) => counts.push(count),
      }),
  )
  await expect.poll(() => counts).toEqual([1])
  pictures.value = picturesOf(0)
  await expect.poll(() => counts).toEqual([1, 0, 1])
  close()
})
