import { expect, test } from 'vitest'
import { checkEndpointNames } from '#core/workspace/endpoint-edit.ts'

const check = (name: string, otherName = '') =>
  checkEndpointNames({ name, otherName }, [{ name: 'places', otherName: 'u-1' }])

test('an endpoint has one name or two, and nobody else has them', () => {
  expect(check('events')).toBeNull()
  expect(check('events', 'u-2')).toBeNull()
  expect(check(' ')).toEqual({ field: 'name', problem: 'name-missing' })
  expect(check('u-1')).toEqual({ field: 'name', problem: 'name-taken' })
  expect(check('events', 'places')).toEqual({ field: 'otherName', problem: 'name-taken' })
  expect(check('events', ' events')).toEqual({ field: 'otherName', problem: 'names-alike' })
})

test('a name is one part of a path', () => {
  for (const name of ['a/b', 'a b', 'https://x', 'a?b'])
    expect(check(name)).toEqual({ field: 'name', problem: 'not-a-name' })
})
