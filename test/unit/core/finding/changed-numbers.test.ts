import { expect, test } from 'vitest'
import { createChangedNumberFinder, isChangedByDouble } from '#core/finding/find-response.ts'
import { readJson } from '#core/json/read-json.ts'

const kept = [
  ...['0', '-0', '0.0', '-0.00', '0e7', '0.000e-2'],
  ...['7', '-7', '1.0', '10', '0.10', '0.001', '-12.50', '1e3', '1E3', '1e+3', '0.1e-3', '12.5e1'],
  // 15 digits are always kept, more of them often.
  ...['999999999999999', '0.1234567890123', '9007199254740992', '46.61234567890123'],
  ...[
    '100000000000000000000',
    '1e23',
    '123e-25',
    '0.000000123456789012',
    '0.000000000000000000001',
  ],
]
const changed = [
  ...['9007199254740993', '-9007199254740993', '12345678901234567890', '123456789012345678e2'],
  ...['0.12345678901234567890', '1.00000000000000001', '1e400', '-1e400', '1e-400'],
]

test('a number is another one where its value, not its writing, is lost in a double', () => {
  expect([...kept, ...changed].filter(isChangedByDouble)).toEqual(changed)
})

function findIn(...items: string[]) {
  const finder = createChangedNumberFinder()
  for (const [position, text] of items.entries()) {
    const read = readJson(text)
    if (!read.ok) throw new Error('The test needs JSON')
    finder.add(read.value, position)
  }
  return finder.findings()
}

test('of each item its first changed number is told, in the order of the text', () => {
  expect(
    findIn(
      '{"@id":"a","list":[1,{"size":9007199254740993},9007199254740995],"more":9007199254740997}',
      '{"@id":"b","size":1}',
      '{"@id":"c","list":[[2,9007199254740999]],"text":"9007199254740993"}',
    ),
  ).toEqual([
    {
      kind: 'number-changes',
      path: 'list[1].size',
      source: '9007199254740993',
      becomes: '9007199254740992',
      count: 2,
      evidence: [
        { kind: 'item', position: 0, id: 'a', path: 'list[1].size', value: '9007199254740993' },
        { kind: 'item', position: 2, id: 'c', path: 'list[0][1]', value: '9007199254740999' },
      ],
    },
  ])
  expect(findIn('{"@id":"b","size":1}', '[]', '"9007199254740993"', 'null')).toEqual([])
})
