/** The recorded requests with their answers, and what of an answer is compared. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const recording = z.object({
  name: z.string(),
  as: z.enum(['owner', 'other', 'locked', 'wrong', 'none']),
  request: z.object({
    method: z.enum(['GET', 'POST']),
    path: z.string(),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string().nullish(),
  }),
  answer: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.string().nullable(),
  }),
})

export type Recording = z.infer<typeof recording>

export function readRecordings(
  file: 'pairs.json' | 'investigations.json' | 'ties.json',
): Recording[] {
  const text = readFileSync(new URL(`../../fixtures/core/${file}`, import.meta.url), 'utf8')
  return z.object({ pairs: z.array(recording) }).parse(JSON.parse(text)).pairs
}

const tokens: Readonly<Record<Recording['as'], string | null>> = {
  owner: 'core-owner-token-0002',
  other: 'core-other-token-0003',
  locked: 'core-locked-token-0004',
  wrong: 'not-a-token',
  none: null,
}

/** Asks a server a recorded question. */
export async function ask(base: string, { request, as }: Recording): Promise<Response> {
  const token = tokens[as]
  return fetch(base + request.path, {
    method: request.method,
    redirect: 'manual',
    body: request.body ?? null,
    headers: {
      ...request.headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  })
}

const list = z.looseObject({
  meta: z
    .looseObject({ total: z.unknown(), pages: z.unknown(), collection: z.unknown() })
    .partial()
    .optional(),
  links: z.looseObject({ prev: z.string().nullish(), next: z.string().nullish() }).optional(),
  '@graph': z
    .union([z.array(z.record(z.string(), z.unknown())), z.record(z.string(), z.unknown())])
    .optional(),
})

/**
 * Status, type, challenge; of a 200 its members, total, pages, collection, the links' decoded
 * queries, the `@id`s in order and the members of each item; of anything else the body.
 */
export function compared(status: number, headers: Headers, body: string): object {
  const head = {
    status,
    type: headers.get('content-type'),
    challenge: headers.get('www-authenticate'),
  }
  if (status !== 200) return { ...head, body }
  const envelope = list.parse(JSON.parse(body))
  const graph = envelope['@graph']
  return {
    ...head,
    members: Object.keys(envelope).sort(),
    total: envelope.meta?.total,
    pages: envelope.meta?.pages,
    collection: envelope.meta?.collection,
    links: envelope.links && {
      prev: decoded(envelope.links.prev),
      next: decoded(envelope.links.next),
    },
    ids: Array.isArray(graph)
      ? graph.map((item) => item['@id'])
      : graph && Object.keys(graph).sort(),
    keys: Array.isArray(graph) ? graph.map((item) => Object.keys(item).sort()) : undefined,
  }
}

function decoded(url: string | null | undefined) {
  if (url === null || url === undefined) return url
  const { pathname, searchParams } = new URL(url)
  return [pathname, [...searchParams].map((pair) => pair.join('=')).sort()]
}
