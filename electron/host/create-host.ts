import { join } from 'node:path'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { createContentClient } from '#host/content-client/content-client.ts'
import { createDefectLog, type DefectLog } from '#host/defects/defect-log.ts'
import { createExchangesUnderWay } from '#host/exchange/exchanges-under-way.ts'
import { createOutcomeRegister } from '#host/exchange/outcome-register.ts'
import { createLedger } from '#host/ledger/ledger.ts'
import type { Platform } from '#host/platform/platform.ts'
import { aboutRoutes } from '#host/routes/about-routes.ts'
import { connectionRoutes } from '#host/routes/connection-routes.ts'
import { endpointRoutes } from '#host/routes/endpoint-routes.ts'
import { exchangeRoutes } from '#host/routes/exchange-routes.ts'
import { gridLayoutRoutes } from '#host/routes/grid-layout-routes.ts'
import { historyRoutes } from '#host/routes/history-routes.ts'
import { instanceRoutes } from '#host/routes/instance-routes.ts'
import { imageRoutes } from '#host/routes/image-routes.ts'
import { ledgerRoutes } from '#host/routes/ledger-routes.ts'
import { openTabsRoutes } from '#host/routes/open-tabs-routes.ts'
import { pageRoutes } from '#host/routes/page-routes.ts'
import { refusalAnswer } from '#host/routes/problem-answer.ts'
import { setRoutes } from '#host/routes/set-routes.ts'
import { savedRequestRoutes } from '#host/routes/saved-request-routes.ts'
import { updateRoutes } from '#host/routes/update-routes.ts'
import { settingsRoutes } from '#host/routes/settings-routes.ts'
import { delay } from '#host/sets/delay.ts'
import { createSets } from '#host/sets/sets.ts'
import { createVault } from '#host/vault/vault.ts'
import { createConnectionAccess } from '#host/workspace/connection-access.ts'
import { connectionsFileName, createConnectionStore } from '#host/workspace/connection-store.ts'
import { createEndpointsStore } from '#host/workspace/endpoints-store.ts'
import { createHistoryBodies } from '#host/workspace/history-bodies.ts'
import { createHistoryLog } from '#host/workspace/history-log.ts'
import { createHistorySettingsStore } from '#host/workspace/history-settings-store.ts'
import { createOpenTabsStore } from '#host/workspace/open-tabs-store.ts'
import { createSavedRequestsStore } from '#host/workspace/saved-requests-store.ts'
import { createGridLayoutStore } from '#host/workspace/grid-layout-store.ts'
import { createSettingsStore } from '#host/workspace/settings-store.ts'
import { withSecurityHeaders } from './security-headers.ts'
import { createPrivateFolder } from '#host/storage/private-folder.ts'
import { sweepLocks } from '#host/storage/sweep-locks.ts'
import { sweepTemporaryFiles } from '#host/storage/temporary-files.ts'

/** The privileged side as one web-standard handler; a shell carries requests to it and knows nothing else of it. */
export interface Host {
  /** Each answer says in `x-defects` how many defects there were. */
  fetch(request: Request): Promise<Response>
  /** Notes what nobody caught in the process that this host runs in; `doing` says how it came up. */
  readonly noteDefect: (error: unknown, doing: string) => void
  /** Ends exchanges and finishes what is being saved: a page saves its last changes as it goes. */
  close(): Promise<void>
}

const prepareAfterMs = 500

/** Below the data folder, each made at first need, and swept at the start of what killed writers left. */
const folders = ['answers', 'history', 'saved'] as const

/** The host's routes as a type: the page derives its client from it. */
export type HostApp = ReturnType<typeof composeApp>['app']

/**
 * Composes the host: documents in the platform's data folder, the vault, the content client, the routes.
 *
 * Creates the data folder where it is missing; a folder that cannot be created shows when something is
 * saved. A little later the history and the saved requests are read, so that they can be searched at once.
 * Starts nothing else and does not ask a keyring: both happen at first need.
 */
export async function createHost(platform: Platform): Promise<Host> {
  await createPrivateFolder(platform.dataDir)
  await Promise.all(
    ['', ...folders]
      .map((folder) => join(platform.dataDir, folder))
      .flatMap((folder) => [sweepTemporaryFiles(folder), sweepLocks(folder)]),
  )
  const defects = createDefectLog({ folder: platform.dataDir, now: platform.now })
  const { app, endExchanges, finish } = composeApp(platform, defects)
  const answering = new Set<Promise<Response>>()
  return {
    async fetch(request) {
      const answer = Promise.resolve(app.fetch(request))
      answering.add(answer)
      try {
        const answered = withSecurityHeaders(await answer)
        answered.headers.set('x-defects', String(defects.seen().length))
        return answered
      } finally {
        answering.delete(answer)
      }
    },
    noteDefect: (error, doing) => {
      defects.add(error, doing)
    },
    async close() {
      try {
        await endExchanges()
        await Promise.allSettled(answering)
      } finally {
        await finish()
        await defects.settle()
      }
    },
  }
}

