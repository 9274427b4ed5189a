import { Hono } from 'hono'
import * as z from 'zod'
import { maxInBatch } from '#core/workspace/saved-order.ts'
import { savedRequest } from '#core/workspace/saved-request.ts'
import { withoutTokens, withoutTokenBody } from '#core/workspace/without-tokens.ts'
import type { Platform } from '#host/platform/platform.ts'
import type { OpenedFolders } from '#host/workspace/opened-folders.ts'
import type { QueryProblem } from '#host/workspace/query-folder.ts'
import { readInput, refusalResponse } from './read-input.ts'
import { windowId, windowTabs } from '#core/workspace/open-tabs.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import { listWindows, putWindow, type SavedTabs } from '#host/workspace/open-tabs-store.ts'
import {
  findLayout,
  gridLayout,
  gridOwner,
  withLayout,
  type GridLayouts,
} from '#host/workspace/grid-layout-store.ts'
import { settings, type Settings } from '#core/settings/settings.ts'

const manyRequests = z.object({ requests: z.array(savedRequest).min(1).max(maxInBatch) })

/** A request, and the saved version that the page expects; omit `expected` to overwrite any version. */
const requestInput = savedRequest.extend({ expected: savedRequest.nullable().optional() })

/**
 * Saved requests: `POST /` adds a request, or replaces the one with its ID if that is still as expected;
 * `POST /many` adds new ones.
 */
export function savedRequestRoutes({ folders }: { folders: OpenedFolders }) {
  return new Hono()
    .get('/', async (context) => context.json(await folders.load()))
    .get('/version', (context) => context.json({ version: folders.version() }))
    .post('/', readInput('json', requestInput), async (context) => {
      const { expected, ...request } = context.req.valid('json')
      const clean = { ...request, form: withoutTokens(request.form) }
      const written = await folders.save(clean, expected)
      if (written.ok) return context.json(written.value, 200)
      return refusalResponse(context, statusOf(written.error), written.error)
    })
    .post('/many', readInput('json', manyRequests), async (context) => {
      const { requests } = context.req.valid('json')
      const written = await folders.saveNew(
        requests.map((request) => ({ ...request, form: withoutTokens(request.form) })),
      )
      return written.ok
        ? context.json({ saved: requests.length }, 200)
        : refusalResponse(context, statusOf(written.error), written.error)
    })
    .post('/:id/remove', async (context) => {
      const id = context.req.param('id')
      const removed = await folders.remove(id)
      return removed.ok
        ? context.json({ id }, 200)
        : refusalResponse(context, statusOf(removed.error), removed.error)
    })
}

const folderLink = z.object({ address: z.string().max(2_000), connectionId: z.string().max(100) })

/** null: the one in the data folder. */
const ownFolder = z.object({ path: z.string().max(4096).nullable() })

/** Folders of queries that the user opens beside the app's own; their queries are among the saved requests. */
export function folderRoutes({
  folders,
  chooseFolder,
}: { folders: OpenedFolders } & Pick<Platform, 'chooseFolder'>) {
  return new Hono()
    .post('/choose', async (context) => context.json({ path: (await chooseFolder?.()) ?? null }))
    .post('/', readInput('json', z.object({ path: z.string().max(4096) })), async (context) => {
      const opened = await folders.open(context.req.valid('json').path)
      if (opened.ok) return context.json(opened.value, 200)
      const status = opened.error.kind === 'folder' ? 422 : 507
      return refusalResponse(context, status, opened.error)
    })
    .post('/own', readInput('json', ownFolder), async (context) => {
      const moved = await folders.moveOwn(context.req.valid('json').path)
      if (moved.ok) return context.json(moved.value, 200)
      return refusalResponse(context, moved.error.kind === 'folder' ? 422 : 507, moved.error)
    })
    .post('/:id/links', readInput('json', folderLink), async (context) => {
      const id = context.req.param('id')
      const linked = await folders.link(id, context.req.valid('json'))
      return linked.ok ? context.json({ id }, 200) : refusalResponse(context, 507, linked.error)
    })
    .post('/:id/close', async (context) => {
      const id = context.req.param('id')
      const closed = await folders.closeFolder(id)
      return closed.ok ? context.json({ id }, 200) : refusalResponse(context, 507, closed.error)
    })
}

function statusOf({ kind }: QueryProblem): 400 | 409 | 507 {
  if (kind === 'changed-elsewhere') return 409
  return kind === 'invalid-request' ? 400 : 507
}

/** `takes`: closed windows whose tabs this window has taken over. */
const input = windowTabs.extend({ takes: z.array(windowId).max(1_000) })

/** The open query tabs of each window, read at the start and saved at every change. */
export function openTabsRoutes({ tabs }: { tabs: JsonDocument<SavedTabs> }) {
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
      return saved.ok ? context.json({}, 200) : refusalResponse(context, 507, saved.error)
    })
}

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
      return saved.ok ? context.json({ layout }, 200) : refusalResponse(context, 507, saved.error)
    })
}

/** The settings of the app. A window sends those that it changes; another may have changed the rest. */
export function settingsRoutes(deps: {
  settings: JsonDocument<Settings>
  onSettingsChange?: ((settings: Settings) => void) | undefined
}) {
  return new Hono()
    .get('/', async (context) => context.json((await deps.settings.load()).value))
    .post('/', readInput('json', settings), async (context) => {
      const given: object = await context.req.json()
      const changes = Object.entries(context.req.valid('json')).filter(([name]) =>
        Object.hasOwn(given, name),
      )
      const saved = await deps.settings.update((current) => ({
        ...current,
        ...Object.fromEntries(changes),
      }))
      if (!saved.ok) return refusalResponse(context, 507, saved.error)
      deps.onSettingsChange?.(saved.value)
      return context.json(saved.value, 200)
    })
}
