import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toneOfFinding } from '#core/finding/finding.ts'
import { presets } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import { findIn } from './found-in.ts'

// A running dataCycle CORE answered these: whatever is told about them would be invented, unless the request
// itself asks for it. What a request asked in vain is for verdicts to say.

interface Pair {
  name: string
  request: { method: string; path: string; headers?: Record<string, string>; body?: string }
  answer: { status: number; headers: Record<string, string>; body: string }
}

const { base, pairs } = JSON.parse(
  readFileSync(new URL('../../../fixtures/core/pairs.json', import.meta.url), 'utf8'),
) as { base: string; pairs: Pair[] }

/** Told with good cause: the server forgets or ignores something that its links and items prove. */
const rightlyTold: Record<string, string[]> = {
  'size and offset': ['link-refused'],
}

const askable = pairs.flatMap(({ name, request, answer }) => {
  const { method, path, body, headers } = request
  if (answer.status !== 200 || (method !== 'GET' && method !== 'POST')) return []
  if (!/^\/api\/v4\/endpoints\/[^/?]+(\?|$)/.test(path)) return []
  const conventions = presets.core
  const read = readRequest({ method, target: path, body: body ?? null }, conventions)
  // Another type than the app sends, or a token in the query: not a request of ours.
  const isOurs = (headers?.['content-type'] ?? 'application/json').includes('json')
  if (!isOurs || !read.ok || read.value.token !== null || read.value.leftOut.length > 0) return []
  const { form } = read.value
  if (!planRequest(form, conventions).ok) return []
  return [
    { name, form, conventions, body: answer.body, type: answer.headers['content-type'] ?? '' },
  ]
})

test('there are enough of them', () => {
  expect(askable.length).toBeGreaterThan(60)
})

test.each(askable)('nothing is invented about: $name', ({ name, ...exchange }) => {
  const found = findIn({ ...exchange, baseUrl: base })
  const told = found.filter((finding) => toneOfFinding(finding) !== 'hint')
  // Include is a verdict's matter.
  const kinds = told.map(({ kind }) => kind).filter((kind) => !kind.startsWith('include-'))
  expect(kinds).toEqual(rightlyTold[name] ?? [])
})
