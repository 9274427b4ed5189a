import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('../../out/renderer/licences.json', import.meta.url))
const bundled = JSON.parse(readFileSync(file, 'utf8')) as {
  name: string
  version: string
  licence: string
  text: string
}[]

/** They ask for their words to be passed on, and for nothing else. */
const accepted = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1', '0BSD']

test('everything that is bundled may be passed on, with its own words', () => {
  const refused = bundled.filter(({ licence }) => !accepted.includes(licence))
  expect(refused.map(({ name, licence }) => `${name} ${licence}`)).toEqual([])
  expect(bundled.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
})

test('what each of the three builds takes is in the list, fonts and machine code too', () => {
  const names = bundled.map(({ name }) => name)
  const expected = ['@fontsource-variable/inter', '@napi-rs/keyring', 'hono', 'monaco-editor']
  expect(names).toEqual(expect.arrayContaining([...expected, 'undici', 'vue', 'zod', 'fflate']))
})
