import { expect, test } from 'vitest'
import { effectScope, ref } from 'vue'
import { useWhenIdle } from '#app/ui/when-idle.ts'

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
