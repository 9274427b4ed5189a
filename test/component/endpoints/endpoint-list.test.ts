import { expect, test } from 'vitest'
import { h } from 'vue'
import EndpointList from '#app/features/endpoints/EndpointList.vue'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const own = viewConnection({ id: 'one', name: 'Live' })
const find = (id: string) => document.querySelector<HTMLElement>(`[data-test="${id}"]`)

test.each([
  [{ kind: 'token-refused', status: 401, hadToken: true }, 'edit-token'],
  [{ kind: 'token-refused', status: 403, hadToken: true }, 'edit-token'],
  [{ kind: 'no-answer', problem: { kind: 'refused', host: 'one.example' } }, 'edit-connection'],
  [{ kind: 'fault', status: 503 }, null],
  [{ kind: 'not-offered', status: 404 }, null],
])('after %j the list offers what may help', async (answer, remedy) => {
  const chosen: string[] = []
  const page = openPage(
    () => ({ commands: useCommandsStore(), connections: useConnectionsStore() }),
    {
      host: (path) => {
        if (path === '/api/connections') return connectionsResponse([own])
        if (path.startsWith('/api/instance/')) return Response.json(answer)
        return Response.json(path.startsWith('/api/endpoints/') ? { endpoints: [] } : own)
      },
    },
    () =>
      h(EndpointList, {
        test: 'endpoints',
        onRemedy: (command: string) => chosen.push(command),
      }),
  )
  const { commands, connections } = page.opened
  for (const command of ['edit-token', 'edit-connection'] as const)
    commands.register(command, { run: () => undefined, isPossible: () => true })
  await connections.load('one')
  find('endpoints.fetch')?.click()
  const words = find('endpoints.fetched')?.textContent
  await until(() => {
    expect(find('endpoints.fetched')?.textContent).not.toBe(words)
    expect(find('endpoints.fetched')?.textContent).not.toContain('Loading')
  })
  find('endpoints.edit-token')?.click()
  find('endpoints.edit-connection')?.click()
  expect(chosen).toEqual(remedy === null ? [] : [remedy])
  page.close()
})
