/** Asks a running sample over real HTTP, as the tests of this folder need it. */
import { request, type IncomingMessage } from 'node:http'
import { startSample, type Sample, type SampleOptions } from '#sample/index.ts'
import { z } from 'zod'

const item = z.looseObject({ '@id': z.string(), '@type': z.array(z.string()) })
const envelope = z.looseObject({
  '@graph': z.array(item),
  meta: z.unknown(),
  links: z.record(z.string(), z.string()).optional(),
})

export type Item = z.infer<typeof item>
export type Envelope = z.infer<typeof envelope>

export interface Reply {
  status: number
  headers: Headers
  text: string
}

export interface SampleClient {
  sample: Sample
  /** `target` is below `/api/v4/`, already encoded, or a whole address. */
  get: (target: string, token?: string | null) => Promise<Reply>
  post: (target: string, body: unknown, contentType?: string) => Promise<Reply>
  /** The same with the answer read as an envelope; another status than 200 throws. */
  list: (target: string) => Promise<Envelope>
  listByPost: (target: string, body: unknown) => Promise<Envelope>
}

export async function openSample(options: Partial<SampleOptions> = {}): Promise<SampleClient> {
  const sample = await startSample({ port: 0, ...options })
  const addressOf = (target: string) =>
    target.startsWith('http') ? target : `${sample.baseUrl}/api/v4/${target}`
  const authorization = (token: string | null): Record<string, string> =>
    token === null ? {} : { Authorization: `Bearer ${token}` }

  const get: SampleClient['get'] = async (target, token = sample.tokens.full) =>
    readReply(await fetch(addressOf(target), { headers: authorization(token), redirect: 'manual' }))
  const post: SampleClient['post'] = async (target, body, contentType = 'application/json') =>
    readReply(
      await fetch(addressOf(target), {
        method: 'POST',
        headers: { ...authorization(sample.tokens.full), 'Content-Type': contentType },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        redirect: 'manual',
      }),
    )
  return {
    sample,
    get,
    post,
    list: async (target) => readEnvelope(await get(target)),
    listByPost: async (target, body) => readEnvelope(await post(target, body)),
  }
}

const readReply = async (response: Response): Promise<Reply> => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
})

export function readEnvelope(reply: Reply): Envelope {
  if (reply.status !== 200) throw new Error(`Status ${String(reply.status)}: ${reply.text}`)
  return envelope.parse(JSON.parse(reply.text))
}

/** The answer's head, with its body unread and undecoded; destroy it when done. */
export const openResponse = (sample: Sample, target: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(`${sample.baseUrl}/api/v4/${target}`, {
      headers: { Authorization: `Bearer ${sample.tokens.full}` },
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })

export const idsOf = (list: Envelope): string[] => list['@graph'].map((one) => one['@id'])

export const valuesOf = (list: Envelope, attribute: string): unknown[] =>
  list['@graph'].map((one) => one[attribute])
