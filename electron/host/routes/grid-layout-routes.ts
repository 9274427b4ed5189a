import { Hono } from 'hono'
import type { JsonDocument } from '#host/storage/json-document.ts'
import {
  findLayout,
  gridLayout,
  gridOwner,
  withLayout,
  type GridLayouts,
} from '#host/workspace/grid-layout-store.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/** The columns chosen for each endpoint. */
export function gridLayoutRoutes(deps: { layouts: JsonDocument<GridLayouts> }) {
  return new Hono()
    .get('/', readInput('query', gridOwner), async (context) => {
      const { value } = await deps.layouts.load()
      return context.json({ layout: findLayout(value, context.req.valid('query')) })
    })
    .post('/', readInput('json', gridOwner.extend({ layout: gridLayout })), async (context) => {
      const { layout, ...owner } = context.req.valid('json')
      const saved = await deps.layouts.update((current) => withLayout(current, owner, layout))
      return saved.ok ? context.json({ layout }, 200) : refusalAnswer(context, 507, saved.error)
    })
}
