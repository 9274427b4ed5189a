import { createPinia, disposePinia, getActivePinia, setActivePinia } from 'pinia'
import { createApp, defineComponent, h, type Plugin } from 'vue'
import type { Settings } from '#core/settings/settings.ts'
import { type SendExchange, sendExchangeKey } from '#app/client/response-client.ts'
import { createSilentClient, hostClientKey } from '#app/client/host-client.ts'
import { createStartExport, startExportKey } from '#app/features/export/start-export.ts'
import { presets } from '#core/query/conventions.ts'
import { freshForm } from '#core/query/form.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import PageProviders from '#app/ui/PageProviders.vue'
import { provideNameWords } from '#app/words/use-name-words.ts'
// Loaded before the response comes, or it would have ended by then.
import '#app/features/results/ResponseViews.vue'
import '#app/features/results/ShownPage.vue'
import ResultsPane from '#app/features/results/ResultsPane.vue'

/** Time for what is drawn after the first rows. */
const afterEndMs = 300

/**
 * Draws a generated response once, so that the code is compiled before the first real one: its longest task
 * took three times as long without (bench: ratios). The results have stores of their own, a host that is
 * never asked, and a `place` outside of the document; they go when the response has ended.
 */
export function rehearseResults(
  place: Element,
  options: {
    settings: Settings
    pageWords: Plugin
    /** Reads a generated response instead of sending a request. */
    rehearse: SendExchange
    onError: (error: unknown) => void
  },
): void {
  const { settings, pageWords, rehearse, onError } = options
  const ofPage = getActivePinia()
  const pinia = createPinia()
  let timer: ReturnType<typeof setTimeout> | undefined

  const send: SendExchange = (request, listener) =>
    rehearse(request, (event) => {
      listener(event)
      if (event.kind === 'end' || event.kind === 'problem') timer ??= setTimeout(end, afterEndMs)
    })
  function end() {
    app.unmount()
    disposePinia(pinia)
    setActivePinia(ofPage)
  }

  const app = createApp(createResults(settings))
    .provide(hostClientKey, createSilentClient())
    .provide(sendExchangeKey, send)
    .provide(startExportKey, createStartExport(null, onError))
    .use(pinia)
    .use(pageWords)
  app.config.errorHandler = onError
  app.mount(place)
  setActivePinia(ofPage)
}

/** The results of a generated response. */
const createResults = (pageSettings: Settings) =>
  defineComponent(() => {
    const settings = useSettingsStore()
    settings.settings = pageSettings
    provideNameWords(() => (settings.settings.apiNames ? null : settings.language))

    const form = { ...freshForm, endpoint: 'rehearsal' }
    const plan = { kind: 'get', endpoint: form.endpoint, query: [] } as const
    useResponseStore().send({
      id: 'rehearsal',
      savedResponseId: null,
      sentAt: new Date(0).toISOString(),
      connectionId: 'rehearsal',
      baseUrl: 'https://rehearsal.example',
      conventions: presets.documented,
      form,
      plan,
      purpose: { kind: 'send' },
      query: { form, plan },
    })
    return () => h(PageProviders, { theme: settings.theme }, () => h(ResultsPane))
  })
