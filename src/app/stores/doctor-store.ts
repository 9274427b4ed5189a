import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { askDoctor, type Diagnosis, type DoctorQuestion } from '#core/investigate/doctor.ts'
import { hitsOf } from '#core/investigate/investigation.ts'
import { listRemedies } from '#core/investigate/remedies.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { bodyOf } from '#core/request/request-plan.ts'
import { useSendExchange } from '../answer/use-send-exchange.ts'
import { createAskStep } from '../investigate/ask-step.ts'
import { runInvestigation, type InvestigationState } from '../investigate/run-investigation.ts'
import { useAnswerStore, type ShownAnswer } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useMetStore } from './met-store.ts'

/** One search for a reason: what it is about, and how far it is. */
export interface Doctoring {
  question: DoctorQuestion
  form: QueryForm
  state: InvestigationState<Diagnosis>
}

/** The search for the reason of the answer that is shown; another answer ends it. */
export const useDoctorStore = defineStore('doctor', () => {
  const sendExchange = useSendExchange()
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const met = useMetStore()
  const doctoring = shallowRef<Doctoring | null>(null)
  let running: { stop(): void } | null = null

  /** What would be asked about the answer shown; null where there is nothing to ask, or no form that says it. */
  const question = computed(() => {
    const { answer } = answers
    if (!answer?.end || !isWholeForm(answer)) return null
    const { sent, head, end } = answer
    const isList = end.shape === 'envelope' || end.shape === 'bare-array'
    if (!isList || head.status > 299) return null
    const connection = connections.connections.find(({ id }) => id === sent.connectionId)
    if (!connection) return null
    const asked = askDoctor(
      { form: sent.form, hits: readHits(answer) },
      {
        conventions: sent.conventions,
        definitions: connection.filterDefinitions,
        languageFilters: met.isCoreAt(sent.connectionId),
      },
    )
    return asked.conditions.length === 0 ? null : asked
  })

  const remedies = computed(() => {
    const its = doctoring.value
    return its?.state.progress.kind === 'concluded'
      ? listRemedies(its.question, its.form, its.state.progress.conclusion, its.state.outcomes)
      : []
  })

  function start() {
    const { answer } = answers
    const asked = question.value
    if (answer === null || asked === null) return
    close()
    const { form, connectionId } = answer.sent
    running = runInvestigation(asked, createAskStep(sendExchange, connectionId), (state) => {
      doctoring.value = { question: asked, form, state }
    })
  }

  function cancel() {
    running?.stop()
  }

  function close() {
    cancel()
    doctoring.value = null
  }

  watch(() => answers.answer?.client, close)

  return { doctoring, question, remedies, start, cancel, close }
})

/** Whether the form alone asks for what was sent; a body typed by hand may ask for more. */
function isWholeForm({ sent: { form, conventions, plan } }: ShownAnswer): boolean {
  if (plan.kind !== 'post') return true
  const planned = planRequest(form, conventions)
  return planned.ok && bodyOf(planned.value) === plan.body
}

function readHits({ sent: { form }, end, progress }: ShownAnswer) {
  const total = end?.paging.total ?? null
  const isFirst = form.pageNumber === '' || form.pageNumber === '1'
  if (total === null && !(isFirst && progress.items === 0)) return null
  return hitsOf({ total, ids: [] })
}
