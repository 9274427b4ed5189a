import { isSuccess } from '#core/exchange/outcome.ts'
import { defineStore } from 'pinia'
import { computed, watch, type Ref } from 'vue'
import { findAlternativeEndpoints } from '#core/instance/known-endpoints.ts'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { planCulpritSearch, type CulpritConclusion } from '#core/investigate/culprit.ts'
import { planDiagnosis, type Diagnosis, type DoctorQuestion } from '#core/investigate/doctor.ts'
import {
  planSecondStage,
  type SecondStage,
  type SecondStageQuestion,
} from '#core/investigate/second-stage.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import { hitsOf, type Investigation } from '#core/investigate/investigation.ts'
import {
  listRemedies,
  proposeRemedies,
  rankRemedies,
  type Remedy,
} from '#core/investigate/remedies.ts'
import type { QueryForm } from '#core/query/form.ts'
import { causeOfTrouble } from '#core/response/error-cause.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { type InvestigationState, useInvestigation } from '#app/investigate/run-investigation.ts'
import {
  useResponseStore,
  type SentQuery,
  type Shown,
  type ShownResponse,
} from './response-store.ts'
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

/** A query that made the server fail, and the search for the part of it that does. */
export interface FailedQuery {
  sent: SentQuery
  /** How long the server took, if that was the failure; null for a server error. */
  waitMs: number | null
  search: Investigation<CulpritConclusion>
}

/** Searches why the shown response has no or few items, or failed; ends when another response is shown. */
export const useDoctorStore = defineStore('doctor', () => {
  const responses = useResponseStore()
  const { question, rulesOf } = useDoctorQuestion()
  const valueNames = useValueNamesStore()
  const search = useInvestigation<AskedDoctor, Diagnosis>()
  const secondSearch = useInvestigation<{ question: SecondStageQuestion }, SecondStage>()
  const { failure, culpritSearch } = useCulpritSearch()
  const run = search.run
  /** Maximum number of requests of the first stage. */
  const price = computed(() =>
    question.value ? question.value.price + question.value.pricePairs : 0,
  )
  const secondStage = secondSearch.run
  const { placeHint, proposed, remedies } = useRemedies(run, secondStage)

  /** The plan of the second stage; null if there is nothing more to request. */
  const secondStageQuestion = computed(() => {
    const concluded = readConcluded(run.value)
    if (concluded === null || secondStage.value !== null) return null
    const { rules, ...about } = concluded
    return planSecondStage({ ...about, proposed: proposed.value }, rules)
  })

  function start() {
    const { response } = responses
    if (failure.value !== null) {
      const { search: planned, sent } = failure.value
      culpritSearch.start(planned, sent.connectionId, {})
      return
    }
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
    culpritSearch.stop()
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
    failure,
    culpritRun: culpritSearch.run,
    price,
    secondStageQuestion,
    remedies,
    start,
    startSecondStage,
    cancel,
    close,
  }
})

function useCulpritSearch() {
  const responses = useResponseStore()
  const observed = useObservedInstancesStore()
  const culpritSearch = useInvestigation<object, CulpritConclusion>()

  /** The failed query; null if the shown one did not fail, or has nothing to leave out. */
  const failure = computed<FailedQuery | null>(() => {
    const failed = findFailed(responses.shown, observed.isDatacycleAt)
    if (failed === null || !isWholeForm(failed)) return null
    const planned = planCulpritSearch(failed.sent.form, failed.sent.conventions)
    // One request repeats the query, so a second one leaves a part out.
    return planned.price > 1 ? { ...failed, search: planned } : null
  })
  watch(() => failure.value?.sent, culpritSearch.clear)

  return { failure, culpritSearch }
}

function findFailed(
  shown: Shown,
  isDatacycleAt: (connectionId: string) => boolean,
): Omit<FailedQuery, 'search'> | null {
  if (shown.kind === 'nothing') return null
  if (shown.kind === 'problem')
    return shown.sent !== null && shown.problem.kind === 'timeout'
      ? { sent: shown.sent, waitMs: shown.problem.afterMs }
      : null
  const { head, sent, end, progress } = shown.response
  if (end === null || progress.items > 0) return null
  const isDatacycle = isDatacycleAt(sent.connectionId)
  const cause = causeOfTrouble({ status: head.status, isDatacycle, bytes: end.bytes })
  return cause && { sent, waitMs: cause === 'slow' ? head.timing.firstByteMs : null }
}

/** What may give more items, from a diagnosis and, if there is one, its second stage. */
function useRemedies(
  run: Readonly<Ref<DoctorRun | null>>,
  secondStage: Readonly<Ref<SecondStageRun | null>>,
) {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const knownEndpoints = useKnownEndpoints()
  const hints = useHintsStore()
  /** That items of the endpoint have no coordinates of their own, which swapped coordinates do not change. */
  const placeHint = computed(() => hints.hints.find(isPlaceHint) ?? null)

  const namesOfShownEndpoint = computed(() => {
    const { response } = responses
    return response?.end ? endpointAliases(response.end.paging, response.head.sent.url) : []
  })

  /** Suggestions that are not tested; the endpoints are those of the current connection. */
  const proposed = computed<readonly Remedy[]>(() => {
    const concluded = readConcluded(run.value)
    if (concluded === null) return []
    const { form, diagnosis, rules, connectionId } = concluded
    const names = namesOfShownEndpoint.value
    const all = proposeRemedies(form, diagnosis, {
      definitions: rules.definitions,
      endpoints:
        connectionId === connections.currentId
          ? findAlternativeEndpoints(form.endpoint, knownEndpoints.value, names)
          : [],
    })
    return placeHint.value === null ? all : all.filter(({ kind }) => kind !== 'swap')
  })

  const remedies = computed(() => {
    const concluded = readConcluded(run.value)
    if (concluded === null) return []
    const { question, form, diagnosis, outcomes } = concluded
    const counted = listRemedies(question, form, diagnosis, outcomes)
    const secondRun = secondStage.value
    return rankRemedies([
      ...counted,
      ...(secondRun ? secondRun.question.remedies(secondRun.state.outcomes) : proposed.value),
    ])
  })

  return { placeHint, proposed, remedies }
}

/** A run with its diagnosis; null until it is concluded. */
function readConcluded(run: DoctorRun | null) {
  if (run?.state.progress.kind !== 'concluded') return null
  return { ...run, diagnosis: run.state.progress.conclusion, outcomes: run.state.outcomes }
}

function useDoctorQuestion() {
  const responses = useResponseStore()
  const observed = useObservedInstancesStore()
  const pages = usePageStore()

  function rulesOf({ conventions, connectionId }: ShownResponse['sent']): ConditionRules | null {
    const rules = observed.rulesAt(connectionId)
    return rules && { ...rules, conventions }
  }

  /** The plan for the shown response; null if there is nothing to request or the form cannot express it. */
  const question = computed(() => {
    const { response } = responses
    if (!response?.end || !isWholeForm(response)) return null
    const { sent, head, end, progress } = response
    const isList = end.shape === 'envelope' || end.shape === 'bare-array'
    const rules = rulesOf(sent)
    if (!isList || !isSuccess(head.status) || rules === null) return null
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
