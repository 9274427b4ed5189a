import { planRequest } from '#core/query/plan-request.ts'
import {
  planPageNumber,
  planPageStep,
  type PageStep,
  type PageTurn,
} from '#core/response/page-steps.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

const readPageNumber = (typed: string): number | null =>
  /^\d{1,15}$/.test(typed) ? Number(typed) : null

/** Requests other pages of the shown response, with its query instead of the current form. */
export function usePageTurns() {
  const responses = useResponseStore()
  const pages = usePageStore()
  const query = useQueryStore()

  function turnTo(turn: PageTurn) {
    const sent = responses.response?.sent
    // A link that must not be followed is reported by a finding.
    const planned = turn.kind === 'send' ? turn : turn.instead
    if (!sent || !planned) return
    const { pageNumber } = query.form
    const formHasPage =
      pageNumber !== '' && pageNumber === sent.form.pageNumber && query.rawBody === null
    // A page number in the form moves with the page, because the next Send would otherwise go back.
    const turned = formHasPage ? planRequest(planned.form, sent.conventions) : null
    responses.send({
      ...sent,
      id: crypto.randomUUID(),
      savedResponseId: null,
      sentAt: new Date().toISOString(),
      plan: planned.plan,
      form: planned.form,
      purpose: { kind: 'page', number: readPageNumber(planned.form.pageNumber) },
      seenSize: pages.position?.size ?? null,
      ...(turned?.ok && { query: { form: planned.form, plan: turned.value } }),
    })
    if (formHasPage) query.change({ pageNumber: planned.form.pageNumber })
  }

  function goTo(number: number) {
    const { page } = pages
    if (page) turnTo(planPageNumber(page, number))
  }

  function go(step: PageStep) {
    const { page } = pages
    if (page) turnTo(planPageStep(page, step))
  }

  return { go, goTo }
}
