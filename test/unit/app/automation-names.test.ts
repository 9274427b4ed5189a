import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string) => readFileSync(project + file, 'utf8')
const allOf = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)

/** The test IDs that components write out; some are the beginning of those that a component inside puts together. */
const written = readdirSync(`${project}src/app`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.vue'))
  .flatMap((file) => {
    const text = read(`src/app/${file}`)
    return [
      // `action-test` is only the end of a name.
      ...allOf(/\s(?!action)(?:[a-z]+-)?test="([^"]+)"/g, text),
      ...allOf(/'data-test': '([^']+)'/g, text),
    ]
  })

test('a test ID that comes or goes is a reviewed line', () => {
  expect([...new Set(written)].toSorted()).toEqual(
    read('test/unit/app/test-ids.txt').trimEnd().split('\n'),
  )
})
