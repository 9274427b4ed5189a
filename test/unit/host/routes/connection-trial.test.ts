import { expect, onTestFinished, test } from 'vitest'
import { presets, type PresetName } from '#core/query/conventions.ts'
import { startCoreSample } from '#sample/index.ts'
import { openHost } from './open-host.ts'

async function openTrial() {
  const { sample, post, ask } = await openHost()
  const tryOut = async (trial: {
    id?: string
    token?: string
    endpoint?: string
    preset?: PresetName
    baseUrl?: string
    more?: object
  }) => {
    const draft = {
      name: 'Tried',
      baseUrl: trial.baseUrl ?? sample.baseUrl,
      conventions: presets[trial.preset ?? 'documented'],
      ...trial.more,
    }
    const { id = null, token = sample.tokens.full, endpoint = 'events' } = trial
    return post('/api/connections/test', { id, draft, token, endpoint })
  }
  return { sample, tryOut, post, ask }
}

const answer = (about: object) => ({
  status: 200,
  body: {
    kind: 'answer',
    asked: 'endpoint',
    isJson: true,
    hadToken: true,
    credentials: 'not-asked',
    ...about,
  },
})

test('a trial asks one item of the endpoint and says what came', async () => {
  const { tryOut, sample } = await openTrial()
  expect(await tryOut({})).toEqual(answer({ status: 200 }))
  expect(await tryOut({ token: 'wrong' })).toEqual(answer({ status: 401 }))
  expect(await tryOut({ token: '' })).toEqual(answer({ status: 401, hadToken: false }))
  expect(await tryOut({ endpoint: 'no-such' })).toEqual(answer({ status: 404 }))
  expect(await tryOut({ endpoint: 'odd-html' })).toEqual(answer({ status: 200, isJson: false }))
  expect(await tryOut({ token: sample.tokens.limited, endpoint: 'everything' })).toEqual(
    answer({ status: 403 }),
  )
})

test('where CORE says 401 for two reasons, a second question tells them apart', async () => {
  const { tryOut } = await openTrial()
  const core = await startCoreSample({ port: 0 })
  onTestFinished(core.close)
  const tryCore = (token: string) =>
    tryOut({ baseUrl: core.baseUrl, token, endpoint: 'orte', preset: 'core' })
  expect(await tryCore(core.tokens.partner)).toEqual(
    answer({ status: 401, credentials: 'accepted' }),
  )
  expect(await tryCore('wrong')).toEqual(answer({ status: 401, credentials: 'refused' }))
})

test('without an endpoint, CORE is asked whether it takes the token', async () => {
  const { tryOut } = await openTrial()
  expect(await tryOut({ endpoint: '', preset: 'core' })).toEqual(
    answer({ status: 200, asked: 'credentials' }),
  )
  expect(await tryOut({ endpoint: '', token: 'wrong', preset: 'core' })).toEqual(
    answer({ status: 401, asked: 'credentials' }),
  )
})

test('no answer is told with its reason', async () => {
  const { tryOut } = await openTrial()
  expect(await tryOut({ baseUrl: 'http://127.0.0.1:9' })).toEqual({
    status: 200,
    body: { kind: 'no-answer', problem: { kind: 'refused', host: '127.0.0.1:9' } },
  })
  expect(await tryOut({ baseUrl: 'http://api.example' })).toEqual({
    status: 200,
    body: { kind: 'no-answer', problem: { kind: 'plain-http', host: 'api.example' } },
  })
})

test('what cannot be tried is refused as it would be when saved', async () => {
  const { tryOut } = await openTrial()
  expect(await tryOut({ baseUrl: 'ftp://api.example' })).toEqual({
    status: 422,
    body: { kind: 'base-url', reason: 'not-http' },
  })
  expect(await tryOut({ token: 'two words' })).toEqual({
    status: 422,
    body: { kind: 'token', reason: 'inner-space' },
  })
  expect(await tryOut({ more: { certificates: 'hello' } })).toEqual({
    status: 422,
    body: { kind: 'certificates', reason: 'no-certificate' },
  })
})

test('an untouched token field means the stored token, and only at its own address', async () => {
  const { tryOut, post, sample } = await openTrial()
  const saved = await post('/api/connections', { name: 'Saved', baseUrl: sample.baseUrl })
  const { id } = saved.body as { id: string }
  await post(`/api/connections/${id}/token`, { token: sample.tokens.full })

  expect(await tryOut({ id, token: '' })).toEqual(answer({ status: 200 }))
  expect(await tryOut({ id, token: '', baseUrl: 'http://127.0.0.1:9' })).toEqual({
    status: 200,
    body: { kind: 'token-unavailable', state: 'other-origin' },
  })
})

test('the sample instance is tried with its own token', async () => {
  const { tryOut } = await openTrial()
  expect(await tryOut({ id: 'sample', token: '', baseUrl: 'http://127.0.0.1:9' })).toEqual(
    answer({ status: 200 }),
  )
})

test('a trial saves nothing', async () => {
  const { tryOut, ask } = await openTrial()
  const before = await ask('/api/connections')
  await tryOut({})
  expect(await ask('/api/connections')).toEqual(before)
})
