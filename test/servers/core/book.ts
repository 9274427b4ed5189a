import { renderLocalTimeExact } from '#sample/content/local-time.ts'
import { hitsOf } from '#sample/datacycle/answer/endpoint-hits.ts'
import { findEndpoint } from '#sample/datacycle/answer/route.ts'
import { readQuery, type Query } from '#sample/datacycle/query/read-query.ts'
import { readRequest } from '#sample/datacycle/query/read-request.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { RawRequest } from '#sample/http/serve.ts'
import { versionOf } from './moving-store.ts'

/** An item as it was at one moment. */
export interface Truth {
  /** As a list of IDs tells them. */
  modified: string
  touched: string
  /** How often its text was written. */
  version: string
}

/** A request, and what was true when it was answered. */
export interface Asked {
  /** From 1. */
  number: number
  method: string
  target: string
  body: string
  authorization: string
  /** null where it got no answer, or not a whole one. */
  status: number | null
  /** What it asked for, by its shape. */
  step: 'count' | 'list' | 'batch' | 'page'
  /** IDs in its answer, in their order. */
  shown: () => readonly string[]
  /** What the endpoint gave for this query, in this language, at that moment, on all pages; empty for no endpoint. */
  truth: () => ReadonlyMap<string, Truth>
}

export interface EndpointQuery {
  slug: string
  query: Query
}

/** The query that a request makes of an endpoint; null for any other request. */
export function readEndpointQuery(request: RawRequest, instance: Instance): EndpointQuery | null {
  const [path = '', ...queries] = request.target.split('?')
  const [, , , resource, slug, ...below] = path.split('/')
  if (resource !== 'endpoints' || slug === undefined || below.length > 0) return null
  const { method, contentType } = request
  const body = request.body ?? ''
  const read = readRequest({ method, query: queries.join('?'), contentType, body })
  if (read.kind !== 'read') return null
  const reading = readQuery(read.parameters, instance)
  return reading.kind === 'read' ? { slug, query: reading.query } : null
}

export function truthOf(
  requested: EndpointQuery | null,
  instance: Instance,
): ReadonlyMap<string, Truth> {
  const endpoint = requested && findEndpoint(instance.content, requested.slug)
  if (!requested || !endpoint) return new Map()
  return new Map(
    hitsOf(endpoint, requested.query, instance).map((thing) => [
      thing.id,
      {
        modified: renderLocalTimeExact(thing.modified),
        touched: renderLocalTimeExact(thing.touched),
        version: versionOf(thing),
      },
    ]),
  )
}

/** The IDs of a filter on content IDs, joined by a comma. */
export const idsInBody = (body: string): string[] =>
  [...body.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)].map(([id]) => id)
