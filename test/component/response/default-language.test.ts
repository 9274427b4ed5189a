import { expect, test } from 'vitest'
import { useDefaultLanguage } from '#app/response/use-default-language.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { emptyForm } from '#core/query/form.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

test('only a dataCycle CORE that was asked for no language leaves items of other languages out', async () => {
  const german = {
    ...emptyForm,
    extra: [{ name: 'language', value: { kind: 'text', text: 'de' } }],
  } as const
  const responseOf = (connectionId: string, form: typeof emptyForm) =>
    useDefaultLanguage(() => ({ sent: { connectionId, form } }))
  const { opened, close } = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      core: responseOf('core', emptyForm),
      coreInGerman: responseOf('core', german),
      other: responseOf('other', emptyForm),
    }),
    {
      host: () =>
        connectionsResponse([
          viewConnection({ id: 'core', server: 'datacycle-core' }),
          viewConnection({ id: 'other', baseUrl: 'https://other.example' }),
        ]),
    },
  )
  await opened.connections.load(null)
  const { core, coreInGerman, other, query } = opened
  expect([core, coreInGerman, other].map((one) => one.isDefaultLanguageOnly.value)).toEqual([
    true,
    false,
    false,
  ])
  expect(core.canChooseAll.value).toBe(true)
  core.chooseAllLanguages()
  expect(query.form.extra.map(({ name }) => name)).toEqual(['language'])
  expect(core.canChooseAll.value).toBe(false)
  close()
})
