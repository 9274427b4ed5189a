import { expect, test } from 'vitest'
import { createNameFinder } from '#core/finding/find-items.ts'
import { readJson } from '#core/json/read-json.ts'
import { presets, type PresetName } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'

const nothing = 'no name'

/** What is found of items with these names, in short: the kind, how many, and of how many. */
function found(
  names: readonly unknown[],
  fields: QueryForm['fields'] = [],
  preset: PresetName = 'documented',
) {
  const finder = createNameFinder({ fields }, presets[preset])
  names.forEach((name, position) => {
    const item = readJson(JSON.stringify({ '@id': 'x', ...(name !== nothing && { name }) }))
    if (item.ok) finder.add(item.value, position)
  })
  return finder
    .findings()
    .map((finding) =>
      finding.kind === 'names-missing'
        ? [finding.kind, finding.count, finding.of]
        : finding.kind === 'names-empty'
          ? [finding.kind, finding.count]
          : finding.kind,
    )
}

const missing = [['names-missing', 1, 2]]
const inGerman = (text: unknown) => ({ '@language': 'de', '@value': text })

test.each([
  ['all have one', ['a', [inGerman('See')]], []],
  ['none has one', [nothing, null], []],
  ['one has none', ['a', nothing], missing],
  ['one is null', [null, 'a'], missing],
  ['one is empty', ['', 'a'], [['names-empty', 1]]],
  ['all are blank', [' ', []], [['names-empty', 2]]],
  ['texts in a language are empty', [[inGerman(''), inGerman(' ')]], [['names-empty', 1]]],
  ['one text in a language is not empty', [[inGerman(''), inGerman('a')]], []],
  ['a text in a language is none', [[inGerman(7)], [{}]], []],
  ['a name is no text', [7, {}], []],
  [
    'one is empty and one has none',
    ['', nothing, 'a'],
    [
      ['names-missing', 1, 3],
      ['names-empty', 1],
    ],
  ],
  ['none has one but an empty one', ['', nothing], [['names-empty', 1]]],
])('of the names of a page, where %s', (_, names, expected) => {
  expect(found(names)).toEqual(expected)
})

const own = (...attributes: string[]) => ({ relation: '', attributes })
const ofImage = (...attributes: string[]) => ({ relation: 'image', attributes })

test.each<[string, QueryForm['fields'], PresetName, unknown[]]>([
  ['nothing', [], 'documented', missing],
  ['nothing, in one list', [], 'core', missing],
  ['the name', [own('url', 'name')], 'documented', missing],
  ['everything', [own('*')], 'core', missing],
  ['the name in another row', [own('url'), own('name')], 'core', missing],
  ['another attribute', [own('url')], 'documented', []],
  ['those of a relation only', [ofImage('name')], 'documented', missing],
  ['those of a relation only, in one list', [ofImage('name')], 'core', []],
])('a missing name, where fields ask for %s', (_, fields, preset, expected) => {
  expect(found(['a', nothing], fields, preset)).toEqual(expected)
})
