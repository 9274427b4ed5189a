import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import DamagedSetEntry from '#app/features/sets/DamagedSetEntry.vue'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const id = '4b5d6a1e-0c77-4a53-9a0e-7f1f3a2c9d10'

afterEach(() => {
  vi.restoreAllMocks()
})

async function saveOf(text: string | null) {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  const loadItems = () => Promise.resolve(text === null ? null : new Blob([text]))
  const { close } = openPage(
    () => ({}),
    {},
    () => h(DamagedSetEntry, { id, why: 'unreadable', loadItems }),
  )
  document.querySelector<HTMLElement>('[data-test="sets.damaged.save"]')?.click()
  const said = await until(() => {
    const told = document.querySelector('[data-test="sets.damaged"] [role="status"] p')
    if (told === null) throw new Error('Nothing was said')
    return told.textContent
  })
  close()
  return { said, files: save.mock.calls.length }
}

test('what is undamaged is saved, and counted', async () => {
  expect(await saveOf('{"@id":"a"}\n{"@id":"b"}\n')).toEqual({
    said: `2 undamaged items saved as ${id}.ndjson.`,
    files: 1,
  })
})

test('where nothing is left no file is made', async () => {
  const none = { said: 'This set has no undamaged items.', files: 0 }
  expect([await saveOf(''), await saveOf(null)]).toEqual([none, none])
})
