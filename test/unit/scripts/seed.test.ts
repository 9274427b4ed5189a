import { expect, test, vi } from 'vitest'

const { chooseSeed }: { chooseSeed: () => number } = await import(
  new URL('../../../scripts/setup/seed.mjs', import.meta.url).href
)

test('SEED repeats a run, and a run without one has a seed that the programs it starts get too', () => {
  vi.stubEnv('SEED', '-42')
  expect(chooseSeed()).toBe(-42)
  vi.stubEnv('SEED', '')
  expect(String(chooseSeed())).toBe(process.env.SEED)
  vi.stubEnv('SEED', 'one')
  expect(chooseSeed).toThrow('SEED is one')
  vi.unstubAllEnvs()
})
