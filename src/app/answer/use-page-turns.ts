import {
  pageNumberOf,
  planPageNumber,
  planPageStep,
  type PageStep,
  type PageTurn,
} from '#core/response/page-steps.ts'
import { useAnswerStore } from '../stores/answer-store.ts'
import { askedPageOf } from './asked-page.ts'

const readNumber = (typed: string): number | null =>
  /^\d{1,15}$/.test(typed) ? Number(typed) : null

/** Asks for other pages of the answer shown: of the query it answered, whatever the form says by now. */
export function usePageTurns() {
  const answers = useAnswerStore()

  function turnTo(turn: PageTurn) {
    const sent = answers.answer?.sent
    // A link that must not be followed is explained among the findings, with the way on.
    const planned = turn.kind === 'send' ? turn : turn.instead
    if (!sent || !planned) return
    answers.send({
      ...sent,
      id: crypto.randomUUID(),
      keptId: null,
      sentAt: new Date().toISOString(),
      plan: planned.plan,
      form: planned.form,
      purpose: { kind: 'page', number: readNumber(planned.form.pageNumber) },
    })
  }

  function goTo(number: number) {
    const page = askedPageOf(answers.answer)
    if (page) turnTo(planPageNumber(page, number))
  }

  function go(step: PageStep) {
    const page = askedPageOf(answers.answer)
    if (!page) return
    const turn = planPageStep(page, step)
    // A link that names no page at all is passed over: pages are counted.
    if (turn.kind === 'refused' && turn.instead === null)
      goTo(pageNumberOf(page) + (step === 'next' ? 1 : -1))
    else turnTo(turn)
  }

  return { go, goTo }
}
