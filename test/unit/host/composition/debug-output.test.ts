import { expect, test } from 'vitest'
import { describeDebugOutput } from '#host/composition/debug-output.ts'

test('an environment in which Node prints requests is refused with a reason', () => {
  expect(describeDebugOutput({ NODE_DEBUG: 'http' })).toMatch(/^NODE_DEBUG is set/)
})

test('an empty variable is none', () => {
  expect(describeDebugOutput({ NODE_DEBUG: '', PATH: '/usr/bin' })).toBeNull()
})
