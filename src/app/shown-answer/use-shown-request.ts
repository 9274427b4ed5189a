import { computed } from 'vue'
import { renderUrl } from '#core/request/render-target.ts'
import { methodOf } from '#core/request/request-plan.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useAnswerStanding } from './use-answer-standing.ts'

/** A request to be read and copied. */
interface ShownRequest {
  request: SnippetRequest | null
  /** The page that it brought, where pages were turned: Send asks for the form's own again. */
  page: { number: number | null } | null
}

/** The request that belongs to what is seen: that of the page in view, else what the form stands for. */
export function useShownRequest() {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const pages = usePageStore()
  const query = useQueryStore()
  const { stale } = useAnswerStanding()

  return computed<ShownRequest>(() => {
    const sent = answers.answer?.sent
    const isOfForm =
      sent === undefined || JSON.stringify(sent.plan) === JSON.stringify(sent.query.plan)
    if (isOfForm || stale.value !== null) return { request: query.request, page: null }
    const { plan, baseUrl } = sent
    return {
      request: {
        method: methodOf(plan),
        url: renderUrl(plan, baseUrl),
        body: plan.kind === 'post' ? plan.body : null,
        hasToken: connections.current?.token.kind !== 'none',
      },
      page: { number: pages.position?.number ?? null },
    }
  })
}
