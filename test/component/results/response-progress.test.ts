import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ResponseProgress from '#app/features/results/ResponseProgress.vue'
import { pageWords } from '../../support/page/page-words.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is read aloud changes with the state, not with every figure', async () => {
  const wrapper = mount(ResponseProgress, {
    props: { startedAt: performance.now(), bytes: 0, isDatacycle: false },
    global: { plugins: [pageWords('de')] },
  })
  const texts = () => [wrapper.get('[role=status]').text(), wrapper.get('.words').text()]
  const seen = [texts()]
  for (const [ms, bytes] of [
    [1200, 0],
    [300, 0],
    [500, 2_500_000],
    [100, 2_600_000],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    await wrapper.setProps({ bytes })
    seen.push(texts())
  }
  expect(seen).toEqual([
    ['', ''],
    ['Warten auf die Antwort', 'Warten auf die Antwort, 1,2 s'],
    ['Warten auf die Antwort', 'Warten auf die Antwort, 1,5 s'],
    ['Empfang läuft', 'Empfang läuft: 2,5 MB, 2,0 s'],
    ['Empfang läuft', 'Empfang läuft: 2,6 MB, 2,1 s'],
  ])
  wrapper.unmount()
})

test('a dataCycle CORE that is silent for long renders anew, and that is said', async () => {
  const wrapper = mount(ResponseProgress, {
    props: { startedAt: performance.now(), bytes: 0, isDatacycle: true },
    global: { plugins: [pageWords('en')] },
  })
  const text = () => wrapper.get('[role=status]').text()
  await vi.advanceTimersByTimeAsync(2900)
  expect(text()).toBe('Waiting for the response')
  await vi.advanceTimersByTimeAsync(300)
  expect(text()).toBe(
    'The server is probably rendering these items again; a smaller page is faster',
  )
  await wrapper.setProps({ bytes: 100 })
  await vi.advanceTimersByTimeAsync(100)
  expect(text()).toBe('Receiving')
  wrapper.unmount()
})
