import { expect, test } from 'vitest'
import { describeSides } from '#app/features/item-view/describe-sides.ts'
import { describeCell } from '#core/content/cell.ts'
import { readJson } from '#core/json/read-json.ts'

function textOf(json: string) {
  const read = readJson(json)
  if (!read.ok) throw new Error('The test needs JSON')
  return { text: json, length: json.length, cell: describeCell([read.value]) }
}

const sidesOf = (before: string | null, after: string | null) =>
  describeSides(
    {
      before: before === null ? null : textOf(before),
      after: after === null ? null : textOf(after),
    },
    (cell) => ('text' in cell ? cell.text : cell.kind === 'number' ? cell.source : cell.kind),
  )

test('both sides of a difference are texts without quotes and markup', () => {
  expect([
    sidesOf('"old"', '"new"'),
    sidesOf(null, '"<p>Tickets &amp; food</p>"'),
    sidesOf('1.0', '1.50'),
  ]).toEqual([
    { before: 'old', after: 'new' },
    { before: null, after: 'Tickets & food' },
    { before: '1.0', after: '1.50' },
  ])
})

test('where the words would hide the difference, or there are none, the values stay as sent', () => {
  expect([
    sidesOf('"<p>Tickets</p>"', '"<div>Tickets</div>"'),
    sidesOf('1', '"1"'),
    sidesOf('""', '"new"'),
    sidesOf('{"a":1}', '{"a":2}'),
  ]).toEqual([null, null, null, null])
})
