import { join } from 'node:path'
import { createContentClient } from '#host/content-client/content-client.ts'
import { createExchangesUnderWay } from '#host/exchange/exchanges-under-way.ts'
import { createOutcomeRegister } from '#host/exchange/outcome-register.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import type { DefectLog } from '#host/defects/defect-log.ts'
import type { Platform } from '#host/platform/platform.ts'
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

/**
 * Subfolders of the data folder, created when needed. Leftovers of killed writers are removed at the start.
 */
export const sweptFolders = ['answers', 'history', 'saved'] as const

/** Creates the host's services: documents in the data folder, the vault, the client, the sets. */
export function createServices(platform: Platform, defects: Pick<DefectLog, 'add'>) {
  const { dataDir, now, onSettingsChange } = platform
  const folderOf = (name: (typeof sweptFolders)[number]) => join(dataDir, name)
  const connections = createConnectionStore({ file: join(dataDir, connectionsFileName), now })
  const settings = createSettingsStore({ file: join(dataDir, 'settings.json'), now })
  if (onSettingsChange)
    void settings.load().then(({ value }) => {
      onSettingsChange(value)
    })
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
    userAgent: `Endpoint-Explorer/${platform.appVersion}`,
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
  return {
    access,
    bodies,
    client,
    connections,
    endpoints,
    historySettings,
    layouts,
    requestLog,
    historyLog,
    outcomes,
    saved,
    sets,
    settings,
    tabs,
    underWay,
    vault,
  }
}

export type Services = ReturnType<typeof createServices>
