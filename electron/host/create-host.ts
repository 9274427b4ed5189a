import { join } from 'node:path'
import { createDefectLog, type DefectLog } from '#host/defects/defect-log.ts'
import type { Platform } from '#host/platform/platform.ts'
import { withSecurityHeaders } from './security-headers.ts'
import { sweepLocks } from '#host/storage/file-lock.ts'
import { sweepTemporaryFiles, createPrivateFolder } from '#host/storage/atomic-write.ts'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { connectionRoutes } from '#host/routes/connection-routes.ts'
import { endpointRoutes } from '#host/routes/endpoint-routes.ts'
import { exchangeRoutes, requestLogRoutes, historyRoutes } from '#host/routes/exchange-routes.ts'
import { instanceRoutes } from '#host/routes/instance-routes.ts'
import { imageRoutes } from '#host/routes/image-routes.ts'
import { pageRoutes, aboutRoutes, updateRoutes } from '#host/routes/page-routes.ts'
import { refusalResponse } from '#host/routes/read-input.ts'
import { setRoutes } from '#host/routes/set-routes.ts'
import {
  folderRoutes,
  savedRequestRoutes,
  openTabsRoutes,
  gridLayoutRoutes,
  settingsRoutes,
} from '#host/routes/workspace-routes.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import {
  createExchangesUnderWay,
  createOutcomeRegister,
} from '#host/exchange/exchanges-under-way.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { delay } from '#host/sets/run-context.ts'
import { createSets } from '#host/sets/sets.ts'
import { createVault } from '#host/vault/vault.ts'
import { createConnectionAccess } from '#host/workspace/connection-access.ts'
import { connectionsFileName, createConnectionStore } from '#host/workspace/connection-store.ts'
import { createEndpointsStore } from '#host/workspace/saved-endpoints-store.ts'
import { createHistoryBodies } from '#host/workspace/history-bodies.ts'
import { createHistoryLog } from '#host/workspace/history-log.ts'
import { createOpenTabsStore } from '#host/workspace/open-tabs-store.ts'
import { createOpenedFolders } from '#host/workspace/opened-folders.ts'
import { createOwnQueries } from '#host/workspace/own-queries.ts'
import { createGridLayoutStore } from '#host/workspace/grid-layout-store.ts'
import { createHistorySettingsStore, createSettingsStore } from '#host/workspace/settings-store.ts'

/** The privileged side as one web-standard request handler. */
export interface Host {
  /** Each response has the number of defects so far in `x-defects`. */
  fetch(request: Request): Promise<Response>
  /** Records an uncaught error of this process; `doing` says where it occurred. */
  readonly noteDefect: (error: unknown, doing: string) => void
  /** Ends exchanges and finishes pending writes, including those that a closing page has just requested. */
  close(): Promise<void>
}

const prepareAfterMs = 500

/**
 * Creates the host: documents in the platform's data folder, the vault, the content client, the routes.
 *
 * Creates the data folder if it is missing; if that fails, the next write reports it. Loads the history and
 * the saved requests shortly after, so that the first search need not wait. The sample and the keyring are
 * only started when first needed.
 */
export async function createHost(platform: Platform): Promise<Host> {
  await createPrivateFolder(platform.dataDir)
  await Promise.all(
    ['', ...sweptFolders]
      .map((folder) => join(platform.dataDir, folder))
      .flatMap((folder) => [sweepTemporaryFiles(folder), sweepLocks(folder)]),
  )
  const defects = createDefectLog({ folder: platform.dataDir, now: platform.now })
  const services = createServices(platform, defects)
  const app = composeRoutes(services, platform, defects)
  const { historyLog, folders, sets, bodies, vault } = services
  const { onSettingsChange } = platform
  if (onSettingsChange)
    services.settings
      .load()
      .then(({ value }) => {
        onSettingsChange(value)
      })
      .catch((error: unknown) => {
        defects.add(error, 'loading the settings')
      })
  // Delayed, so that the page's first requests come first. Read errors are reported by the routes.
  let prepared: Promise<unknown> = Promise.resolve()
  const preparing = setTimeout(() => {
    prepared = historyLog
      .prepare()
      .then(() => folders.load())
      .catch(() => undefined)
  }, prepareAfterMs)
  preparing.unref()

  const answering = new Set<Promise<Response>>()
  return {
    async fetch(request) {
      const pending = Promise.resolve(app.fetch(request))
      answering.add(pending)
      try {
        const response = withSecurityHeaders(await pending)
        response.headers.set('x-defects', String(defects.seen().length))
        return response
      } finally {
        answering.delete(pending)
      }
    },
    noteDefect: (error, doing) => {
      defects.add(error, doing)
    },
    async close() {
      try {
        clearTimeout(preparing)
        folders.close()
        await sets.close()
        await platform.transport.close()
        await Promise.allSettled([prepared, ...answering])
      } finally {
        await bodies.settle()
        vault.close()
        await defects.settle()
      }
    },
  }
}

