import { effectScope, nextTick, ref } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGrowingCount } from '#app/features/query/use-growing-count.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function grow(total: number) {
  const rows = ref(total)
  const scope = effectScope()
  const count = scope.run(() => useGrowingCount(() => rows.value))
  return {
    rows,
    drawn: () => count?.value,
    stop: () => {
      scope.stop()
    },
  }
}

test('many rows are drawn a few a frame until all are there', () => {
  const { drawn, stop } = grow(50)
  const first = drawn() ?? 0
  expect(first).toBeLessThan(10)
  vi.advanceTimersToNextFrame()
  expect(drawn()).toBe(2 * first)
  for (let frame = 0; frame < 50; frame += 1) vi.advanceTimersToNextFrame()
  expect(drawn()).toBe(50)
  stop()
})

test('one more row is there at once, to take the focus, and fewer rows are too', async () => {
  const { rows, drawn, stop } = grow(3)
  rows.value = 4
  await nextTick()
  expect(drawn()).toBe(4)
  rows.value = 1
  await nextTick()
  expect(drawn()).toBe(1)
  stop()
})
