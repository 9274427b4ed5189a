import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ref } from 'vue'
import { createHostClient, hostClientKey } from '#app/client/host-client.ts'
import { useGridLayout } from '#app/response/use-arranged-columns.ts'
import { defaultLayout } from '#core/content/grid-layout.ts'

/** What the page has asked the host to keep: for which endpoint, which columns are hidden, while it is left or not. */
const kept: { endpoint: string; hidden: string[]; isLeaving: boolean }[] = []

beforeEach(() => {
  kept.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    if (typeof init.body === 'string') {
      const { endpoint, layout } = JSON.parse(init.body) as {
        endpoint: string
        layout: { hidden: string[] }
      }
      kept.push({ endpoint, hidden: layout.hidden, isLeaving: init.keepalive === true })
    }
    return Promise.resolve(Response.json({ layout: null }))
  })
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const owner = ref({ connectionId: 'one', endpoint: 'events' })
  let hide: (...keys: string[]) => void = () => undefined
  const wrapper = mount(
    {
      setup() {
        const { change } = useGridLayout(owner)
        hide = (...keys) => {
          change({ ...defaultLayout, hidden: keys })
        }
      },
      template: '<div />',
    },
    {
      global: {
        provide: {
          [hostClientKey]: createHostClient(null, {
            onSessionLost: () => undefined,
            onDefects: () => undefined,
          }),
        },
      },
    },
  )
  return {
    owner,
    hide: (...keys: string[]) => {
      hide(...keys)
    },
    close: () => {
      wrapper.unmount()
    },
  }
}

test('columns are kept once nothing changes any more', () => {
  const { hide, close } = open()
  hide('@type')
  hide('@type', 'name')
  expect(kept).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(kept).toEqual([{ endpoint: 'events', hidden: ['@type', 'name'], isLeaving: false }])
  close()
})

test('a page that is left keeps at once what it has not kept yet', () => {
  const { hide, close } = open()
  hide('@type')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept).toEqual([{ endpoint: 'events', hidden: ['@type'], isLeaving: true }])
  window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(10_000)
  expect(kept).toHaveLength(1)
  close()
})

test('the columns of another endpoint, changed soon after, take nothing away', () => {
  const { owner, hide, close } = open()
  hide('@type')
  owner.value = { connectionId: 'one', endpoint: 'places' }
  hide('name')
  vi.advanceTimersByTime(10_000)
  expect(kept).toEqual([
    { endpoint: 'events', hidden: ['@type'], isLeaving: false },
    { endpoint: 'places', hidden: ['name'], isLeaving: false },
  ])
  close()
})