function composeApp(platform: Platform, defects: DefectLog) {
  const { dataDir, now, settingsChanged } = platform
  const folderOf = (name: (typeof folders)[number]) => join(dataDir, name)
  const connections = createConnectionStore({ file: join(dataDir, connectionsFileName), now })
  const settings = createSettingsStore({ file: join(dataDir, 'settings.json'), now })
  if (settingsChanged)
    void settings.load().then(({ value }) => {
      settingsChanged(value)
    })
  const vault = createVault({
    file: join(dataDir, 'vault.json'),
    providers: platform.keyProviders,
    now,
  })
  const access = createConnectionAccess({ connections, vault, startSample: platform.startSample })
  const ledger = createLedger()
  const client = createContentClient({
    ledger,
    now,
    transport: platform.transport,
    userAgent: `Endpoint-Explorer/${platform.appVersion}`,
  })
  const outcomes = createOutcomeRegister()
  const historySettings = createHistorySettingsStore({
    file: join(dataDir, 'history-settings.json'),
    now,
  })
  const bodies = createHistoryBodies({
    folder: folderOf('answers'),
    limitBytes: async () => (await historySettings.load()).value.bodyBytes,
  })
  const log = createHistoryLog(folderOf('history'))
  const saved = createSavedRequestsStore({ folder: folderOf('saved'), now })
  const endpoints = createEndpointsStore({ file: join(dataDir, 'endpoints.json'), now })
  const tabs = createOpenTabsStore({ file: join(dataDir, 'open-tabs.json'), now })
  const layouts = createGridLayoutStore({ file: join(dataDir, 'grid-layouts.json'), now })
  const sets = createSets({
    folder: join(dataDir, 'sets'),
    access,
    client,
    now,
    delay,
    limitBytes: async () => (await settings.load()).value.setsLimit,
  })
  const underWay = createExchangesUnderWay()
  // After the page's own first questions. Whoever wants to see them earlier waits for it; a folder that
  // cannot be read is told to whoever asks.
  const preparing = setTimeout(() => {
    void log
      .prepare()
      .then(() => saved.load())
      .catch(() => undefined)
  }, prepareAfterMs)
  preparing.unref()

  const app = new Hono()
    .route('/api/connections', connectionRoutes({ connections, endpoints, vault, access, client }))
    .route('/api/exchange', exchangeRoutes({ access, client, outcomes, underWay, bodies, sets }))
    .route('/api/ledger', ledgerRoutes({ ledger }))
    .route('/api/history', historyRoutes({ log, bodies, settings: historySettings, now }))
    .route('/api/sets', setRoutes({ sets }))
    .route('/api/saved', savedRequestRoutes({ saved }))
    .route('/api/endpoints', endpointRoutes({ endpoints }))
    .route('/api/instance', instanceRoutes({ access, client }))
    .route('/api/tabs', openTabsRoutes({ tabs }))
    .route('/api/about', aboutRoutes({ ...platform, defects }))
    .route('/api/updates', updateRoutes({ settings, ...platform }))
    .route('/api/settings', settingsRoutes({ settings, changed: settingsChanged }))
    .route('/api/images', imageRoutes({ settings, connections, client }))
    .route('/api/grid-layouts', gridLayoutRoutes({ layouts }))
    .route(
      '/',
      pageRoutes(platform.page, async () => (await settings.load()).value.theme),
    )
    // Hono would print the error, and a library's message may hold what must not be printed.
    .onError((error, context) => {
      if (error instanceof HTTPException && error.status < 500)
        return refusalAnswer(context, 400, { kind: 'invalid-request', detail: error.name })
      defects.add(error, `${context.req.method} ${routePath(context)}`)
      return refusalAnswer(context, 500, { kind: 'host-fault', detail: error.name })
    })

  async function endExchanges() {
    clearTimeout(preparing)
    await sets.close()
    await platform.transport.close()
  }
  async function finish() {
    await bodies.settle()
    vault.close()
  }
  return { app, endExchanges, finish }
}
