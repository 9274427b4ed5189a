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
    requested: 'endpoint',
    isJson: true,
    hadToken: true,
    advice: null,
    credentials: 'not-asked',
    isDatacycle: false,
    endpointCount: null,
    ...about,
  },
})

test('a trial asks one item of the endpoint and says what came', async () => {
  const { tryOut, sample } = await openTrial()
  expect(await tryOut({})).toEqual(answer({ status: 200 }))
  expect(await tryOut({ token: '' })).toEqual(
    answer({ status: 401, hadToken: false, advice: 'no-token' }),
  )
  expect(await tryOut({ endpoint: 'no-such' })).toEqual(
    answer({ status: 404, advice: 'endpoint-missing' }),
  )
  expect(await tryOut({ endpoint: 'odd-html' })).toEqual(answer({ status: 200, isJson: false }))
  expect(await tryOut({ token: sample.tokens.limited, endpoint: 'everything' })).toEqual(
    answer({ status: 403, advice: 'no-access' }),
  )
})

async function openCoreTrial() {
  const { tryOut } = await openTrial()
  const core = await startCoreSample({ port: 0 })
  onTestFinished(core.close)
  const tryCore = (token: string, endpoint: string, path = '') =>
    tryOut({ baseUrl: core.baseUrl + path, token, endpoint })
  const requested = () => core.requestLines().map((line) => line.replace('/api/v4/', ''))
  return { core, tryCore, requested }
}

test('a 401 that may mean the token or its right is followed by the question that tells', async () => {
  const { core, tryCore, requested } = await openCoreTrial()
  expect(await tryCore(core.tokens.partner, 'orte')).toEqual(
    answer({ status: 401, advice: 'token-or-access', credentials: 'accepted' }),
  )
  expect(await tryCore('wrong', 'orte')).toEqual(
    answer({ status: 401, advice: 'core-token-refused', credentials: 'not-asked' }),
  )
  const [first, second] = [
    'GET endpoints/orte?page%5Bsize%5D=1 HTTP/1.1',
    'GET auth/check_credentials HTTP/1.1',
  ]
  // The words of the second answer tell by themselves that the token is wrong.
  expect(requested()).toEqual([first, second, first])
})

test('without an endpoint CORE is asked whether it takes the token, and what it offers to it', async () => {
  const { core, tryCore, requested } = await openCoreTrial()
  const about = { requested: 'credentials' }
  expect(await tryCore(core.tokens.editor, '')).toMatchObject({
    body: { ...about, status: 200, isDatacycle: true, endpointCount: expect.any(Number) as number },
  })
  expect(await tryCore('wrong', '')).toEqual(
    answer({ ...about, status: 401, advice: 'core-token-refused' }),
  )
  expect(requested()).toEqual([
    'GET auth/check_credentials HTTP/1.1',
    'GET users HTTP/1.1',
    'GET auth/check_credentials HTTP/1.1',
  ])
})

test('the first item shows that it is a CORE; of an unknown endpoint the list does, and so that the token holds', async () => {
  const { core, tryCore } = await openCoreTrial()
  const { editor } = core.tokens
  expect(await tryCore(editor, 'orte')).toEqual(answer({ status: 200, isDatacycle: true }))
  expect(await tryCore(editor, 'no-such')).toMatchObject({
    body: { status: 404, isDatacycle: true, advice: 'core-endpoint-unknown' },
  })
  expect(await tryCore(editor, 'a..b')).toMatchObject({
    body: { status: 404, isDatacycle: false, advice: 'core-guard-path' },
  })
})

test('an address that lies beside the interface says so, and nothing of the token', async () => {
  const { core, tryCore } = await openCoreTrial()
  expect(await tryCore(core.tokens.editor, 'orte', '/core')).toMatchObject({
    body: { status: 404, isDatacycle: false, advice: 'base-address' },
  })
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
    body: { kind: 'token', problem: 'inner-space' },
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
