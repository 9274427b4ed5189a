import { computed } from 'vue'
import { renderUrl } from '#core/request/render-target.ts'
import { methodOf } from '#core/request/request-plan.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { isSameForm } from '#core/workspace/query-tabs.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useAnswerStanding } from './use-answer-standing.ts'

/** A request for display and copying. */
interface ShownRequest {
  request: SnippetRequest | null
  /** The page that the user turned to; null if it is the form's page, which Send requests. */
  page: { number: number | null } | null
}

/** The request of the shown page, otherwise that of the form. */
export function useShownRequest() {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const pages = usePageStore()
  const query = useQueryStore()
  const { stale } = useAnswerStanding()

  return computed<ShownRequest>(() => {
    const sent = answers.answer?.sent
    // `sent.plan` is the request of the shown page, `sent.query.plan` the one of the form's page.
    const isFormRequest =
      sent === undefined ||
      JSON.stringify(sent.plan) === JSON.stringify(sent.query.plan) ||
      isSameForm(sent.form, sent.query.form)
    if (isFormRequest || stale.value !== null) return { request: query.request, page: null }
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
