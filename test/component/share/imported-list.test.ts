import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import ImportedList from '#app/features/share/ImportedList.vue'
import type { ImportedRow } from '#app/features/share/imported-files.ts'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const connection = viewConnection({ id: 'one' })
const rowOf = (folder: string, duplicateOf: number | null): ImportedRow => ({
  request: {
    name: 'Events',
    folderPath: [folder],
    note: '',
    baseUrl: connection.baseUrl,
    connectionName: '',
    conventions: presets.documented,
    form: { ...emptyForm, endpoint: 'events' },
    leftOut: [],
    notes: [],
    duplicateOf,
  },
  connection,
  baseUrl: connection.baseUrl,
})

test.each<[Language, string]>([
  ['en', 'same as “live / Events” above'],
  ['de', 'identisch mit „live / Events“ weiter oben'],
])('a request that another file has as well names that one (%s)', async (language, mark) => {
  const { close } = openPage(
    () => null,
    { language },
    () =>
      h(ImportedList, {
        rows: [rowOf('live', null), rowOf('test', 0)],
        chosenIndexes: new Set([0]),
        savedIndexes: new Set<number>(),
        isLocked: false,
      }),
  )
  await nextTick()
  expect([...document.querySelectorAll('.details')].map((one) => one.textContent)).toEqual([
    '',
    mark,
  ])
  close()
})
