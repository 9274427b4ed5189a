import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSpoolReader, frameItem } from '#core/export/zip-stream.ts'

test('items come back whole, wherever the file is cut', () => {
  const items = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 12 })
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 50 }), (written, pieceLength) => {
      const file = Buffer.concat(written.map(frameItem))
      const read = createSpoolReader()
      const got: Buffer[] = []
      for (let at = 0; at < file.length; at += pieceLength)
        got.push(...read(file.subarray(at, at + pieceLength)).map((bytes) => Buffer.from(bytes)))
      expect(got).toEqual(written.map((bytes) => Buffer.from(bytes)))
    }),
  )
})

test('a large item takes no longer in small pieces', { timeout: 2_000 }, () => {
  const file = frameItem(new Uint8Array(24_000_000))
  const read = createSpoolReader()
  const lengths: number[] = []
  for (let at = 0; at < file.length; at += 8_000)
    lengths.push(...read(file.subarray(at, at + 8_000)).map(({ length }) => length))
  expect(lengths).toEqual([24_000_000])
})
