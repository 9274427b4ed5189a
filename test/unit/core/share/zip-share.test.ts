import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipShared } from '#core/share/zip-share.ts'

test('the files of a collection are one archive, with its folders', () => {
  const files = [
    { path: 'Märkte.bru', text: 'meta {\n  name: Märkte 🎪\n}\n' },
    { path: 'environments/Website.bru', text: '' },
  ]
  const read = unzipSync(zipShared('Märkte', files, new Date('2026-08-22T09:15:00Z')))
  expect(Object.entries(read).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual(
    files.map(({ path, text }) => [`Märkte/${path}`, text]),
  )
})
