import { expect, test } from 'vitest'
import { useTabDifferenceWords } from '#app/features/workspace/use-tab-difference-words.ts'
import { createFreshTab } from '#core/workspace/query-tabs.ts'
import { openPage } from '../../support/page/open-page.ts'

test('a tab opened before one of the same query does not rename it', () => {
  const { opened: describe, close } = openPage(useTabDifferenceWords, {})
  const [older, newer] = ['older', 'newer'].map((id) => ({
    tab: createFreshTab(id, null),
    name: 'Places',
  }))
  if (!older || !newer) throw new Error('There are no tabs')
  expect([...describe([older])]).toEqual([['older', '']])
  expect(describe([newer, older])).toEqual(
    new Map([
      ['older', ''],
      ['newer', '(2)'],
    ]),
  )
  close()
})
