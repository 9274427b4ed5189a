import ts from 'typescript'
import { expect, test } from 'vitest'
import { observeType, type SeenResponse } from '#core/content/observe-items.ts'
import { readJson } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { renderTypeScript } from '#core/snippet/render-typescript.ts'
import { shareDocumentedSample } from '../../../support/shared-samples.ts'

const json = (text: string): JsonValue => {
  const read = readJson(text)
  if (!read.ok) throw new Error('No JSON')
  return read.value
}

const itemsOf = (text: string): readonly JsonValue[] => {
  const graph = json(`{"items":${text}}`)
  const [member] = graph.kind === 'object' ? graph.members : []
  return member?.value.kind === 'array' ? member.value.items : []
}

const seenIn = (items: readonly JsonValue[], more: Partial<SeenResponse> = {}): SeenResponse => ({
  items: observeType(items),
  meta: null,
  links: null,
  ...more,
})

/** What the compiler has against a program of one file. */
function complaintsAbout(code: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    lib: ['lib.es2020.d.ts'],
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const readSource = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version, ...more) =>
    name === 'answer.ts'
      ? ts.createSourceFile(name, code, version)
      : readSource(name, version, ...more)
  return ts
    .getPreEmitDiagnostics(ts.createProgram(['answer.ts'], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('types say what was seen: what some lack is optional, and several kinds are a union', () => {
  const items = itemsOf(
    '[{"@id":"1","name":"a","price":1.0,"image":[{"@id":"i"}],"tags":[],"a\\"b":null},' +
      '{"@id":"2","name":null,"image":[{"@id":"j","width":3},"k"],"geo":{}}]',
  )
  expect(renderTypeScript(seenIn(items), ['Seen in 2 items. */', 'Nothing is promised.'])).toBe(
    `/**
 * Seen in 2 items. *\u200b/
 * Nothing is promised.
 */
export interface Answer {
  '@graph': Item[]
}

export interface Item {
  '@id': string
  name: string | null
  price?: number
  image: (string | {
    '@id': string
    width?: number
  })[]
  tags?: unknown[]
  'a"b'?: null
  geo?: Record<string, unknown>
}
`,
  )
})

test('items of which some are no objects are a union', () => {
  const items = itemsOf('[{"name":"a"},"b",null]')
  const code = renderTypeScript(seenIn(items), ['Seen.'])
  expect(code).toContain(`export type Item = string | {
  name: string
} | null
`)
  expect(complaintsAbout(code)).toEqual([])
})

test('meta is as it was seen, and links too: any of them may be missing on another page', () => {
  const more = {
    meta: observeType([json('{"total":71,"collection":{"name":"a"}}')]),
    links: observeType([json('{"self":"x","next":null}')]),
  }
  const code = renderTypeScript(seenIn(itemsOf('[{"name":"a"}]'), more), ['Seen.'])
  expect(code).toContain(`export interface Answer {
  '@graph': Item[]
  meta: {
    total: number
    collection: {
      name: string
    }
  }
  links: {
    self?: string
    next?: null
  }
}
`)
  expect(complaintsAbout(code)).toEqual([])
})

const sample = await shareDocumentedSample()

test('the compiler takes the very answer for the types made of it, and refuses another', async () => {
  const url = `${sample.baseUrl}/api/v4/endpoints/everything?page%5Bsize%5D=60&include=image,location`
  const response = await fetch(url, { headers: { Authorization: `Bearer ${sample.tokens.full}` } })
  const answer = (await response.json()) as Record<string, unknown>
  const part = (name: string) => JSON.stringify(answer[name])
  const [graph, meta, links] = [part('@graph'), part('meta'), part('links')]
  const more = { meta: observeType([json(meta)]), links: observeType([json(links)]) }
  const types = renderTypeScript(seenIn(itemsOf(graph), more), ['Seen.'])
  const typed = (value: string) =>
    `${types}\nconst answer: Answer = { '@graph': ${value}, meta: ${meta}, links: ${links} }\nvoid answer\n`
  expect(complaintsAbout(typed(graph))).toEqual([])
  expect(complaintsAbout(typed('[{ name: 7 }]'))).toHaveLength(1)
}, 60_000)
