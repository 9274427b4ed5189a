import { expect, test } from 'vitest'
import { h } from 'vue'
import ViewLinks from '#app/features/item-view/ViewLinks.vue'
import { openPage } from '../../support/page/open-page.ts'

test('linked items without details are numbered per type, those with a name are not', () => {
  const link = (id: string, type: string, name: string | null = null) => ({
    id,
    name,
    types: [type],
    isLoaded: name !== null,
  })
  const links = [
    link('a', 'ImageObject'),
    link('b', 'ImageObject', 'Hafen'),
    link('c', 'ImageObject'),
    link('d', 'Place'),
  ]
  const { close } = openPage(
    () => null,
    {},
    () =>
      h(ViewLinks, { linkedItems: { key: 'image', links, more: 0 }, onPage: {}, canOpen: false }),
  )
  expect(Array.from(document.querySelectorAll('li'), (one) => one.textContent.trim())).toEqual([
    'ImageObject 1, details not loaded',
    'Hafen',
    'ImageObject 2, details not loaded',
    'Place, details not loaded',
  ])
  close()
})

test('a linked item of which only some attributes were asked for was loaded', () => {
  const links = [{ id: 'a', name: null, types: ['Place'], isLoaded: false }]
  const { close } = openPage(
    () => null,
    {},
    () =>
      h(ViewLinks, {
        linkedItems: { key: 'location', links, more: 0 },
        onPage: {},
        canOpen: false,
        isLimited: true,
      }),
  )
  expect(document.querySelector('li')?.textContent.trim()).toBe(
    'Place, without the requested attributes',
  )
  close()
})
