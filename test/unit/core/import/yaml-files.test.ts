import { expect, test } from 'vitest'
import { readImport } from '#core/import/read-import.ts'
import { presets } from '#core/query/conventions.ts'

const read = (text: string, fileName: string) =>
  readImport(text, fileName, () => presets.documented)

const insomnia = (name: string, token: string) => `type: collection.insomnia.rest/5.0
name: ${name}
collection:
  - name: ${name}
    url: https://content.example/api/v4/endpoints/events
    method: GET
    authentication:
      type: bearer
      token: ${token}
`

test('a tag leaves its value as written, and is told by its line', () => {
  expect(read(insomnia('One', '!vault s3cret-1'), 'a.yaml')).toMatchObject({
    requests: [{ name: 'One' }],
    leftOut: [{ name: '', reason: { kind: 'yaml-tag', line: 9 } }],
    tokens: [{ token: 's3cret-1' }],
  })
})

test('all documents of a file are read, and those that are none of a known format are told', () => {
  const text = [insomnia('One', 'a'), 'x: 1\n', insomnia('Two', 'b')].join('---\n')
  expect(read(text, 'a.yaml')).toMatchObject({
    requests: [{ name: 'One' }, { name: 'Two', duplicateOf: 0 }],
    leftOut: [{ reason: { kind: 'file', problem: { kind: 'not-understood' } } }],
  })
})

test.each([
  ['resources:\n- kind: x\n', 'a.yml', { kind: 'not-understood' }],
  ['resources:\n- [\n', 'a.yml', { kind: 'not-yaml', line: 3 }],
  ['name: a\nx: [\n', '', { kind: 'not-yaml', line: 3 }],
])('%j is told to be unreadable YAML', (text, fileName, problem) => {
  expect(read(text, fileName)).toEqual({ kind: 'problem', problem })
})
