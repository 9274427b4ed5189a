import '@fontsource-variable/inter'
import '@fontsource-variable/jetbrains-mono'
import '#app/ui/elements.css'
import '#app/ui/action-button.css'
import '#app/ui/patterns.css'
import '#app/ui/utilities.css'
import '#app/ui/focus-ring.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { noteSessionLost } from '#app/client/launch.ts'
import { chooseLanguage } from '#core/language/language.ts'
import { loadStartWords } from '#app/i18n/load-words.ts'
import { createPageWords } from '#app/i18n/page-words.ts'
import { createPage } from './create-page.ts'
import { firstRequests } from './first-requests.ts'
import StartFailure from './StartFailure.vue'
import { useDefectsStore } from '#app/stores/defects-store.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { waitUntilIdle } from '#app/ui/when-idle.ts'
import type { SendExchange } from '#app/client/response-client.ts'

/** Interval of the check for defects of the host, which are thus shown within two seconds. */
const hostCheckMs = 1500

const pinia = createPinia()
const defects = useDefectsStore(pinia)
window.addEventListener('unhandledrejection', ({ reason }) => {
  defects.report(reason, 'unhandled rejection')
})
window.addEventListener('error', ({ error }) => {
  // Ignores the browser's ResizeObserver notices, which are not errors.
  if (error !== null && error !== undefined) defects.report(error, 'error event')
})

const defectOf = (doing: string) => (error: unknown) => {
  defects.report(error, doing)
}

/** A function, because with top-level awaits the bundler creates eighty small files. */
async function open() {
  const { language, early } = firstRequests
  const [entry, words] = await Promise.all([firstRequests.entry, firstRequests.words])
  const pageWords = createPageWords(language, words, navigator.languages)
  // The settings may choose another language; a locked page has no settings.
  document.documentElement.lang = language

  function reloadLocked() {
    noteSessionLost(sessionStorage)
    window.location.reload()
  }

  if (entry.kind === 'locked') {
    const { default: NoAccessPage } = await import('./NoAccessPage.vue')
    createApp(NoAccessPage, { reason: entry.reason }).use(pageWords).mount('#app')
  } else {
    const { app, client } = createPage(entry, {
      pinia,
      pageWords,
      early,
      onSessionLost: reloadLocked,
      onUsable: (rehearse) => {
        waitUntilIdle(() => void prepareFirstSend(rehearse).catch(defectOf('rehearsal')))
      },
    })
    async function prepareFirstSend(rehearse: SendExchange) {
      const { rehearseResults } = await import('./rehearse-results.ts')
      const { settings } = useSettingsStore(pinia)
      rehearseResults(document.createElement('div'), {
        settings,
        pageWords,
        rehearse,
        onError: defectOf('rehearsal'),
      })
    }
    // Like every response, this one has the number of host defects in a header. Its body is read too, because
    // the browser would otherwise keep the connection open.
    const checkHost = async () => (await client.api.about.defects.$get()).text()
    setInterval(() => {
      if (document.visibilityState === 'visible') void checkHost().catch(() => undefined)
    }, hostCheckMs)
    /** Errors before the page is mounted, when nothing is visible yet. */
    const thrownAtStart: unknown[] = []
    let isMounted = false
    app.config.errorHandler = (error, _component, doing) => {
      if (isMounted) defects.report(error, doing)
      else thrownAtStart.push(error)
      console.error(error)
    }
    app.mount('#app')
    isMounted = true
    if (thrownAtStart.length === 0) return
    app.unmount()
    await showStartFailure(thrownAtStart[0])
  }
}

/** Shows why the page could not start. Rejects if the page's texts cannot be loaded either. */
async function showStartFailure(error: unknown) {
  defects.report(error, 'start')
  const language = chooseLanguage('system', navigator.languages)
  const pageWords = createPageWords(language, await loadStartWords(language), navigator.languages)
  createApp(StartFailure).use(pinia).use(pageWords).mount('#app')
}

void open().catch(showStartFailure)
