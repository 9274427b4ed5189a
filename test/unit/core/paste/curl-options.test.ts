import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readCurl } from '#core/paste/read-curl.ts'
import { hasTool } from '../../../support/snippet-tools.ts'

const hasCurl = hasTool('curl', ['--help', 'all'], 'curl-options')
const url = 'https://a.example/'

test.skipIf(!hasCurl)('each option of cURL takes its value, and no other word', () => {
  const { stdout } = spawnSync('curl', ['--help', 'all'], { encoding: 'utf8' })
  const options = Array.from(
    stdout.matchAll(/^ *(?:(-.), )? *--([\w.-]+)(?: ([<[]\S*))?/gm),
    ([, short, long = '', value]) => ({
      names: [short, `--${long}`],
      takesValue: value !== undefined,
    }),
  )
  expect(options.length).toBeGreaterThan(200)
  const wrong = options.flatMap(({ names, takesValue }) =>
    names.filter((name) => {
      if (name === undefined || /^(?:--url|--next|-:)$/.test(name)) return false
      const read = readCurl([name, 'word', url], () => undefined)
      return read.url !== (takesValue ? url : 'word')
    }),
  )
  expect(wrong).toEqual([])
})
