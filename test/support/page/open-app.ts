import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPinia, disposePinia } from 'pinia'
import { expect, onTestFinished, vi } from 'vitest'
import { createPage } from '#app/create-page.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useDefectsStore } from '#app/stores/defects-store.ts'
import type { Opened } from '#core/share/opened.ts'
import type { Language } from '#core/language/language.ts'
import { defaultSettings } from '#core/settings/default-settings.ts'
import type { Settings } from '#core/settings/settings.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createHost } from '#host/create-host.ts'
import { postOk, putInUse, type ConnectionInUse } from '../put-in-use.ts'
import { shareSample } from '../shared-samples.ts'
import { pageWords } from './page-words.ts'
import { ThreadWorker } from './thread-worker.ts'
import { until } from './until.ts'
import { readFileSync } from 'node:fs'

interface AppOptions {
  connection?: ConnectionInUse
  language?: Language
  settings?: Partial<Settings>
  /** What the app was started with: a link or a file. */
  opened?: Opened | null
  /** As in the desktop app, which can ask the system for a folder. */
  chooseFolder?: () => Promise<string | null>
  /** Errors of the page that the test brings about on purpose; any other fails the test. */
  allowedProblems?: readonly RegExp[]
}

/**
 * Opens the whole app as `main.ts` does, with a host of its own in this process, an empty data folder and the
 * shared samples. Everything is taken away after the test, which fails for an error that nobody expected.
 */
export async function openApp(options: AppOptions = {}) {
  const { connection = 'sample', language = 'en', settings = {}, opened = null } = options
  const problems: string[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-explorer-page-'))
  const host = await createHost({
    appVersion: '0.0.0',
    ...(options.chooseFolder && { chooseFolder: options.chooseFolder }),
    dataDir,
    page: new Map(),
    transport: createUndiciTransport({ environment: {}, trustedCertificates: [] }),
    keyProviders: [],
    startSample: shareSample,
    now: () => new Date(),
  })
  const requested: string[] = []
  let page: { unmount: () => void } | null = null
  onTestFinished(async () => {
    page?.unmount()
    // What the page would still send finds nobody, or it would write into the folder that is removed.
    window.fetch = nobodyListens
    await host.close()
    // What is being written while the host ends may come between.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
    const { allowedProblems = [] } = options
    const unexpected = problems.filter((said) => !allowedProblems.some((one) => one.test(said)))
    expect(unexpected, 'what no page may do').toEqual([])
  })

  await postOk(host, '/api/settings', { ...defaultSettings, ...settings, language })
  const connectionId = await putInUse(host, connection)
  const sample = await shareSample(connectionId === 'core-sample' ? 'core-sample' : 'sample')
  const linesBefore = sample.received.length

  window.fetch = async (...asked) => {
    const request = toRequest(...asked)
    const response = await host.fetch(request)
    requested.push(`${request.method} ${new URL(request.url).pathname}`)
    return response
  }
  Object.assign(window, { Worker: ThreadWorker })
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = lightTokens
  // The last one is called first, while the page still has its colors.
  onTestFinished(async () => {
    // What is still being loaded when the last test of a file ends could not be loaded by the next file either.
    await vi.dynamicImportSettled()
    style.remove()
  })

  async function mount(openedNow: Opened | null) {
    const pinia = createPinia()
    const defects = useDefectsStore(pinia)
    const { app } = createPage(
      { appToken: null, opened: openedNow },
      {
        pinia,
        pageWords: pageWords(language),
        onSessionLost: () => {
          throw new Error('The host refused its own page')
        },
      },
    )
    app.config.errorHandler = (error, _component, doing) => {
      problems.push(`${doing}: ${String(error)}`)
    }
    app.config.warnHandler = (message) => {
      problems.push(message)
    }
    const place = document.body.appendChild(document.createElement('div'))
    app.mount(place)
    page = {
      unmount: () => {
        problems.push(...defects.seen.map(({ defect }) => `defect ${JSON.stringify(defect)}`))
        app.unmount()
        // A store that writes later would do so in the next test.
        disposePinia(pinia)
        document.body.replaceChildren()
      },
    }
    await until(() => {
      expect(document.querySelector('.workbench')).toBeTruthy()
    })
    return useConnectionsStore(pinia)
  }
  // As a person would, who reads the window before using it.
  await (
    await mount(opened)
  ).preparing

  return {
    dataDir,
    host,
    sample,
    /** What the page has asked the host that was answered, in order: `POST /api/history`. */
    requested,
    /** The request lines that the sample in use got since the app was opened. */
    sent: () => sample.received.slice(linesBefore),
    /** Loads the page anew, as a browser would. */
    async reload() {
      window.dispatchEvent(new Event('pagehide'))
      page?.unmount()
      await mount(null)
    },
  }
}

const toRequest = (...[input, init]: Parameters<typeof fetch>) =>
  new Request(input instanceof Request ? input : new URL(input, location.origin), init)

/** From now on `answer` gets each request of the page first; null leaves it to the host. */
export function answerFirst(answer: (request: Request) => Promise<Response | null>): void {
  const { fetch: askHost } = window
  window.fetch = async (...asked) => {
    const request = toRequest(...asked)
    return (await answer(request)) ?? askHost(request)
  }
}

/** The pane that shows the request is open. */
export const requestShown: Partial<Settings> = {
  panes: { ...defaultSettings.panes, isRequestOpen: true },
}

/** As in a browser where the host has ended. */
const nobodyListens = () => Promise.reject(new TypeError('Failed to fetch'))

const color = String.raw`(?:[^(),]|\([^)]*\))+`
const bothColors = new RegExp(String.raw`light-dark\((${color}),${color}\)`, 'g')

/** The page's tokens as CSS that Happy DOM reads, which knows no `light-dark()`: with the light color of each. */
const lightTokens = readFileSync(
  join(import.meta.dirname, '../../../src/app/ui/tokens.css'),
  'utf8',
).replaceAll(bothColors, '$1')
