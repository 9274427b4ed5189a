import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { endpointsNamedBy } from '#core/instance/known-endpoints.ts'
import type { OpenTab } from '#core/workspace/open-tabs.ts'

const uuid = '0f0d6b0e-6f2c-4f5b-9d43-2b8f6a3f1c11'
const tab = (connectionId: string | null, endpoint: string, endpointLabel?: string): OpenTab => ({
  id: `${endpoint} of ${String(connectionId)}`,
  connectionId,
  form: { ...emptyForm, endpoint },
  rawBody: null,
  savedId: null,
  ...(endpointLabel !== undefined && { endpointLabel }),
})

test('saved tabs name the endpoints of their own connection, where the label is known', () => {
  const tabs = [
    tab('live', ` ${uuid} `, 'Events in summer'),
    tab('live', 'tours'),
    tab('other', uuid, 'Places'),
    tab(null, uuid, 'Nowhere'),
  ]
  expect(endpointsNamedBy(tabs, 'live')).toEqual([
    { name: uuid, otherName: '', label: 'Events in summer' },
  ])
})
