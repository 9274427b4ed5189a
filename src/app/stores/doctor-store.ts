import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import { findAlternativeEndpoints } from '#core/instance/known-endpoints.ts'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { planDiagnosis, type Diagnosis, type DoctorQuestion } from '#core/investigate/doctor.ts'
import {
  planSecondStage,
  type SecondStage,
  type SecondStageQuestion,
} from '#core/investigate/second-stage.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import { hitsOf } from '#core/investigate/investigation.ts'
import {
  listRemedies,
  proposeRemedies,
  rankRemedies,
  type Remedy,
} from '#core/investigate/remedies.ts'
import type { QueryForm } from '#core/query/form.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { type InvestigationState, useInvestigation } from '#app/investigate/run-investigation.ts'
import { useResponseStore, type ShownResponse } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useHintsStore } from './hints-store.ts'
import { isWholeForm } from './query-store.ts'
import { useKnownEndpoints } from './endpoints-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { usePageStore } from './page-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

interface AskedDoctor {
  question: DoctorQuestion
  form: QueryForm
  connectionId: string
  rules: ConditionRules
}
export type DoctorRun = AskedDoctor & { state: InvestigationState<Diagnosis> }

export interface SecondStageRun {
  question: SecondStageQuestion
  state: InvestigationState<SecondStage>
}

/** Searches why the shown response has no or few items; ends when another response is shown. */
export const useDoctorStore = defineStore('doctor', () => {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const knownEndpoints = useKnownEndpoints()
  const { question, rulesOf } = useDoctorQuestion()
  const valueNames = useValueNamesStore()
  const hints = useHintsStore()
  /** That items of the endpoint have no coordinates of their own, which swapped coordinates do not change. */
  const placeHint = computed(() => hints.hints.find(isPlaceHint) ?? null)
  const search = useInvestigation<AskedDoctor, Diagnosis>()
  const secondSearch = useInvestigation<{ question: SecondStageQuestion }, SecondStage>()
  const run = search.run
  /** Maximum number of requests of the first stage. */
  const price = computed(() =>
    question.value ? question.value.price + question.value.pricePairs : 0,
  )
  const secondStage = secondSearch.run

  /** The names that the shown response tells of its endpoint. */
  const namesOfShownEndpoint = computed(() => {
    const { response } = responses
    return response?.end ? endpointAliases(response.end.paging, response.head.sent.url) : []
  })

  /** Suggestions that are not tested; the endpoints are those of the current connection. */
  const proposed = computed<readonly Remedy[]>(() => {
    const lastRun = run.value
    if (lastRun?.state.progress.kind !== 'concluded') return []
    const isOnCurrentConnection = lastRun.connectionId === connections.currentId
    const all = proposeRemedies(lastRun.form, lastRun.state.progress.conclusion, {
      definitions: lastRun.rules.definitions,
      endpoints: isOnCurrentConnection
        ? findAlternativeEndpoints(
            lastRun.form.endpoint,
            knownEndpoints.value,
            namesOfShownEndpoint.value,
          )
        : [],
    })
    return placeHint.value === null ? all : all.filter(({ kind }) => kind !== 'swap')
  })

  const remedies = computed(() => {
    const lastRun = run.value
    if (lastRun?.state.progress.kind !== 'concluded') return []
    const { question: planned, form, state } = lastRun
    const counted = listRemedies(planned, form, lastRun.state.progress.conclusion, state.outcomes)
    const secondRun = secondStage.value
    return rankRemedies([
      ...counted,
      ...(secondRun ? secondRun.question.remedies(secondRun.state.outcomes) : proposed.value),
    ])
  })

  /** The plan of the second stage; null if there is nothing more to request. */
  const secondStageQuestion = computed(() => {
    const lastRun = run.value
    if (lastRun?.state.progress.kind !== 'concluded' || secondStage.value !== null) return null
    const { form, question: planned, rules, state } = lastRun
    const diagnosis = lastRun.state.progress.conclusion
    const about = { form, question: planned, diagnosis, outcomes: state.outcomes }
    return planSecondStage({ ...about, proposed: proposed.value }, rules)
  })

  function start() {
    const { response } = responses
    const planned = question.value
    const rules = response && rulesOf(response.sent)
    if (response === null || planned === null || rules === null) return
    close()
    const { form, connectionId } = response.sent
    search.start(planned, connectionId, { question: planned, form, connectionId, rules })
  }

  function startSecondStage() {
    const planned = secondStageQuestion.value
    const lastRun = run.value
    if (planned === null || lastRun === null) return
    secondSearch.start(planned, lastRun.connectionId, { question: planned }, ({ state }) => {
      const item = state.progress.kind === 'concluded' ? state.progress.conclusion.item : null
      if (item?.kind === 'exists' && item.name !== null)
        valueNames.learn(lastRun.connectionId, [{ id: item.id, label: item.name }])
    })
  }

  function cancel() {
    search.stop()
    secondSearch.stop()
  }

  function close() {
    search.clear()
    secondSearch.clear()
  }

  watch(() => responses.response?.client, close)

  return {
    run,
    placeHint,
    secondStage,
    question,
    price,
    secondStageQuestion,
    remedies,
    start,
    startSecondStage,
    cancel,
    close,
  }
})

function useDoctorQuestion() {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const pages = usePageStore()

  function rulesOf({ conventions, connectionId }: ShownResponse['sent']): ConditionRules | null {
    const connection = connections.connections.find(({ id }) => id === connectionId)
    if (!connection) return null
    return {
      conventions,
      definitions: connection.filterDefinitions,
      isDatacycle: observed.isDatacycleAt(connectionId),
      languages: observed.factsOf(connectionId).languages,
    }
  }

  /** The plan for the shown response; null if there is nothing to request or the form cannot express it. */
  const question = computed(() => {
    const { response } = responses
    if (!response?.end || !isWholeForm(response)) return null
    const { sent, head, end, progress } = response
    const isList = end.shape === 'envelope' || end.shape === 'bare-array'
    const rules = rulesOf(sent)
    if (!isList || head.status > 299 || rules === null) return null
    const isEmpty = progress.items === 0
    const page = { isEmpty, last: pages.position?.last ?? null }
    const planned = planDiagnosis({ form: sent.form, hits: readHits(response), page }, rules)
    return planned.conditions.length === 0 && !isEmpty ? null : planned
  })

  return { question, rulesOf }
}

function readHits({ sent: { form }, end, progress }: ShownResponse) {
  const total = end?.paging.total ?? null
  const isFirst = form.pageNumber === '' || form.pageNumber === '1'
  if (total === null && !(isFirst && progress.items === 0)) return null
  return hitsOf({ total, ids: [] })
}

const isPlaceHint = (hint: InstanceHint): hint is InstanceHint<'no-own-place'> =>
  hint.messageKey === 'no-own-place'
