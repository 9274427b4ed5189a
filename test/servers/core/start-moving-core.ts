/** A dataCycle CORE over a store that a script edits before the nth answer, and its book of what was true when. */
import { answerLikeCore } from '#sample/datacycle/answer/route.ts'
import { crashed } from '#sample/datacycle/answer/refusals.ts'
import { createInstance, type Instance } from '#sample/datacycle/store/instance.ts'
import { type Answer, type WholeAnswer, emptyAnswer } from '#sample/http/answer.ts'
import type { RawRequest } from '#sample/http/serve.ts'
import { spoil, type Fault } from '../http/fault.ts'
import { openPort, type Port } from '../http/port.ts'
import { idsInBody, readEndpointQuery, truthOf, type Asked, type EndpointQuery } from './book.ts'
import type { MovingStore } from './moving-store.ts'

export interface MovingCoreOptions {
  store: MovingStore
  /** Before the nth answer, from 1. */
  script?: (number: number, store: MovingStore) => void
  /** Between the items and the total of the nth answer, which are two queries where more than stamps are asked for. */
  between?: (number: number, store: MovingStore) => void
  fault?: (number: number, requested: { target: string; ids: readonly string[] }) => Fault | null
  /** The total that the nth answer tells in place of its own. */
  total?: (real: number, number: number) => number
  /** More that are not rendered yet are too many for one request. */
  coldItems?: number
  /** Before each answer; may change meanwhile. */
  delayMs?: number
}

export interface MovingCore extends Port {
  store: MovingStore
  /** Every request, in the order in which they were answered. */
  book: readonly Asked[]
  /** What was true when the latest of that shape was answered. */
  latest: (step: Asked['step']) => Asked
}

/** Answers without a socket: for laws over many scripts. */
export function createMovingCore(options: MovingCoreOptions) {
  const { store, script, between, total, fault, coldItems = Infinity } = options
  const book: Asked[] = []
  const cache = createRenderCache(coldItems)
  let current: { edition: number; instance: Instance } | null = null
  function instanceAt(baseUrl: string): Instance {
    if (current?.edition !== store.edition)
      current = { edition: store.edition, instance: createInstance(store.content(), baseUrl) }
    return current.instance
  }

  function answerAt(
    baseUrl: string,
    request: RawRequest,
    requested: EndpointQuery | null,
    number: number,
  ) {
    const instance = instanceAt(baseUrl)
    const plain = answerLikeCore(instance, request)
    if (plain.status !== 200 || requested === null) return plain
    let answer = plain
    if (!requested.query.isFast && requested.query.sections['@graph']) {
      if (shownIn(answer).some((id) => store.poisoned.has(id)))
        return { ...crashed(), headers: answer.headers }
      if (store.hasPictures || coldItems < Infinity)
        answer = cache(answer, request.target + (request.body ?? ''), instance)
      if (answer.status !== 200) return answer
      if (between) {
        between(number, store)
        answer = withTotal(answer, () => totalIn(answerLikeCore(instanceAt(baseUrl), request)))
      }
    }
    return total ? withTotal(answer, (real) => total(real, number)) : answer
  }

  function answer(
    request: RawRequest,
    baseUrl: string,
  ): { answer: WholeAnswer; fault: Fault | null } {
    const number = book.length + 1
    script?.(number, store)
    const { method, target, authorization } = request
    const body = request.body ?? ''
    const instance = instanceAt(baseUrl)
    const requested = readEndpointQuery(request, instance)
    const wrong = fault?.(number, { target, ids: idsInBody(body) }) ?? null
    const answered = answerAt(baseUrl, request, requested, number)
    book.push({
      number,
      method,
      target,
      body,
      authorization,
      status: wrong === null ? answered.status : typeof wrong === 'string' ? null : wrong.status,
      step: stepOf(requested, body),
      shown: () => shownIn(answered),
      truth: () => truthOf(requested, instance),
    })
    return { answer: answered, fault: wrong }
  }

  function latest(step: Asked['step']): Asked {
    const found = book.findLast((one) => one.step === step && one.status === 200)
    if (found === undefined) throw new Error(`No ${step} was answered`)
    return found
  }

  return { answer, book, latest }
}

export async function startMovingCore(options: MovingCoreOptions): Promise<MovingCore> {
  const core = createMovingCore(options)
  const port = await openPort((baseUrl) => {
    return (request) => {
      const made = core.answer(request, baseUrl)
      if (made.fault === 'refused') port.stop()
      return delayed(
        made.fault === null ? made.answer : spoil(made.answer, made.fault),
        options.delayMs ?? 0,
      )
    }
  })
  return { ...port, store: options.store, book: core.book, latest: core.latest }
}

function delayed(answer: Answer, delayMs: number): Answer {
  if (delayMs === 0 || answer.kind !== 'whole') return answer
  const { status, headers, body } = answer
  return {
    kind: 'custom',
    send(response) {
      setTimeout(() => {
        response.writeHead(status, { ...headers }).end(body)
      }, delayMs)
    },
  }
}

function stepOf(requested: EndpointQuery | null, body: string): Asked['step'] {
  if (requested?.query.sections['@graph'] === false) return 'count'
  if (requested?.query.isFast === true) return 'list'
  return body.includes('"contentId"') ? 'batch' : 'page'
}

const totalName = /"total":(\d+)/

const totalIn = ({ body }: WholeAnswer): number => Number(totalName.exec(String(body))?.[1])

const withTotal = (answer: WholeAnswer, changed: (real: number) => number): WholeAnswer => ({
  ...answer,
  body: String(answer.body).replace(
    totalName,
    (_, real: string) => `"total":${String(changed(Number(real)))}`,
  ),
})

function shownIn({ body }: WholeAnswer): string[] {
  try {
    const { '@graph': graph } = JSON.parse(String(body)) as { '@graph'?: unknown }
    return Array.isArray(graph) ? graph.map((item: { '@id': string }) => item['@id']) : []
  } catch {
    return []
  }
}

/**
 * What was rendered is kept by its stamps and by what was asked for, so that a linked picture's old name comes until
 * something touches the item. With `coldItems`, a request that has more to render than that ends in 429, and keeps
 * what it finished (datacycle-core.md 0, 9).
 */
export function createRenderCache(coldItems: number) {
  const rendered = new Map<string, unknown>()
  return (answer: WholeAnswer, requested: string, { lookup }: Instance): WholeAnswer => {
    const body = JSON.parse(String(answer.body)) as { '@graph'?: { '@id': string }[] }
    let cold = 0
    const graph = body['@graph']?.map((item) => {
      const thing = lookup.thing(item['@id'])
      const key = [requested, item['@id'], thing?.modified, thing?.touched].join(' ')
      const known = rendered.get(key)
      if (known !== undefined) return known
      cold += 1
      if (cold <= coldItems) rendered.set(key, item)
      return item
    })
    if (cold > coldItems) return emptyAnswer(429, { 'Retry-After': '60' })
    return graph === undefined
      ? answer
      : { ...answer, body: JSON.stringify({ ...body, '@graph': graph }) }
  }
}
