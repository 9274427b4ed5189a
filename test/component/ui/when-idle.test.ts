import { expect, test } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useAfterPaint, useLater, useWhenIdle } from '#app/ui/when-idle.ts'

test('the page counts as idle some time after the key has changed, and never without one', async () => {
  const scope = effectScope()
  const key = ref<string | null>(null)
  const isIdle = scope.run(() => useWhenIdle(() => key.value))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isIdle?.value).toBe(false)
  key.value = 'one'
  expect(isIdle?.value).toBe(false)
  await expect.poll(() => isIdle?.value).toBe(true)
  key.value = 'other'
  expect(isIdle?.value).toBe(false)
  scope.stop()
})

test('a value that follows after the paint is the last one then, and stays once its view is gone', async () => {
  const scope = effectScope()
  const typed = ref('S')
  const shown = scope.run(() => useLater(() => typed.value))
  typed.value = 'Se'
  typed.value = 'See'
  await nextTick()
  expect(shown?.value).toBe('S')
  await expect.poll(() => shown?.value).toBe('See')
  scope.stop()
  typed.value = 'Seen'
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(shown?.value).toBe('See')
})

test('what waits for the paint is there after it, and gone at once when it is unwanted', async () => {
  const scope = effectScope()
  const isWanted = ref(true)
  const isPainted = scope.run(() => useAfterPaint(() => isWanted.value))
  expect(isPainted?.value).toBe(false)
  await expect.poll(() => isPainted?.value).toBe(true)
  isWanted.value = false
  await nextTick()
  expect(isPainted?.value).toBe(false)
  scope.stop()
})
