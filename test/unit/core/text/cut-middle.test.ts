import { expect, test } from 'vitest'
import { cutEnd, cutKeepingDifference, cutMiddle } from '#core/text/cut-middle.ts'

test('a long text keeps both ends, a short one all', () => {
  expect([cutMiddle('Tirol live', 12), cutMiddle('Tirol Werbung staging', 12)]).toEqual([
    'Tirol live',
    'Tirol …aging',
  ])
})

test.each([
  [
    'at their ends',
    'dataCycle of the region, live',
    'dataCycle of the region, test',
    'dataCyc…n, live',
    'dataCyc…n, test',
  ],
  [
    'in the middle',
    'dataCycle of the live region in Tirol',
    'dataCycle of the test region in Tirol',
    '…the live regi…',
    '…the test regi…',
  ],
  ['nowhere', 'one name', 'one name', 'one name', 'one name'],
])('two texts that differ %s still do so when they are cut', (_where, one, other, ...cut) => {
  expect(cutKeepingDifference(one, other, 15)).toEqual(cut)
})

test.each(['', 'x'])('the end of a text is cut between characters, after %j', (before) => {
  const text = before + '🏔'.repeat(60)
  expect(cutEnd(text, 50)).toBe(`${before}${'🏔'.repeat(50 - before.length)}…`)
  expect(cutEnd(text, before.length + 60)).toBe(text)
})
