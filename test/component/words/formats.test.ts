import { expect, test } from 'vitest'
import { useFormats } from '#app/i18n/use-words.ts'
import { openPage } from '../../support/page/open-page.ts'

test('sizes and durations have three digits, and the unit that these round to', () => {
  const { opened, close } = openPage(useFormats)
  expect([0, 999, 1000, 1234, 999_499, 999_500, 1e9].map(opened.formatSize)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '1.23 kB',
    '999 kB',
    '1 MB',
    '1 GB',
  ])
  expect([0.4, 999.4, 999.6, 1234, 99_960, 1_234_567].map(opened.formatDuration)).toEqual([
    '0 ms',
    '999 ms',
    '1 s',
    '1.23 s',
    '100 s',
    '1,235 s',
  ])
  close()
})
