/** Asks the double directly, without a socket: for laws over many queries. */
import { answerLikeCore } from '#sample/datacycle/answer/route.ts'
import { createInstance, type Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredContent } from '#sample/datacycle/store/stored-content.ts'
import { z } from 'zod'
import { serve, type RunningServer } from '#sample/http/serve.ts'
import { readRecordedContent } from './recorded-content.ts'

const envelope = z.object({
  '@context': z.tuple([z.string(), z.looseObject({ '@language': z.string().optional() })]),
  '@graph': z.array(z.looseObject({ '@id': z.string(), '@type': z.unknown() })),
  meta: z.object({
    total: z.number(),
    pages: z.number().optional(),
    collection: z.unknown().optional(),
  }),
  links: z.object({ prev: z.string().optional(), next: z.string().optional() }).optional(),
})

type Envelope = z.infer<typeof envelope>

interface Reply {
  status: number
  text: string
}

interface Double {
  instance: Instance
  get: (target: string) => Reply
  post: (path: string, body: unknown) => Reply
  /** The answer read as a list; another status than 200 throws. */
  list: (reply: Reply) => Envelope
}

export const baseUrl = 'http://127.0.0.1:4000'

export function openDouble(content: StoredContent): Double {
  const instance = createInstance(content, baseUrl)
  const [user] = content.users
  const send = (method: string, target: string, body: string): Reply => {
    const answer = answerLikeCore(instance, {
      method,
      target,
      accept: 'application/json',
      contentType: body === '' ? '' : 'application/json',
      authorization: `Bearer ${user?.token ?? ''}`,
      requestId: '',
      body,
    })
    return { status: answer.status, text: String(answer.body) }
  }
  return {
    instance,
    get: (target) => send('GET', target.replace(baseUrl, ''), ''),
    post: (path, body) => send('POST', path, JSON.stringify(body)),
    list: ({ status, text }) => {
      if (status !== 200) throw new Error(`${String(status)}: ${text}`)
      return envelope.parse(JSON.parse(text))
    },
  }
}

export const idsOf = (list: Envelope): string[] => list['@graph'].map((item) => item['@id'])

/** A body's members as the query string that means the same. */
export function asQuery(value: unknown, name = ''): string {
  if (Array.isArray(value)) return value.map((member) => asQuery(member, `${name}[]`)).join('&')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([inner, member]) => asQuery(member, name === '' ? inner : `${name}[${inner}]`))
      .join('&')
  }
  return `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`
}

/** Starts the double over the recorded content, as a server of its own. */
export const startDouble = (
  change: (content: StoredContent) => StoredContent = (content) => content,
): Promise<RunningServer> =>
  serve({ port: 0 }, (baseUrl) => {
    const instance = createInstance(change(readRecordedContent()), baseUrl)
    return (request) => answerLikeCore(instance, request)
  })

/** May see all (test/fixtures/core/README.md). */
export const ownerToken = 'core-owner-token-0002'
/** May not see dynamic endpoints. */
export const otherToken = 'core-other-token-0003'
