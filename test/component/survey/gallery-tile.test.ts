import { expect, test } from 'vitest'
import { h } from 'vue'
import GalleryTile from '#app/features/survey/GalleryTile.vue'
import type { Language } from '#core/language/language.ts'
import type { Picture } from '#core/gallery/item-pictures.ts'
import { answer, query } from '../../support/page/app-verbs.ts'
import { openApp, requestShown } from '../../support/page/open-app.ts'
import { openPage } from '../../support/page/open-page.ts'
import { at } from '../../support/page/part.ts'

const plain: Picture = {
  thumbnailUrl: 'https://a.example/1.jpg',
  fullUrl: 'https://a.example/1.jpg',
  name: 'Summit',
  license: null,
  author: null,
  notLoaded: [],
}

function wordsOf(picture: Picture, language: Language): string[] {
  const { close } = openPage(
    () => null,
    { language },
    () => h(GalleryTile, { picture, isChosen: false, mayLoad: false }),
  )
  const words = Array.from(document.querySelectorAll('.caption'), ({ textContent }) =>
    textContent.trim(),
  )
  close()
  return words
}

test('a picture has no author only if it came in full without one', () => {
  expect(wordsOf(plain, 'en')).toEqual(['No author', 'No license'])
  expect(wordsOf({ ...plain, notLoaded: ['author'] }, 'en')).toEqual([
    'Author not loaded',
    'No license',
  ])
  expect(wordsOf({ ...plain, notLoaded: ['license', 'author'] }, 'de')).toEqual([
    'Autor nicht geladen',
    'Lizenz nicht geladen',
  ])
  expect(wordsOf({ ...plain, author: 'Ada', license: 'CC0' }, 'de')).toEqual(['Ada', 'CC0'])
})

test('a view without anything to show says why, and adds what would bring something', async () => {
  await openApp({ settings: requestShown })
  await query.send()
  await answer.expectItems(25)
  await at('survey.gallery.open').click()
  await expect
    .poll(() => at('survey.nothing').texts())
    .toEqual([expect.stringContaining('link to pictures whose details are not loaded.')])
  await at('survey.include').click()
  await expect.poll(() => query.url.texts()).toEqual([expect.stringContaining('include=image')])
  await at('survey.gallery').one()
})
