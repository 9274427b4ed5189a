import type { Judgement, JudgedQuery, NotJudged } from '#core/query-check/judge-response.ts'
import type { ExchangeHead } from '#core/exchange/outcome.ts'
import type { SendExchange } from '#app/client/response-client.ts'
import type { ResponseProblem } from '#app/response-worker/protocol.ts'

/** The result of one request of a batch. */
export interface JudgedRequest {
  judgement: Judgement
  /** Why there is no response; null if there is one. */
  problem: ResponseProblem | null
}

/** Sends the request of a query and judges its response like the command line does; keeps nothing. */
export function askJudgement(
  sendExchange: SendExchange,
  { connectionId, name, query }: { connectionId: string; name: string; query: JudgedQuery },
): { result: Promise<JudgedRequest>; cancel: () => void } {
  let resolve: (result: JudgedRequest) => void = () => undefined
  const result = new Promise<JudgedRequest>((settle) => (resolve = settle))
  let head: ExchangeHead | null = null
  const client = sendExchange(
    {
      id: crypto.randomUUID(),
      connectionId,
      plan: query.plan,
      purpose: { kind: 'batch', name },
    },
    (event) => {
      switch (event.kind) {
        case 'head':
          head = event.head
          return
        case 'problem':
          resolve(withoutResponse(event.problem))
          client.close()
          return
        case 'end':
          if (head === null) return
          void client
            .ask({ kind: 'judgement', query, head, outcome: event.end.outcome })
            .then(({ judgement }) => {
              resolve({ judgement, problem: null })
            })
            .finally(() => {
              // Has an effect only if reading threw, because a promise resolves once; the page reports the defect.
              resolve(withoutResponse({ kind: 'host-fault', detail: '' }))
              client.close()
            })
          return
        case 'opening':
        case 'progress':
      }
    },
  )
  return {
    result,
    cancel: () => {
      client.cancel()
    },
  }
}

const withoutResponse = (problem: ResponseProblem): JudgedRequest => ({
  judgement: { kind: 'not-judged', status: null, why: reasonOf(problem) },
  problem,
})

function reasonOf({ kind }: ResponseProblem): NotJudged {
  switch (kind) {
    case 'cancelled':
      return 'stopped'
    case 'unknown-connection':
      return 'no-connection'
    // Whether a token is locked is known only when it is used.
    case 'token-unavailable':
      return 'locked-token'
    case 'dns':
    case 'refused':
    case 'unreachable':
    case 'reset':
    case 'tls':
    case 'proxy':
    case 'timeout':
    case 'not-http':
    case 'invalid-head':
    case 'redirect-refused':
    case 'plain-http':
    case 'invalid-request':
    case 'host-fault':
    case 'other':
    case 'host-gone':
    case 'app-refused':
    case 'not-kept':
      return 'no-response'
  }
}
