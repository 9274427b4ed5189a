import { Hono } from 'hono'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { exchangeRequest } from '#core/exchange/exchange-request.ts'
import { isForHistory } from '#core/exchange/request-purpose.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import { streamBytes, streamExchange } from '#host/exchange/exchange-stream.ts'
import type { ExchangesUnderWay } from '#host/exchange/exchanges-under-way.ts'
import { warmUpExchange } from '#host/exchange/warm-up-exchange.ts'
import type { OutcomeRegister } from '#host/exchange/outcome-register.ts'
import type { HistoryBodies, KeptBody } from '#host/workspace/history-bodies.ts'
import type { Sets } from '#host/sets/sets.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { problemAnswer } from './problem-answer.ts'
import { readInput } from './read-input.ts'

/**
 * `POST /` sends one planned request and streams the response: a head line, then the body's bytes. With
 * `keptId` it sends nothing and streams the saved response of that exchange.
 * `POST /rehearsal` streams a generated response, so that the code is compiled before the first request.
 * `POST /:id/cancel` ends an exchange that has no head yet. After the head, cancel the stream instead.
 * `GET /:id/outcome` waits for the end of the body and returns how it ended.
 */
export function exchangeRoutes(deps: {
  access: ConnectionAccess
  client: ContentClient
  outcomes: OutcomeRegister
  underWay: ExchangesUnderWay
  /** Saves a copy of each response, depending on the settings. */
  bodies: HistoryBodies
  /** A saved set is streamed like a saved response. */
  sets: Pick<Sets, 'open'>
}) {
  const { access, client, outcomes, underWay, bodies, sets } = deps
  return new Hono()
    .post('/', readInput('json', exchangeRequest), async (context) => {
      const { id, connectionId, plan, purpose, keptId } = context.req.valid('json')
      if (keptId !== undefined) {
        const kept = (await bodies.open(keptId)) ?? (await sets.open(keptId))
        if (kept === null) return problemAnswer(context, 404, { kind: 'not-kept' })
        outcomes.add(id, Promise.resolve(outcomeOf(kept)))
        return streamBytes(kept.stream)
      }
      // Includes opening the token: the keyring may prompt the user, who may cancel meanwhile.
      const answer = await underWay.run(id, context.req.raw.signal, async (signal) => {
        const opened = await access.open(connectionId)
        if (!opened.ok) return { kind: 'problem' as const, problem: opened.error }
        const { connection, token } = opened.value
        const request = planContentRequest(connection, token, { plan, purpose, connectionId })
        return client.send(request, signal)
      })
      if (answer.kind === 'problem') return problemAnswer(context, 502, answer.problem)
      outcomes.add(id, answer.outcome)
      const stream = streamExchange(answer.head, answer.body)
      return streamBytes(isForHistory(purpose) ? bodies.keep(id, stream) : stream)
    })
    .post('/rehearsal', async () => streamBytes(await warmUpExchange()))
    .post('/:id/cancel', (context) => {
      underWay.cancel(context.req.param('id'))
      return context.json({}, 200)
    })
    .get('/:id/outcome', async (context) => {
      const outcome = outcomes.find(context.req.param('id'))
      return outcome === null
        ? problemAnswer(context, 404, { kind: 'unknown-exchange' })
        : context.json(await outcome)
    })
}

/** The outcome of reading a saved response. How the original exchange ended is in the history. */
const outcomeOf = ({ bodyBytes }: KeptBody): ExchangeOutcome => ({
  kind: 'complete',
  sizes: { encoded: null, decoded: bodyBytes },
  masked: 0,
  downloadMs: 0,
})
