import { describe, expect, test } from 'vitest'
import { readImport } from '#core/import/read-import.ts'
import { readPasted } from '#core/paste/read-pasted.ts'
import { presets } from '#core/query/conventions.ts'

const { documented } = presets
const url = (query: string) => `https://api.example/api/v4/endpoints/events?${query}`

function read(text: string) {
  const reading = readPasted(text, documented)
  if (reading.kind === 'problem') return reading.problem
  const { q, filters, include, extra } = reading.form
  return { q, filters, include, extra, leftOut: reading.leftOut, notes: reading.notes }
}

const nothing = { q: '', filters: [], include: [], extra: [], leftOut: [], notes: [] }

describe('the rest of a value whose & was not encoded is not lost without a word', () => {
  test.each([
    ['filter[q]=Völker & Co', 'Völker ', [' Co']],
    ['filter[q]=V%C3%B6lker+%26+Co', 'Völker & Co', []],
    ['filter[q]=A&B&C', 'A', ['B', 'C']],
    ['filter[q]=A&filter[q]', 'A', ['filter[q]']],
  ])('%s', (query, q, bare) => {
    expect(read(url(query))).toEqual({
      ...nothing,
      q,
      leftOut: bare.map((what) => ({ what, reason: 'bare' })),
    })
  })
})

describe('percent escapes that are no UTF-8', () => {
  test('are read as Latin-1 where they are that, and it is said', () => {
    expect(
      read(url('filter[q]=V%F6lker%20%26%20S%F6hne&filter[ort]=Gr%FCn&include=image')),
    ).toEqual({
      ...nothing,
      q: 'Völker & Söhne',
      filters: [{ key: 'ort', value: { kind: 'text', text: 'Grün' } }],
      include: ['image'],
      notes: [
        { kind: 'latin-1', name: 'filter[q]' },
        { kind: 'latin-1', name: 'filter[ort]' },
      ],
    })
  })

  test('are left out where they are neither, and it is said', () => {
    expect(read(url('filter[q]=%93A%94&include=image'))).toEqual({
      ...nothing,
      include: ['image'],
      leftOut: [{ what: 'filter[q]=\ufffdA\ufffd', reason: 'encoding' }],
    })
  })

  test('in an endpoint’s name likewise', () => {
    expect(read('https://api.example/api/v4/endpoints/m%E4rkte')).toMatchObject({
      notes: [{ kind: 'latin-1', name: 'märkte' }],
    })
    expect(read('https://api.example/api/v4/endpoints/m%81')).toEqual({
      kind: 'not-an-endpoint',
      path: '/api/v4/endpoints/m%81',
    })
  })

  test('what is meant as U+FFFD, or no escape at all, stays what it is', () => {
    expect(read(url('filter[q]=%EF%BF%BD'))).toEqual({ ...nothing, q: '\ufffd' })
    expect(read(url('filter[q]=%EF%BF%BD%zz'))).toEqual({
      ...nothing,
      q: '\ufffd%zz',
      notes: [{ kind: 'broken-escape', name: 'filter[q]' }],
    })
  })

  test('what looks encoded twice stays as it arrives, and is told', () => {
    const twice = read(url('filter[q]=V%25C3%25B6lker'))
    expect(twice).toEqual({
      ...nothing,
      q: 'V%C3%B6lker',
      notes: [{ kind: 'encoded-twice', name: 'filter[q]' }],
    })
    // A per cent sign alone, and escapes of no UTF-8, were meant.
    for (const query of ['filter[q]=100%25', 'filter[q]=%25F6'])
      expect(read(url(query))).toMatchObject({ notes: [] })
  })
})

describe('a name of dots is no endpoint’s', () => {
  test.each(['.', '..', '%2e', '%2E%2e'])('%s in an address', (name) => {
    const path = `/api/v4/endpoints/${name}`
    expect(read(`https://api.example${path}?include=image`)).toEqual({
      kind: 'not-an-endpoint',
      path,
    })
  })

  test('in a file of the app', () => {
    const file = {
      format: 'endpoint-explorer/endpoint',
      version: 2,
      connection: { baseUrl: 'https://api.example' },
      form: { endpoint: '..' },
    }
    expect(readImport(JSON.stringify(file), 'a.endpoint.json', () => documented)).toEqual({
      kind: 'problem',
      problem: {
        kind: 'wrong-shape',
        complaints: ['form.endpoint: expected the ID or slug of an endpoint'],
      },
    })
  })
})
