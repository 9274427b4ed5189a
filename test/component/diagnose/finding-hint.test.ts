import { expect, test } from 'vitest'
import { h } from 'vue'
import FindingHint from '#app/features/diagnose/FindingHint.vue'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const at = (id: string) => document.querySelector<HTMLElement>(`[data-test="${id}"]`)

test('a hint is a few words; a click tells the rest and leads to its item', async () => {
  const selected: number[] = []
  const page = openPage(
    () => ({}),
    { host: () => Response.json({}) },
    () =>
      h(FindingHint, {
        hint: {
          kind: 'number-changes',
          path: 'bookingNumber',
          source: '9007199254740993',
          becomes: '9007199254740992',
          count: 2,
          evidence: [{ kind: 'item', position: 3, id: 'a', path: 'bookingNumber', value: null }],
        },
        onSelect: (position: number) => selected.push(position),
      }),
  )
  const open = await until(() => {
    const button = at('finding.hint.open')
    if (button === null) throw new Error('There is no hint')
    return button
  })
  expect(open.textContent).toBe('Long numbers: other programs may round them')
  open.click()
  const details = await until(() => {
    const shown = at('finding.hint.details')
    if (shown === null) throw new Error('There are no details')
    return shown
  })
  expect(details.textContent).toBe(
    'bookingNumber is 9007199254740993; JavaScript clients read this number as 9007199254740992. 2 items have such numbers.',
  )
  at('finding.hint.show')?.click()
  expect(selected).toEqual([3])
  page.close()
})
