import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { usePaletteEntries } from '#app/features/commands/use-palette-entries.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { openPage } from '../../support/page/open-page.ts'

const open = () =>
  openPage(
    () => ({
      commands: useCommandsStore(),
      entries: usePaletteEntries(),
      settings: useSettingsStore(),
    }),
    { host: () => Response.json({ requests: [], unreadable: [], folders: [] }) },
  )

test('a setting of the display is changed by its entry, which then offers the opposite', async () => {
  const { opened, close } = open()
  const named = () => opened.entries.value.find(({ key }) => key.startsWith('setting apiNames'))
  expect(named()?.label).toBe('Turn on: Names as in the API')
  named()?.run()
  await nextTick()
  expect(opened.settings.settings.apiNames).toBe(true)
  expect(named()?.label).toBe('Turn off: Names as in the API')
  close()
})

test('duplicates are found where all items are fetched', () => {
  const { opened, close } = open()
  const done: string[] = []
  opened.commands.register('sets', { run: () => done.push('sets'), isPossible: () => true })
  const entry = opened.entries.value.find(({ key }) => key === 'duplicates')
  expect(entry).toMatchObject({ isPossible: true, label: expect.stringContaining('duplicate') })
  entry?.run()
  expect(done).toEqual(['sets'])
  close()
})
