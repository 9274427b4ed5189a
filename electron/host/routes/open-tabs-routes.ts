import { Hono } from 'hono'
import { openTabs, type OpenTabs } from '#core/workspace/open-tabs.ts'
import { withoutTokenBody, withoutTokens } from '#core/workspace/without-tokens.ts'
import type { JsonDocument } from '../storage/json-document.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/** The queries that stand open side by side, read at the start and kept at every change. */
export function openTabsRoutes({ tabs }: { tabs: JsonDocument<OpenTabs> }) {
  return new Hono()
    .get('/', async (context) => context.json((await tabs.load()).value))
    .post('/', readInput('json', openTabs), async (context) => {
      const given = context.req.valid('json')
      const kept = given.tabs.map((tab) => ({
        ...tab,
        form: withoutTokens(tab.form),
        rawBody: withoutTokenBody(tab.rawBody),
      }))
      const saved = await tabs.update(() => ({ ...given, tabs: kept }))
      return saved.ok ? context.json({}, 200) : refusalAnswer(context, 507, saved.error)
    })
}
