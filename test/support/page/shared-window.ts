import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterEach, beforeEach, vi } from 'vitest'

// The component tests of a worker share one window. Each of them finds it empty, without a host, and its own alone.

// This file runs once for every test file, and may say so only once.
disableAutoUnmount()
enableAutoUnmount(afterEach)

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // As in a browser where nobody listens; a test that has a host stubs it.
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
})

// A link that is clicked leads away for all of them: then nobody finds the host any more.
const { origin } = location
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (location.origin !== origin) throw new Error(`The test led the window to ${location.href}`)
})
