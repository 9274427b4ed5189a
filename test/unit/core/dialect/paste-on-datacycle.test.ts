import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  describePasteOnDatacycle,
  resolvePasted,
  needsChoice,
} from '#core/dialect/paste-on-datacycle.ts'
import { presets } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { QueryForm } from '#core/query/form.ts'
import { readPasted } from '#core/paste/read-pasted.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { readRecordings } from '../../../support/recorded-core.ts'
import { openDouble } from '../../../support/core-double/ask-double.ts'
import { readRecordedContent } from '../../../support/core-double/recorded-content.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

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
  const read = readPasted(text, presets.core, { parsers: codeParsers })
  if (read.kind === 'problem') throw new Error(`Not to be read: ${text}`)
  const request = resolvePasted(read, '2026-03-31')
  return { read, onDatacycle: describePasteOnDatacycle(request, presets.core) }
}

/** What a form sends, as a person reads it. */
function sent(form: QueryForm | null): string | null {
  const planned = form && planRequest(form, presets.core)
  if (planned?.ok !== true) return null
  const body = planned.value.kind === 'post' ? ` ${planned.value.body}` : ''
  return decodeURIComponent(renderTarget(planned.value).replace(/^.*alle-pois/, '')) + body
}

const post = (body: string, type = 'application/json') =>
  `curl '${endpoint}' -H 'Content-Type: ${type}' -d '${body}'`

test.each<[string, string, object]>([
  [
    'fields of a relation',
    `${endpoint}?include=image&fields[image]=name,contentUrl`,
    {
      parts: ['object fields[image]'],
      literalForm: '?include=image',
      suggestedForm: '?include=image&fields=*,image.name,image.contentUrl',
    },
  ],
  [
    'a name that is nearly one',
    `${endpoint}?filters[q]=Velden`,
    {
      parts: ['unknown-name filters[q], near filter[q]'],
      literalForm: '?filters[q]=Velden',
      suggestedForm: '?filter[q]=Velden',
    },
  ],
  [
    'names that are near nothing',
    `${endpoint}?foo=1&sort=name`,
    {
      parts: ['unknown-name foo'],
      literalForm: '?sort=name&foo=1',
      suggestedForm: '?sort=name&foo=1',
    },
  ],
  [
    'names whose place is taken stay where they are',
    `${endpoint}?pageSize=5&page[size]=7&q=a&filter[q]=b&order=name&lang=de&language=en`,
    {
      parts: [
        'unknown-name pageSize, near page[size]',
        'unknown-name q, near filter[q]',
        'unknown-name order, near sort',
        'unknown-name lang, near language',
      ],
      literalForm: '?filter[q]=b&page[size]=7&pageSize=5&q=a&order=name&lang=de&language=en',
      suggestedForm: '?filter[q]=b&sort=name&page[size]=7&pageSize=5&q=a&lang=de&language=en',
    },
  ],
  [
    'lists in a body',
    post('{"include":["image"],"sort":["name"],"language":["de","en"],"filters":{"q":"Velden"}}'),
    {
      parts: [
        'list include',
        'list sort',
        'list language',
        'unknown-name filters[q], near filter[q]',
      ],
      literalForm: ' {"language":["de","en"],"filters":{"q":"Velden"}}',
      suggestedForm:
        ' {"filter":{"q":"Velden"},"include":"image","sort":"name","language":"de,en"}',
    },
  ],
  [
    'objects in a body',
    post('{"include":{"image":{}},"sort":{"name":"desc"},"fields":{"image":"name"}}'),
    {
      parts: ['object include[image]', 'object sort[name]', 'object fields[image]'],
      literalForm: ' {}',
      suggestedForm: ' {"include":"image","fields":"*,image.name","sort":"-name"}',
    },
  ],
  [
    'texts where members belong',
    `${endpoint}?filter=Velden&page=2`,
    {
      parts: ['text filter', 'text page'],
      literalForm: '',
      suggestedForm: '?filter[q]=Velden&page[number]=2',
    },
  ],
  [
    'Latin-1',
    `${endpoint}?filter[q]=P%F6rtschach`,
    { parts: ['latin-1 filter[q]'], literalForm: null, suggestedForm: '?filter[q]=Pörtschach' },
  ],
  [
    'encoded twice, the name as well',
    `${endpoint}?filter[q]=P%25C3%25B6rtschach&page%255Bsize%255D=2`,
    {
      parts: ['encoded-twice filter[q]', 'encoded-twice page%5Bsize%5D'],
      literalForm: '?filter[q]=P%C3%B6rtschach&page%5Bsize%5D=2',
      suggestedForm: '?filter[q]=Pörtschach&page[size]=2',
    },
  ],
  [
    'encoded twice in the names of a filter and of a relation',
    `${endpoint}?filter[classifications][in][dc%253AwithSubtree]=a&include=odta%253Aimage&fields[odta%253Aimage]=name%252CcontentUrl`,
    {
      parts: [
        'encoded-twice filter[classifications][in][dc%3AwithSubtree]',
        'encoded-twice include',
        'object fields[odta%3Aimage]',
        'encoded-twice fields[odta%3Aimage]',
      ],
      literalForm: '?filter[classifications][in][dc%3AwithSubtree]=a&include=odta%3Aimage',
      suggestedForm:
        '?filter[classifications][in][dc:withSubtree]=a&include=odta:image&fields=*,odta:image.name,odta:image.contentUrl',
    },
  ],
  [
    'an escape that is none',
    `${endpoint}?filter[q]=100%&sort=name`,
    {
      parts: ['broken-escape filter[q]'],
      literalForm: null,
      suggestedForm: '?filter[q]=100%&sort=name',
    },
  ],
  [
    'empty lists of names',
    `${endpoint}?include=&fields=&sort=&filter[q]=`,
    {
      parts: ['empty include', 'empty fields', 'empty sort'],
      literalForm: null,
      suggestedForm: '',
    },
  ],
  [
    'a body that is not sent as JSON',
    post('{"filter":{"q":"Velden"},"include":["image"]}', 'text/plain').replace(
      endpoint,
      `${endpoint}?page[size]=2`,
    ),
    {
      parts: ['body body, sent as text/plain'],
      literalForm: ' {"page":{"size":2}}',
      suggestedForm: ' {"filter":{"q":"Velden"},"include":"image","page":{"size":2}}',
    },
  ],
  [
    'a body that says nothing of what it is',
    `POST ${endpoint}\n\n{"filter":{"q":"Velden"}}`,
    {
      parts: ['body body, sent as null'],
      literalForm: ' {}',
      suggestedForm: ' {"filter":{"q":"Velden"}}',
    },
  ],
  [
    'a filter in the query and in the body',
    post('{"filter":{"contentId":{"in":["a"]}},"page":{"number":2},"sort":"name"}').replace(
      endpoint,
      `${endpoint}?filter[q]=Velden&page[size]=3`,
    ),
    {
      parts: ['in-both filter', 'in-both page'],
      literalForm: ' {"filter":{"q":"Velden"},"sort":"name","page":{"size":3}}',
      suggestedForm:
        ' {"filter":{"q":"Velden","contentId":{"in":["a"]}},"sort":"name","page":{"size":3,"number":2}}',
    },
  ],
])('%s: as pasted, or as meant', (_what, text, wanted) => {
  const { onDatacycle } = pasted(text)
  expect({
    parts: onDatacycle?.parts.map((part) => {
      const near = 'near' in part && part.near !== null ? `, near ${part.near}` : ''
      const type = 'sentAs' in part ? `, sent as ${String(part.sentAs)}` : ''
      return `${part.kind} ${part.name}${near}${type}`
    }),
    literalForm: sent(onDatacycle?.literalForm ?? null),
    suggestedForm: sent(onDatacycle?.suggestedForm ?? null),
  }).toEqual(wanted)
})

