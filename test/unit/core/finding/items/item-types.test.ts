import { expect, test } from 'vitest'
import { createTypeFinder } from '#core/finding/find-items.ts'
import { foundBy } from './found-by.ts'

const typed = (type: unknown) => ({ '@type': type })

test('a type is missing where there is none in it', () => {
  const items = [{}, typed(null), typed([]), typed(['Event']), typed(7), ['x']]
  expect(foundBy(createTypeFinder(), items)).toEqual([
    { kind: 'items-without-type', count: 3, evidence: ['0 @type', '1 @type', '2 @type'] },
  ])
})

test('the first type that is a text is named, and that of a concept is allowed', () => {
  const items = [typed('skos:Concept'), typed('Event'), typed('Place')]
  expect(foundBy(createTypeFinder(), items)).toEqual([
    { kind: 'type-is-text', type: 'Event', count: 2, evidence: ['1 @type', '2 @type'] },
  ])
})
