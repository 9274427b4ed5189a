import { expect, test } from 'vitest'
import { planWholeCount } from '#core/investigate/counts.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'

const requested: QueryForm = {
  ...emptyForm,
  endpoint: 'events',
  method: 'POST',
  q: 'Alm',
  include: ['image'],
  pageNumber: '3',
}

const targetOf = (form: QueryForm, isDatacycle: boolean) => {
  const conventions = presets[isDatacycle ? 'core' : 'documented']
  const step = planWholeCount(form, { conventions, definitions: [], isDatacycle })
  return step && decodeURIComponent(renderTarget(step.plan))
}

test('asks for nothing but the total, the same whatever the conditions', () => {
  expect(targetOf(requested, false)).toBe('/api/v4/endpoints/events?page[size]=1')
  expect(targetOf({ ...emptyForm, endpoint: 'events', q: 'See' }, false)).toBe(
    targetOf(requested, false),
  )
})

test('a query without conditions tells its total itself', () => {
  expect(targetOf({ ...requested, q: '' }, false)).toBe(null)
})

test('a CORE is asked in all languages, and leaves out all but the total', () => {
  expect(targetOf(requested, true)).toMatch(
    /^\/api\/v4\/endpoints\/events\?page\[size\]=1&language=de,en,.*&section\[@graph\]=0/,
  )
})
