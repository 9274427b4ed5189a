import { computed, ref, type Ref } from 'vue'
import type { Handover } from '#core/handover/handover.ts'
import type { ShareFormat } from '#core/sync/import-formats.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useAnswerOfForm } from '#app/shown-answer/use-own-answer.ts'
import { useSeenTypes } from '#app/shown-answer/use-seen-types.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { durationOf } from '#app/stores/response-figures.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { usePartialResponseWarning } from '#app/features/query/use-partial-response-warning.ts'
import { useConnectionName } from '#app/words/use-connection-name.ts'
import { useQueryName } from '#app/words/use-query-name.ts'
import { useHandoverDates } from './use-handover-dates.ts'
import { useHandoverLabels } from './use-handover-labels.ts'
import { useSampleItem } from './use-sample-item.ts'

/** The query to share in a format. Facts and sample item are included only for a response to this request. */
export function useHandover(format: Readonly<Ref<ShareFormat>>) {
  const client = useHostClient()
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const endpoints = useEndpointsStore()
  const workspace = useWorkspaceStore()
  const names = useValueNamesStore()
  const observed = useObservedInstancesStore()
  const nameOfConnection = useConnectionName()
  const nameOfQuery = useQueryName()
  const { nameOf } = useClauseWords()

  const ownAnswer = useAnswerOfForm()
  const { includesItem, item, itemName } = useSampleItem(ownAnswer)
  const { describeClause, isRelative, ...sharedDates } = useHandoverDates(format)

  const title = ref(workspace.opened?.name ?? nameOfQuery(connections.currentId, query.form))
  const appVersion = ref('')

  const seenTypes = useSeenTypes()
  const facts = computed(() => {
    const response = ownAnswer.value
    // A saved set has no single response with status, total and time.
    if (response === null || response.sent.set !== undefined) return null
    return {
      status: response.head.status,
      total: response.end.paging.total,
      durationMs: durationOf(response),
      sizeBytes: response.end.bytes,
      sentAt: response.sent.sentAt,
    }
  })

  const partialWarning = usePartialResponseWarning()

  const handover = computed<Handover | null>(() => {
    const connection = connections.current
    if (query.plan === null || connection === null) return null
    const requestedForm = query.plannedForm
    const sentences = describeQuery(requestedForm, query.conventions, query.definitions, {
      nameOfValue: names.nameOf,
      endpointLabelOf: (name) => endpoints.endpointLabelOf(connection.id, name),
    }).map((clause) => `${nameOf(clause)}: ${describeClause(clause)}`)
    return {
      title: title.value,
      connectionName: nameOfConnection(connection),
      baseUrl: connection.baseUrl,
      form: isRelative.value ? query.keptForm : requestedForm,
      conventions: query.conventions,
      isDatacycle: observed.isDatacycle,
      plan: query.plan,
      facts: facts.value,
      seen: seenTypes.value,
      relative: (isRelative.value ? query.request?.relative : null) ?? null,
      sampleItem: includesItem.value ? item.value : null,
      querySentences: [
        ...sentences,
        ...(partialWarning.value === null ? [] : [partialWarning.value]),
      ],
      appVersion: appVersion.value,
    }
  })

  async function loadVersion() {
    // Without the host, the version stays empty.
    await unlessHostIsGone(undefined, async () => {
      appVersion.value = (await readOk(await client.api.about.$get())).appVersion
    })
  }

  void loadVersion()
  return {
    title,
    includesItem,
    itemName,
    ...sharedDates,
    handover,
    labels: useHandoverLabels(),
    ownAnswer,
  }
}
