import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { usePaletteEntries } from '#app/features/commands/use-palette-entries.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { openPage } from '../../support/page/open-page.ts'

const open = () =>
  openPage(
    () => ({
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
