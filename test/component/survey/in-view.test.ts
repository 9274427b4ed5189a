import { expect, test } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import { createOpenQuestions } from '#app/client/response-client.ts'
import type { Reply } from '#app/response-worker/protocol.ts'
import type { ItemsQuestion } from '#app/export-worker/protocol.ts'
import { type SurveySource, useLabels } from '#app/features/survey/survey-view.ts'
import { useItemPictures } from '#app/features/survey/use-item-pictures.ts'
import { openPage } from '../../support/page/open-page.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

function replyTo(question: ItemsQuestion): Reply {
  switch (question.kind) {
    case 'labels': {
      const labels = question.positions.map((position) => ({
        position,
        id: '',
        name: `item ${position}`,
        types: [],
        where: '',
      }))
      return { kind: 'labels', labels }
    }
    case 'pictures': {
      const found = question.positions.map((position) => ({
        position,
        pictures: [
          {
            thumbnailUrl: `${position}.png`,
            fullUrl: `${position}.png`,
            name: null,
            license: null,
            author: null,
            notLoaded: [],
          },
        ],
      }))
      return { kind: 'pictures', found }
    }
    case 'used-in':
    case 'coverage':
    case 'matching':
    case 'overview':
    case 'survey':
    case 'differences':
      throw new Error('Nobody asks that here')
  }
}

/** Items that are named by their position and have a picture each; questions are answered when told to. */
function open(first: readonly number[]) {
  const waiting: (() => void)[] = []
  const questions = createOpenQuestions<ItemsQuestion>((number, question) => {
    waiting.push(() => {
      questions.settle({ kind: 'reply', number, reply: replyTo(question) })
    })
  })
  const source = shallowRef<SurveySource>({ ask: questions.ask })
  const positions = shallowRef(first)
  const reply = async () => {
    for (const answer of waiting.splice(0)) answer()
    await nextTick()
    await nextTick()
  }
  const look = async (wanted: readonly number[]) => {
    positions.value = wanted
    await nextTick()
  }
  return { source, positions, look, reply }
}

test('what is in view keeps its names, however many were in view before', async () => {
  const { source, positions, look, reply } = open(range(0, 30))
  const page = openPage(() => useLabels(source, positions))
  await reply()
  for (let from = 0; from <= 2100; from += 3) {
    await look(range(from, from + 30))
    await reply()
    const names = range(from, from + 30).map(page.opened.nameOf)
    expect(names).toEqual(range(from, from + 30).map((position) => `item ${position}`))
  }
  page.close()
})

test('who scrolls on and back at once has all pictures in view', async () => {
  const { source, positions, look, reply } = open(range(0, 10))
  const page = openPage(() => useItemPictures(source, positions, () => []))
  await reply()
  await look(range(8, 18))
  await look(range(0, 10))
  await reply()
  expect([...page.opened.value.keys()].toSorted((one, other) => one - other)).toEqual(range(0, 10))
  page.close()
})
