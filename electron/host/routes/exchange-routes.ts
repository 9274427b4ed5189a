import { Hono } from 'hono'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { exchangeRequest } from '#core/exchange/exchange-request.ts'
import { isForHistory } from '#core/exchange/request-purpose.ts'
import { bodyOf, methodOf } from '#core/request/request-plan.ts'
import { renderTarget } from '#core/request/render-target.ts'
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
 * `POST /` sends one planned request and streams the answer: a head line, then the body's bytes. With
 * `keptId` nothing is sent: the answer that was kept of that exchange is streamed again.
 * `POST /rehearsal` streams an answer that nobody sent for, so that the next one finds warm code.
 * `POST /:id/cancel` ends one that has no head yet; later, cancelling the stream does.
 * `GET /:id/outcome` tells how that body ended; it waits while the body still comes.
 */
export function exchangeRoutes(deps: {
  access: ConnectionAccess
  client: ContentClient
  outcomes: OutcomeRegister
  underWay: ExchangesUnderWay
  /** Keeps a copy of each answer, as far as the person wants that. */
  bodies: HistoryBodies
  /** A set that is kept is given as one answer that is kept. */
  sets: Pick<Sets, 'open'>
}) {
  const { access, client, outcomes, underWay, bodies, sets } = deps
  return new Hono()
    .post('/', readInput('json', exchangeRequest), async (context) => {
      const { id, connectionId, plan, purpose, keptId } = context.req.valid('json')
      if (keptId !== undefined) {
        const kept = (await bodies.open(keptId)) ?? (await sets.open(keptId))
        if (kept === null) return problemAnswer(context, 404, { kind: 'not-kept' })
        outcomes.note(id, Promise.resolve(outcomeOf(kept)))
        return streamBytes(kept.stream)
      }
      // Unlocking the token is part of it: the keyring may ask the person, who may cancel meanwhile.
      const answer = await underWay.run(id, context.req.raw.signal, async (cancelled) => {
        const opened = await access.open(connectionId)
        if (!opened.ok) return { kind: 'problem' as const, problem: opened.error }
        const { connection, token } = opened.value
        const request = planContentRequest(connection, token, {
          purpose,
          connectionId,
          method: methodOf(plan),
          target: renderTarget(plan),
          body: bodyOf(plan),
        })
        return client.send(request, cancelled)
      })
      if (answer.kind === 'problem') return problemAnswer(context, 502, answer.problem)
      outcomes.note(id, answer.outcome)
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

/** How it ended at that time stands in the history; what is on the disk is all there is now. */
const outcomeOf = ({ bodyBytes }: KeptBody): ExchangeOutcome => ({
  kind: 'complete',
  sizes: { encoded: null, decoded: bodyBytes },
  masked: 0,
  downloadMs: 0,
})
