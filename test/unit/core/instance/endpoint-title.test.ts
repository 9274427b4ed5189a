import { expect, test } from 'vitest'
import { findEndpointTitle } from '#core/instance/endpoint-title.ts'

const uuid = '8f3c1a52-6a0e-4f9a-9f5d-0a4a6ad1b001'

test('an endpoint has its title by slug and by UUID, and none where nobody gave it one', () => {
  const known = [
    { name: 'places', otherName: 'p1', label: '' },
    { name: 'p1', otherName: '', label: 'Places' },
    { name: 'events', otherName: uuid, label: 'Events of the region' },
    { name: uuid, otherName: '', label: 'Another name' },
  ]
  expect(
    ['events', ` ${uuid} `, 'places', 'unknown', ''].map((one) => findEndpointTitle(one, known)),
  ).toEqual(['Events of the region', 'Events of the region', 'Places', null, null])
})
