import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterEach, beforeEach } from 'vitest'

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
