import { describe, expect, test } from 'vitest'
import { renderEndpointLink } from '#core/share/render-endpoint.ts'
import {
  readAddressedRequest,
  type UnknownServerChoice,
} from '#core/import/read-addressed-request.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'

const website = { id: 'website', baseUrl: 'https://api.example/base', conventions: presets.core }
const sample = { id: 'sample', baseUrl: 'http://127.0.0.1:8000', conventions: presets.documented }
const here = { connections: [sample, website], current: sample, conventions: sample.conventions }

const link = (name: string, baseUrl: string) =>
  renderEndpointLink({
    title: 'Markets',
    connectionName: name,
    baseUrl,
    conventions: presets.core,
    form: { ...emptyForm, endpoint: 'events' },
  })

describe('a text belongs to', () => {
  test('the connection that has its address, by whose conventions it is read', () => {
    const { match, conventions, reading } = readAddressedRequest(
      'https://API.example/base/api/v4/endpoints/events?fields=name,image.name',
      here,
      'add',
    )
    expect([match, conventions]).toEqual([{ kind: 'known', connection: website }, presets.core])
    expect(reading).toMatchObject({
      kind: 'query',
      form: {
        fields: [
          { relation: '', attributes: ['name'] },
          { relation: 'image', attributes: ['name'] },
        ],
      },
    })
  })

  test.each(['/api/v4/endpoints/events', '{"page":{"size":5}}', 'no request'])(
    'the connection in use, where it names no address: %s',
    (text) => {
      const { match, conventions } = readAddressedRequest(text, here, 'add')
      expect([match, conventions]).toEqual([
        { kind: 'known', connection: sample },
        presets.documented,
      ])
    },
  )

  test('nobody, where it names no address and no connection is in use', () => {
    const nowhere = { connections: [website], current: null, conventions: presets.documented }
    expect(readAddressedRequest('/api/v4/endpoints/events', nowhere, 'add').match).toEqual({
      kind: 'none',
    })
  })
})

describe('an instance that no connection leads to', () => {
  const newOne = (text: string, unknownServer: UnknownServerChoice = 'add') => {
    const { match, conventions, hasOtherConventions } = readAddressedRequest(
      text,
      here,
      unknownServer,
    )
    return { ...(match.kind === 'new' && match.instance), read: conventions, hasOtherConventions }
  }

  test('is called by its host, and asked as documented', () => {
    expect(newOne('https://live.example:8443/api/v4/endpoints/news')).toEqual({
      name: 'live.example:8443',
      baseUrl: 'https://live.example:8443',
      conventions: presets.documented,
      read: presets.documented,
      hasOtherConventions: false,
    })
  })

  test('is called and asked as a link of the app says, by a name that a connection can have', () => {
    expect(newOne(link('W'.repeat(90), 'https://live.example'))).toEqual({
      name: 'W'.repeat(80),
      baseUrl: 'https://live.example',
      conventions: presets.core,
      read: presets.core,
      hasOtherConventions: false,
    })
    expect(newOne(link('', 'https://live.example'))).toMatchObject({ name: 'live.example' })
  })

  test('is not asked itself where the connection in use is: its request is read by that one’s conventions', () => {
    expect(newOne(link('Website', 'https://live.example'), 'keep')).toMatchObject({
      read: presets.documented,
      hasOtherConventions: true,
    })
  })
})

test('a link says that it was made for other conventions than those of its connection', () => {
  expect(readAddressedRequest(link('Sample', sample.baseUrl), here, 'add')).toMatchObject({
    match: { kind: 'known', connection: sample },
    hasOtherConventions: true,
  })
})
