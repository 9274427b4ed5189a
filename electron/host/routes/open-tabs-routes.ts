import { Hono } from 'hono'
import * as z from 'zod'
import { windowId, windowTabs } from '#core/workspace/open-tabs.ts'
import { withoutTokenBody, withoutTokens } from '#core/workspace/without-tokens.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import { listWindows, putWindow, type KeptTabs } from '#host/workspace/open-tabs-store.ts'
import { refusalAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/** `takes`: closed windows whose tabs this window has taken over. */
const input = windowTabs.extend({ takes: z.array(windowId).max(1_000) })

/** The open query tabs of each window, read at the start and saved at every change. */
export function openTabsRoutes({ tabs }: { tabs: JsonDocument<KeptTabs> }) {
  return new Hono()
    .get('/', async (context) => context.json({ windows: listWindows((await tabs.load()).value) }))
    .post('/', readInput('json', input), async (context) => {
      const { takes, ...openWindow } = context.req.valid('json')
      const tabsWithoutTokens = openWindow.tabs.map((tab) => ({
        ...tab,
        form: withoutTokens(tab.form),
        rawBody: withoutTokenBody(tab.rawBody),
      }))
      const saved = await tabs.update((current) =>
        putWindow(current, { ...openWindow, tabs: tabsWithoutTokens }, takes),
      )
      return saved.ok ? context.json({}, 200) : refusalAnswer(context, 507, saved.error)
    })
}
