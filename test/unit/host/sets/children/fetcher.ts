import { connection as connectionSchema } from '#core/connection/connection.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { ok } from '#core/result.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { createSets } from '#host/sets/sets.ts'
import { owner } from '../../../../servers/core/moving-store.ts'

/** Begins a set, or goes on with it, until it ends or is killed: FOLDER BASE_URL ID WAY. */
const [folder = '', baseUrl = '', id = '', way = ''] = process.argv.slice(2)
const now = () => new Date()
const transport = createUndiciTransport({ environment: {}, trustedCertificates: [] })
const connection = connectionSchema.parse({ id: 'one', name: 'Server', baseUrl })
const sets = createSets({
  folder,
  now,
  limitBytes: () => Promise.resolve(Infinity),
  client: createContentClient({
    transport,
    requestLog: createRequestLog(),
    appVersion: '1',
    now,
  }),
  access: { open: () => Promise.resolve(ok({ connection, token: owner.token })) },
  delay: () => Promise.resolve(),
})
const { sets: there } = await sets.list()
const begun = there.some((one) => one.id === id)
  ? await sets.resume(id)
  : await sets.start({
      id,
      connectionId: 'one',
      form: {
        ...emptyForm,
        endpoint: 'all',
        pageSize: '10',
        sort: [{ attribute: 'name', direction: 'ascending' }],
      },
      conventions: presets.core,
      isDatacycle: true,
      way: way === 'ids' ? 'ids' : 'pages',
      isGentle: false,
    })
process.send?.(begun.ok ? 'begun' : begun.error)
