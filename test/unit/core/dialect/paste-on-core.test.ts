import { expect, test } from 'vitest'
import * as z from 'zod'
import { describePasteOnCore } from '#core/dialect/paste-on-core.ts'
import { presets } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { QueryForm } from '#core/query/form.ts'
import { readPasted } from '#core/paste/read-pasted.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { readRecordings } from '../../../support/recorded-core.ts'
import { openDouble } from '../../../support/core-double/ask-double.ts'
import { readRecordedContent } from '../../../support/core-double/recorded-content.ts'

const answered = z.looseObject({
  '@graph': z.union([z.array(z.looseObject({ '@id': z.string() })), z.looseObject({})]).optional(),
})

/** The items by their IDs and members, as far as there are any. */
function graph(text: string): unknown {
  const items = answered.parse(JSON.parse(text))['@graph']
  return Array.isArray(items)
    ? items.map((item) => [item['@id'], ...Object.keys(item).sort()])
    : items && Object.keys(items)
}

const endpoint = 'https://core.example/api/v4/endpoints/alle-pois'

function pasted(text: string) {
  const read = readPasted(text, presets.core)
  if (read.kind === 'problem') throw new Error(`Not to be read: ${text}`)
  return { read, onCore: describePasteOnCore(read, presets.core) }
}

/** What a form sends, as a person reads it. */
function sent(form: QueryForm | null): string | null {
  const planned = form && planRequest(form, presets.core)
  if (planned?.ok !== true) return null
  const body = planned.value.kind === 'post' ? ` ${planned.value.body}` : ''
  return decodeURIComponent(renderTarget(planned.value).replace(/^.*alle-pois/, '')) + body
}

test.each<[string, string, object]>([
  [
    'fields of a relation',
    `${endpoint}?include=image&fields[image]=name,contentUrl`,
    {
      dropped: [{ name: 'fields[image]', near: null }],
      asPasted: '?include=image',
      asMeant: '?include=image&fields=*,image.name,image.contentUrl',
    },
  ],
  [
    'a name that is nearly one',
    `${endpoint}?filters[q]=Velden`,
    {
      dropped: [{ name: 'filters[q]', near: 'filter[q]' }],
      asPasted: '?filters[q]=Velden',
      asMeant: '?filter[q]=Velden',
    },
  ],
  [
    'names that are near nothing',
    `${endpoint}?foo=1&sort=name`,
    {
      dropped: [{ name: 'foo', near: null }],
      asPasted: '?sort=name&foo=1',
      asMeant: null,
    },
  ],
  [
    'lists in a body',
    `curl '${endpoint}' -d '{"include":["image"],"sort":["name"],"filters":{"q":"Velden"}}'`,
    {
      dropped: [
        { name: 'include', near: null },
        { name: 'sort', near: null },
        { name: 'filters[q]', near: 'filter[q]' },
      ],
      asPasted: ' {"filters":{"q":"Velden"}}',
      asMeant: ' {"filter":{"q":"Velden"},"include":"image","sort":"name"}',
    },
  ],
])('%s: as pasted, or as meant', (_what, text, wanted) => {
  const { onCore } = pasted(text)
  expect({
    dropped: onCore?.dropped,
    asPasted: sent(onCore?.asPasted ?? null),
    asMeant: sent(onCore?.asMeant ?? null),
  }).toEqual(wanted)
})

test('nothing is said of a request that does there what it says', () => {
  expect(pasted(`${endpoint}?include=image&fields=*,image.name&sort=name&filter[q]=x`).onCore).toBe(
    null,
  )
})

test('as pasted, every recorded request gets from the form the answer that was recorded', () => {
  const double = openDouble(readRecordedContent())
  const compared = readRecordings('pairs').flatMap(({ name, as, request, answer }) => {
    const { method, path, body = null } = request
    const isJson = request.headers['content-type'] === 'application/json'
    if (as !== 'owner' || answer.status !== 200 || !path.startsWith('/api/v4/endpoints/')) return []
    const command =
      body === null
        ? `https://core.example${path}`
        : `curl -X ${method} 'https://core.example${path}' -d '${body}'`
    const read = readPasted(command, presets.core)
    if ((body !== null && !isJson) || read.kind === 'problem' || read.leftOut.length > 0) return []
    const form = describePasteOnCore(read, presets.core)?.asPasted ?? read.form
    const planned = planRequest(form, presets.core)
    if (!planned.ok) return []
    const reply =
      planned.value.kind === 'post'
        ? double.post(renderTarget(planned.value), JSON.parse(planned.value.body))
        : double.get(renderTarget(planned.value))
    return [[name, graph(reply.text), graph(answer.body)] as const]
  })
  expect(compared.length).toBeGreaterThan(50)
  const others = compared.filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
  // Told by a note of its own: the form writes UTF-8.
  expect(others.map(([name]) => name)).toEqual(['full text in Latin-1'])
})
