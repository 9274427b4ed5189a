import { expect, test } from 'vitest'
import { answerImport } from '#app/import-worker/response-import.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'

const here = { baseUrl: 'https://api.example', conventions: presets.documented }
const form = { ...emptyForm, endpoint: 'events' }

test('of the requests of a file, those are known that are saved for the same instance', async () => {
  const text = [
    '### first\nGET https://api.example/api/v4/endpoints/events',
    '### second\nGET https://api.example/api/v4/endpoints/places',
    '### third\nGET https://other.example/api/v4/endpoints/events',
  ].join('\n\n')
  const { read, known } = await answerImport({
    files: [new File([text], 'queries.http')],
    instances: [here],
    current: null,
    saved: [{ baseUrl: 'https://api.example/', form }],
    isAsWritten: false,
  })
  const addresses =
    read.kind === 'import' &&
    read.requests.map((request) => [request.baseUrl, request.form.endpoint])
  expect(addresses).toEqual([
    ['https://api.example', 'events'],
    ['https://api.example', 'places'],
    ['https://other.example', 'events'],
  ])
  expect(known).toEqual([0])
})

test('a request without an address is for the instance in use', async () => {
  const files = [new File(['/api/v4/endpoints/events'], 'address.txt')]
  const question = {
    files,
    instances: [here],
    saved: [{ baseUrl: here.baseUrl, form }],
    isAsWritten: false,
  }
  expect((await answerImport({ ...question, current: here })).known).toEqual([0])
  expect((await answerImport({ ...question, current: null })).known).toEqual([])
})

test('a file that is nothing of that kind has no requests', async () => {
  const files = [new File([''], 'empty.http')]
  const question = { files, instances: [], current: null, saved: [], isAsWritten: false }
  expect(await answerImport(question)).toEqual({
    read: { kind: 'problem', problem: { kind: 'empty' } },
    known: [],
  })
})

test('to check what programs send, a request is read by the conventions that write it so', async () => {
  const core = { baseUrl: here.baseUrl, conventions: presets.core }
  const text = [
    '### flat\nGET https://api.example/api/v4/endpoints/events?fields=name,image.name',
    '### by relation\nGET https://api.example/api/v4/endpoints/events?fields%5Bimage%5D=name',
  ].join('\n\n')
  const read = async (isAsWritten: boolean) => {
    const files = [new File([text], 'queries.http')]
    const question = { files, instances: [core], current: core, saved: [], isAsWritten }
    const { read: found } = await answerImport(question)
    return found.kind === 'import' ? found.requests.map((one) => one.conventions.fields) : []
  }
  expect(await read(false)).toEqual(['flat-list', 'flat-list'])
  expect(await read(true)).toEqual(['flat-list', 'per-relation'])
})
