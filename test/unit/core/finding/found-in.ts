import { readEnvelope } from '#core/finding/read-envelope.ts'
import { findInResponse, findToken } from '#core/finding/find-response.ts'
import type { Finding } from '#core/finding/finding.ts'
import { createItemFinders } from '#core/finding/find-items.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { methodOf, type RequestPlan, renderUrl } from '#core/request/request-plan.ts'
import { createResponseIndex } from '#core/response/response-index.ts'
import { asWholeSet, type ResponsePage } from '#core/response/response-page.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { readPosition } from '#core/response/page-position.ts'
import {
  createSeenPages,
  isSameList,
  queryKeyOf,
  findLostItems,
  findRepeatedItems,
} from '#core/finding/repeated-items.ts'
import { readJson } from '#core/json/read-json.ts'

export const baseUrl = 'https://api.example'
export const path = '/api/v4/endpoints/events'

/** An exchange as a test plants it; what it leaves out is as usual. */
export interface Exchange {
  form?: Partial<QueryForm>
  /** The request for this page, where a link led to it. */
  plan?: RequestPlan
  conventions?: Conventions
  body: string | Uint8Array
  type?: string
  redirects?: { status: number; from: string; to: string }[]
  /** Bodies of the pages of the same query that were seen before, with their numbers. */
  before?: { pageNumber: string; body: string }[]
  masked?: number
  /** As if the scanner had met the end of what it looks at. */
  tooLong?: boolean
  baseUrl?: string
  /** Whether the items are those of a kept set. */
  isSet?: boolean
}

const idOf = (text: string): string => /"@id":\s*"([^"]*)"/.exec(text)?.[1] ?? ''

/** Everything that is found in an exchange, the way the page and its worker find it. */
export function findIn(exchange: Exchange): Finding[] {
  const conventions = exchange.conventions ?? presets.documented
  const form: QueryForm = { ...emptyForm, endpoint: 'events', ...exchange.form }
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error(`The form of this test has problems: ${JSON.stringify(planned)}`)
  const query = { form, plan: planned.value }
  const own = exchange.baseUrl ?? baseUrl
  const plan = exchange.plan ?? query.plan
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  const { body } = exchange
  index.feed(typeof body === 'string' ? new TextEncoder().encode(body) : body)
  index.end(null)
  const { paging, links, findings, complaints, serverMessages, context } = readEnvelope(index)
  const finders = createItemFinders(form, conventions)
  const ids: string[] = []
  for (let position = 0; position < index.itemCount; position += 1) {
    const text = index.itemText(position)
    const item = readJson(text)
    if (item.ok) finders.add(item.value, position)
    else
      finders.addInvalid(text, item.error, { position, start: index.scan.items.startOf(position) })
    ids.push(idOf(text))
  }
  const url = renderUrl(plan, own)
  const requested: ResponsePage = {
    plan,
    query,
    conventions,
    baseUrl: own,
    paging,
    links,
    itemCount: index.itemCount,
    endpointAliases: endpointAliases(paging, url),
  }
  const page = exchange.isSet === true ? asWholeSet(requested) : requested
  const seen = createSeenPages()
  const key = queryKeyOf('one', query)
  for (const { pageNumber, body: text } of exchange.before ?? []) {
    const earlier = planRequest({ ...form, pageNumber }, conventions)
    if (!earlier.ok) throw new Error('The page before cannot be planned')
    const number = pageNumber === '' ? 1 : Number(pageNumber)
    const earlierIds = Array.from(text.matchAll(/"@id":"([^"]*)"/g), ([, id]) => id ?? '')
    seen.add(key, { number, plan: earlier.value, ids: earlierIds })
  }
  const { number, last } = readPosition(page)
  const shown = { number, plan, ids }
  const first = seen.firstIds(key, number)
  const samePageAs = first !== null && isSameList(first, ids) ? 1 : null
  const walked = samePageAs === null ? [...seen.others(key, shown), shown] : []
  const ofAnswer = findInResponse({
    head: {
      status: 200,
      statusText: 'OK',
      timing: { firstByteMs: 1 },
      headers: [['Content-Type', exchange.type ?? 'application/json; charset=utf-8']],
      sent: { method: methodOf(plan), url, headers: [], body: null },
      redirects: exchange.redirects ?? [],
    },
    page: { ...page, samePageAs },
    shape: index.scan.shape,
    isDatacycle: context.isDatacycle,
    bodyFindings: exchange.tooLong ? [...findings, { kind: 'too-long' }] : findings,
    complaints,
    serverMessages,
    itemFindings: finders.findings(),
    lostItems: findLostItems(walked, { last, total: paging.total }),
    repeatedItems: samePageAs === null ? findRepeatedItems(seen, key, shown) : null,
  })
  return [...findToken(exchange.masked ?? 0), ...ofAnswer]
}

/** So many items from a number on, each with what a usual one has and what `change` puts there instead. */
export const items = (from: number, count: number, change = ''): string[] =>
  Array.from(
    { length: count },
    (_, at) =>
      `{"@id":"id-${from + at}","@type":["Event","dcls:Event"],"name":"Item ${from + at}"${change}}`,
  )

interface Envelope {
  graph?: readonly string[]
  meta?: string
  links?: string
  more?: string
}

/** An envelope of ten items of thirty on the first of three pages, sorted by nothing. */
export const envelope = ({ graph, meta, links, more }: Envelope = {}): string =>
  `{"@graph":[${(graph ?? items(1, 10)).join(',')}],"meta":${meta ?? '{"total":30,"pages":3}'},"links":${links ?? `{"next":"${link(2)}"}`}${more ?? ''}}`

/** The address of a page, with what a query of ten items per page asks for. */
export const link = (page: number, more = ''): string =>
  `${baseUrl}${path}?page%5Bsize%5D=10&page%5Bnumber%5D=${page}${more}`
