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