test('there is a choice where a form does as pasted and another as meant', () => {
  const isChoiceOf = (query: string) => {
    const { onDatacycle } = pasted(`${endpoint}?${query}`)
    return onDatacycle && needsChoice(onDatacycle)
  }
  expect(['filters[q]=a', 'foo=1', 'filter[q]=%F6', 'sort=name'].map(isChoiceOf)).toEqual([
    ...[true, false, false, null],
  ])
})

test.each([
  ['JSON that says so', post('{"filter":{"q":"Velden"}}')],
  ['JSON with a charset', post('{"filter":{"q":"Velden"}}', 'application/json; charset=utf-8')],
  ['a body alone', '{"filter":{"q":"Velden"}}'],
  ['an object given to axios', `axios.post('${endpoint}', {filter: {q: 'Velden'}})`],
  ['json= of Python', `import requests\nrequests.post('${endpoint}', json={"sort": "name"})`],
  [
    'different names in query and body',
    post('{"sort":"name"}').replace("' -H", "?filter[q]=a' -H"),
  ],
  ['a per cent sign that is encoded', `${endpoint}?filter[q]=100%25`],
  ['UTF-8, encoded once', `${endpoint}?filter[q]=P%C3%B6rtschach%20See`],
])('nothing is said of %s', (_what, text) => {
  expect(pasted(text).onDatacycle).toBeNull()
})

test('nothing is said of a request that does there what it says', () => {
  expect(
    pasted(`${endpoint}?include=image&fields=*,image.name&sort=name&filter[q]=x`).onDatacycle,
  ).toBe(null)
})

test('as pasted, every recorded request gets from the form the answer that was recorded', () => {
  const double = openDouble(readRecordedContent())
  const compared = readRecordings('pairs').flatMap(({ name, as, request, answer }) => {
    const { method, path, body = null, headers } = request
    if (as !== 'owner' || answer.status !== 200 || !path.startsWith('/api/v4/endpoints/')) return []
    const type = headers['content-type'] ?? 'application/json'
    const command =
      body === null
        ? `https://core.example${path}`
        : `curl -X ${method} 'https://core.example${path}' -H 'content-type: ${type}' -d '${body}'`
    const read = readPasted(command, presets.core)
    if (read.kind === 'problem') return []
    const resolved = resolvePasted(read, '2026-03-31')
    const onDatacycle = describePasteOnDatacycle(resolved, presets.core)
    const form = onDatacycle === null ? resolved.form : onDatacycle.literalForm
    const isTold = read.leftOut.every(({ what }) => /^filter(=|\[q]=$)|content-type/.test(what))
    const planned = form && isTold ? planRequest(form, presets.core) : null
    if (planned?.ok !== true) return []
    const reply =
      planned.value.kind === 'post'
        ? double.post(renderTarget(planned.value), JSON.parse(planned.value.body))
        : double.get(renderTarget(planned.value))
    return [[name, graph(reply.text), graph(answer.body)] as const]
  })
  const names = compared.map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['POST as text/plain', 'POST as a form', 'filter as text: ignored'],
      ...['POST, include as an array', 'fields[relation]: ignored'],
    ]),
  )
  expect(compared.length).toBeGreaterThan(50)
  const others = compared.filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
  expect(others.map(([name]) => name)).toEqual([])
})
