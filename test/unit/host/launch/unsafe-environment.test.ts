import { expect, test } from 'vitest'
import { describeUnsafeEnvironment } from '#host/launch/unsafe-environment.ts'

test('an environment in which Node prints requests is refused with a reason', () => {
  expect(describeUnsafeEnvironment({ NODE_DEBUG: 'http' })).toMatch(/^NODE_DEBUG is set/)
})

test('an environment in which Node takes any certificate is refused, with the way that is safe', () => {
  expect(describeUnsafeEnvironment({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toMatch(
    /^NODE_TLS_REJECT_UNAUTHORIZED is 0.*entered at the connection/,
  )
})

test('an empty variable is none, and one that asks for checks is welcome', () => {
  const environment = { NODE_DEBUG: '', NODE_TLS_REJECT_UNAUTHORIZED: '1', PATH: '/usr/bin' }
  expect(describeUnsafeEnvironment(environment)).toBeNull()
})
