import { expect, test } from 'vitest'
import { judge } from './judge-text.ts'

test('a relation of a linked item that is absent is compared with what its own holders have', () => {
  const image = { '@id': 'p', '@type': 'ImageObject', name: 'a' }
  const place = { '@id': 'o', '@type': 'Place', name: 'Lake', image }
  const body = JSON.stringify({ '@graph': [{ '@id': 'e', location: place, images: [image] }] })
  const [, verdict] = judge({ form: { include: ['location', 'location.imag'] }, body })
  expect(verdict?.reason).toEqual({
    kind: 'relation-absent',
    relation: 'location.imag',
    near: ['location.image'],
  })
})

test.each(['image.nix', 'image.copyrightHolder', 'image.recursive', 'location.location'])(
  'an include that opens its parent is replaced by the parent, and never removed: %s',
  (relation) => {
    const image = { '@id': 'p', '@type': 'ImageObject', name: 'a' }
    const location = { '@id': 'o', '@type': 'Place', name: 'Lake' }
    const body = JSON.stringify({ '@graph': [{ '@id': 'e', image, location }] })
    const [verdict] = judge({ form: { include: [relation] }, body })
    expect([verdict?.reason.kind, verdict?.remedies]).toEqual([
      'absent-in-parent',
      [{ kind: 'rename-relation', to: relation.split('.')[0] }],
    ])
  },
)
