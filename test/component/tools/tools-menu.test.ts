import { expect, test } from 'vitest'
import { h } from 'vue'
import ToolsMenu from '#app/features/tools/ToolsMenu.vue'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const view = viewConnection({ id: 'one' })

/** The reasons in the open menu by the test IDs of their entries; `sets` can be used. */
async function reasonsWith(connections: readonly (typeof view)[]) {
  const page = openPage(
    () => ({ connections: useConnectionsStore(), commands: useCommandsStore() }),
    {
      host: (path) =>
        path === '/api/connections' ? connectionsResponse(connections) : Response.json(view),
    },
    () => h(ToolsMenu),
  )
  await page.opened.connections.load(connections.length > 0 ? 'one' : null)
  page.opened.commands.register('sets', { run: () => undefined, isPossible: () => true })
  document.querySelector<HTMLElement>('[data-test="tools.open"]')?.click()
  const entries = await until(() => {
    const found = Array.from(document.querySelectorAll<HTMLElement>('[role="menuitem"]'))
    expect(found.length).toBeGreaterThan(0)
    return found
  })
  const reasons = new Map(
    entries.map((entry) => [
      entry.dataset.test,
      entry.querySelector('.reason')?.textContent ?? null,
    ]),
  )
  page.close()
  return reasons
}

test('without a connection, that is what every tool needs', async () => {
  const reasons = await reasonsWith([])
  expect(reasons.get('sets.open')).toBeNull()
  reasons.delete('sets.open')
  expect(new Set(reasons.values())).toEqual(new Set(['needs a connection']))
})

test('with a connection, a disabled tool names what else it needs', async () => {
  const reasons = await reasonsWith([view])
  const named = ['tools.changes', 'tools.compare']
  expect(named.map((test) => reasons.get(test))).toEqual([
    'needs a dataCycle server',
    'needs a response',
  ])
})
