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

test('duplicates are one command, which opens them in the overview', () => {
  const { opened, close } = open()
  const done: string[] = []
  opened.commands.register('duplicates', {
    run: () => done.push('duplicates'),
    isPossible: () => true,
  })
  const entries = opened.entries.value.filter(({ key }) => key === 'duplicates')
  expect(entries).toMatchObject([{ isPossible: true, label: 'Duplicates' }])
  entries[0]?.run()
  expect(done).toEqual(['duplicates'])
  close()
})
