import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import DamagedSetEntry from '#app/features/sets/DamagedSetEntry.vue'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const id = '4b5d6a1e-0c77-4a53-9a0e-7f1f3a2c9d10'

afterEach(() => {
  vi.restoreAllMocks()
})

async function saveOf(found: Blob | 'in-use') {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  const loadItems = () => Promise.resolve(found)
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
  expect(await saveOf(new Blob(['{"@id":"a"}\n{"@id":"b"}\n']))).toEqual({
    said: `2 undamaged items saved as ${id}.ndjson.`,
    files: 1,
  })
})

test('where nothing is left no file is made', async () => {
  expect(await saveOf(new Blob())).toEqual({ said: 'This set has no undamaged items.', files: 0 })
})

test('of a set that cannot be opened nothing is said to be missing', async () => {
  expect(await saveOf('in-use')).toEqual({
    said: 'Nothing was saved: another window is using this set, or it was removed.',
    files: 0,
  })
})