/** The routes of the page. An uncaught error of a route is recorded; the page gets only its name. */
function composeRoutes(services: Services, platform: Platform, defects: DefectLog) {
  const { settings } = services
  const { now, onSettingsChange } = platform
  return (
    new Hono()
      .route('/api/connections', connectionRoutes(services))
      .route('/api/exchange', exchangeRoutes(services))
      .route('/api/ledger', requestLogRoutes(services))
      .route(
        '/api/history',
        historyRoutes({ ...services, settings: services.historySettings, now }),
      )
      .route('/api/sets', setRoutes(services))
      .route('/api/saved', savedRequestRoutes(services))
      .route('/api/folders', folderRoutes({ ...services, ...platform }))
      .route('/api/endpoints', endpointRoutes(services))
      .route('/api/instance', instanceRoutes(services))
      .route('/api/tabs', openTabsRoutes(services))
      .route('/api/about', aboutRoutes({ ...platform, defects }))
      .route('/api/updates', updateRoutes({ ...services, ...platform }))
      .route('/api/settings', settingsRoutes({ settings, onSettingsChange: onSettingsChange }))
      .route('/api/images', imageRoutes(services))
      .route('/api/grid-layouts', gridLayoutRoutes(services))
      .route(
        '/',
        pageRoutes(platform.page, async () => (await settings.load()).value.theme),
      )
      // By default, Hono prints the error, and a library's message may contain a token.
      .onError((error, context) => {
        if (error instanceof HTTPException && error.status < 500)
          return refusalResponse(context, 400, { kind: 'invalid-request', detail: error.name })
        defects.add(error, `${context.req.method} ${routePath(context)}`)
        return refusalResponse(context, 500, { kind: 'host-fault', detail: error.name })
      })
  )
}

/** The host's routes as a type: the page derives its client from it. */
export type HostApp = ReturnType<typeof composeRoutes>

/**
 * Subfolders of the data folder, created when needed. Leftovers of killed writers are removed at the start.
 */
const sweptFolders = ['answers', 'history'] as const

/** Creates the host's services: documents in the data folder, the vault, the client, the sets. */
function createServices(platform: Platform, defects: Pick<DefectLog, 'add'>) {
  const { dataDir, now } = platform
  const folderOf = (name: (typeof sweptFolders)[number]) => join(dataDir, name)
  const connections = createConnectionStore({ file: join(dataDir, connectionsFileName), now })
  const settings = createSettingsStore({ file: join(dataDir, 'settings.json'), now })
  const vault = createVault({
    file: join(dataDir, 'vault.json'),
    providers: platform.keyProviders,
    now,
  })
  const access = createConnectionAccess({ connections, vault, startSample: platform.startSample })
  const requestLog = createRequestLog()
  const client = createContentClient({
    requestLog,
    now,
    transport: platform.transport,
    appVersion: platform.appVersion,
    noteDefect: (error, doing) => {
      defects.add(error, doing)
    },
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
  const historyLog = createHistoryLog(folderOf('history'))
  const loadConnections = async () => (await connections.load()).value.connections
  const folders = createOpenedFolders({
    dataDir,
    own: createOwnQueries({ dataDir, connections: loadConnections, now }),
    connections: loadConnections,
    now,
  })
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
  return {
    access,
    bodies,
    client,
    connections,
    endpoints,
    folders,
    historySettings,
    layouts,
    requestLog,
    historyLog,
    outcomes,
    sets,
    settings,
    tabs,
    underWay,
    vault,
  }
}

type Services = ReturnType<typeof createServices>
