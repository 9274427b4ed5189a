import type { Pinia } from 'pinia'
import { createApp, type App as VueApp, type Plugin } from 'vue'
import App from './App.vue'
import { createExchanges, type SendExchange, sendExchangeKey } from '#app/client/response-client.ts'
import {
  createHostClient,
  type EarlyResponses,
  hostClientKey,
  type HostClient,
  readOk,
} from '#app/client/host-client.ts'
import type { Entry } from '#app/client/launch.ts'
import { createStartExport, startExportKey } from '#app/features/export/start-export.ts'
import { openedAtLaunchKey } from '#app/features/share/use-opened-link.ts'
import { useDefectsStore } from '#app/stores/defects-store.ts'

/**
 * Creates the page with everything that its components inject; does not mount it. `onSessionLost` is called if
 * the shell no longer knows the page, `onUsable` once the workbench is drawn and the page is idle.
 */
export function createPage(
  { appToken, opened }: Pick<Extract<Entry, { kind: 'open' }>, 'appToken' | 'opened'>,
  options: {
    pinia: Pinia
    pageWords: Plugin
    early?: EarlyResponses
    onSessionLost: () => void
    onUsable?: (rehearse: SendExchange) => void
  },
): { app: VueApp; client: HostClient } {
  const { pinia, pageWords, early, onSessionLost, onUsable } = options
  const onDefect = useDefectsStore(pinia).add
  const client = createHostClient(appToken, {
    early,
    onSessionLost,
    onDefects: () => void showDefectsOfHost(),
  })
  async function showDefectsOfHost() {
    const response = await readOk(await client.api.about.defects.$get())
    for (const defect of response.defects) onDefect(defect)
  }
  // Workers call the host directly. A request of the page's client then reports a lost session.
  const onRefused = () => void client.api.about.$get().catch(() => undefined)
  const exchanges = createExchanges(appToken, { onRefused, onDefect })
  const app = createApp(App, {
    onUsable: () => {
      exchanges.warmUp()
      onUsable?.(exchanges.rehearse)
    },
  })
    .provide(hostClientKey, client)
    .provide(openedAtLaunchKey, opened)
    .provide(sendExchangeKey, exchanges.send)
    .provide(startExportKey, createStartExport(appToken, onDefect))
    .use(pinia)
    .use(pageWords)
  return { app, client }
}
