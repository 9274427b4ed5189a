import { expect, test } from 'vitest'
import { filterDefinition } from '#core/query/filter-definition.ts'
import { createNameOfValue } from '#core/query/value-names.ts'

const museum = '6ddd6f00-b1d3-4758-8a91-919170c74ac8'
const castle = 'a1a2ec10-a198-4b40-b65d-a2b9fd169232'

const nameOf = createNameOfValue(
  [
    filterDefinition.parse({
      key: 'kind',
      knownValues: [
        { value: museum, label: 'Museum' },
        { value: '7', label: 'Seven' },
      ],
    }),
    filterDefinition.parse({ key: 'other', knownValues: [{ value: museum, label: '' }] }),
  ],
  new Map([[castle, 'Castle']]),
)

test('the ID of something has its name under every key, a plain value only under its own', () => {
  expect([
    nameOf('kind', museum),
    nameOf('other', museum),
    nameOf('other', castle),
    nameOf('other', castle.toUpperCase()),
    nameOf('kind', '7'),
    nameOf('other', '7'),
  ]).toEqual(['Museum', 'Museum', 'Castle', 'Castle', 'Seven', null])
})
