import { mount } from '@vue/test-utils'
import { createPinia, type Pinia } from 'pinia'
import { h, type Component, type VNode } from 'vue'
import { createExchanges, sendExchangeKey, type SendExchange } from '#app/client/response-client.ts'
import type { Defect } from '#core/defect/defect.ts'
import type { Language } from '#core/language/language.ts'
import MessageProvider from '#app/ui/MessageProvider.vue'
import { createHostClient, hostClientKey } from '#app/client/host-client.ts'
import { startExportKey, type StartExport } from '#app/features/export/start-export.ts'
import { pageWords } from './page-words.ts'
import { serveExchanges, type Serve } from './serve-exchanges.ts'
import { ThreadWorker } from './thread-worker.ts'

/** What is around the stores and components of a page, as far as a test needs it. */
interface Around {
  /** Answers for the host; without it there is no host any more. */
  host?: (path: string, body: unknown) => Response | Promise<Response>
  /** Answers what the page sends to the API, through the page's own workers. */
  serve?: Serve
  /** In place of them. */
  send?: SendExchange
  startExport?: StartExport
  language?: Language
}

/** A page of nothing but what `setUp` takes into use; undone by `close`. */
export function openPage<T>(
  setUp: () => T,
  { host, serve, send, startExport, language = 'en' }: Around = {},
  /** What the page shows of it; nothing unless said. */
  show: (opened: T) => VNode | null = () => null,
) {
  const requested: string[] = []
  const exchange = serve && serveExchanges(serve)
  Object.assign(window, { Worker: ThreadWorker })
  // Not as a stub: taken back in another file's window, it would stay that window's.
  window.fetch = (address, init) => {
    const { pathname } = new URL(
      address instanceof Request ? address.url : address,
      location.origin,
    )
    const exchanged = exchange?.(pathname, init)
    if (exchanged) return exchanged
    requested.push(`${init?.method ?? 'GET'} ${pathname}`)
    // As a browser does it where nobody listens.
    if (!host) return Promise.reject(new TypeError('Failed to fetch'))
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    return Promise.resolve(host(pathname, body))
  }
  const pinia = createPinia()
  const taken: T[] = []
  const page: Component = {
    setup() {
      const opened = setUp()
      taken.push(opened)
      return () => show(opened)
    },
  }
  const wrapper = mount(
    {
      render: () => h(MessageProvider, null, { default: () => h(page) }),
    },
    {
      attachTo: document.body,
      global: {
        plugins: [pinia, pageWords(language)],
        provide: {
          [hostClientKey]: createHostClient(null, {
            onSessionLost: noSession,
            onDefects: () => undefined,
          }),
          [sendExchangeKey]: send ?? (serve ? createExchanges(null, endings).send : nobodySends),
          ...(startExport && { [startExportKey]: startExport }),
        },
      },
    },
  )
  const [opened] = taken
  if (opened === undefined) throw new Error('The page was not set up')
  return {
    opened,
    /**
     * A store of this page. Called by itself outside of `setUp`, `useStore` may give that of an earlier test, of which
     * something has just ended.
     */
    use: <Store>(useStore: (pinia: Pinia) => Store): Store => useStore(pinia),
    /** What the host was asked, in order. */
    requested,
    said: () => Array.from(document.querySelectorAll('.message'), (told) => told.textContent),
    close: () => {
      wrapper.unmount()
    },
  }
}

/** As in Electron: there is no session that could be lost. */
const noSession = () => undefined

const endings = {
  onRefused: noSession,
  onDefect: ({ name, doing }: Defect) => {
    throw new Error(`A defect: ${name} in ${doing}`)
  },
}

const nobodySends: SendExchange = () => {
  throw new Error('Nothing is to be sent here')
}
