import { computed, ref, type Ref, watch } from 'vue'
import type { Share, ShareLabels } from '#core/share/share.ts'
import { type ShareChoice, isImportScriptFormat } from '#core/import-check/import-check-notes.ts'
import { describeQuery, type QueryClause } from '#core/query/describe-query.ts'
import { readOk, unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'
import { useResponseOfForm, useSeenTypes } from '#app/response/use-own-response.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { durationOf } from '#app/stores/page-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { useClauseWords, useRelativeWords } from '#app/features/query/use-clause-words.ts'
import { usePartialResponseWarning } from '#app/features/query/use-partial-response-warning.ts'
import { useQueryName } from '#app/features/query/use-query-name.ts'
import { useConnectionName, useIsSample } from '#app/words/use-name-words.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import type { SnippetKind } from '#core/snippet/render-snippet.ts'
import { tokenVariable } from '#core/snippet/snippet-request.ts'
import { datesIn } from '#core/share/share-formats.ts'
import { resolveRelativeDate, listRelativeRows } from '#core/query/relative-date.ts'
import { useTodayStore, useRelativeDatesStore } from '#app/stores/today-store.ts'

/** The query to share in a format. Facts and sample item are included only for a response to this request. */
export function useShare(format: Readonly<Ref<ShareChoice>>) {
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

  const ownResponse = useResponseOfForm()
  const { includesItem, item, itemName } = useSampleItem(ownResponse)
  const { describeClause, isRelative, ...sharedDates } = useShareDates(format)

  const title = ref(workspace.opened?.name ?? nameOfQuery(connections.currentId, query.form))
  const appVersion = ref('')

  const seenTypes = useSeenTypes()
  const facts = computed(() => {
    const response = ownResponse.value
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

  const share = computed<Share | null>(() => {
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
      form: isRelative.value ? query.formToSave : requestedForm,
      conventions: query.conventions,
      isDatacycle: observed.isDatacycle,
      hasToken: connection.token.kind !== 'none',
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
    share,
    labels: useShareLabels(),
    ownResponse,
  }
}

/** Maximum size of a sample item, in characters. */
const maxItemLength = 200_000

/** The item that is shared as a sample, loaded once `includesItem` is set. */
function useSampleItem(ownResponse: ReturnType<typeof useResponseOfForm>) {
  const response = useResponseStore()
  const { locale } = useWords()
  const includesItem = ref(false)
  const item = ref<string | null>(null)
  /** Name of the sample item, or its ID; '' until loaded. */
  const itemName = ref('')
  const position = computed(() => response.selected ?? 0)

  async function loadName() {
    const response = ownResponse.value
    if (response === null || response.end.items === 0) return
    const positions = [position.value]
    const { labels: found } = await response.client.ask({
      kind: 'labels',
      positions,
      language: locale.value,
    })
    const { name = '', id = '' } = found[0] ?? {}
    itemName.value = name === '' ? id : name
  }

  async function loadItem() {
    const response = ownResponse.value
    if (response === null || response.end.items === 0) return
    const { text } = await response.client.ask({
      kind: 'item',
      position: position.value,
      limit: maxItemLength,
    })
    item.value = text
  }

  watch(includesItem, (wanted) => wanted && loadItem())
  watch(() => ownResponse.value?.client, loadName, { immediate: true })
  return { includesItem, item, itemName }
}

function useShareLabels() {
  const { say, locale, formatCount, formatDuration, formatMoment, formatSize } = useWords()
  const isSample = useIsSample()
  const snippetNames = computed<Record<SnippetKind, string>>(() => ({
    'curl-bash': say('snippet.names.curl-bash'),
    'curl-powershell': say('snippet.names.curl-powershell'),
    'curl-cmd': say('snippet.names.curl-cmd'),
    'curl-batch': say('snippet.names.curl-batch'),
    javascript: say('snippet.names.javascript'),
    axios: say('snippet.names.axios'),
    python: say('snippet.names.python'),
    php: say('snippet.names.php'),
    java: say('snippet.names.java'),
    go: say('snippet.names.go'),
    http: say('snippet.names.http'),
    'http-jetbrains': say('snippet.names.http-jetbrains'),
  }))
  return computed<ShareLabels>(() => ({
    language: locale.value,
    connection: say('share.markdown.connection'),
    request: say('share.markdown.request'),
    readableUrl: say('share.markdown.readable'),
    body: say('share.markdown.body'),
    tokenNote: say(isSample.value ? 'share.markdown.sample' : 'share.markdown.tokenNote'),
    fillToken: say(isSample.value ? 'share.markdown.sample' : 'share.markdown.fillToken'),
    codeToken: isSample.value
      ? say('snippet.sample')
      : say('share.markdown.codeToken', { name: tokenVariable }),
    answer: say('share.markdown.answer'),
    status: say('share.markdown.status'),
    total: say('share.markdown.total'),
    duration: say('share.markdown.duration'),
    size: say('share.markdown.size'),
    date: say('share.markdown.date'),
    sampleItem: say('share.markdown.sampleItem'),
    code: say('share.markdown.code'),
    snippets: snippetNames.value,
    formatCount,
    formatDuration,
    formatSize,
    formatMoment: (at) => formatMoment(at, 'exact-moment'),
  }))
}

/** How relative dates are shared in a format. */
function useShareDates(format: Readonly<Ref<ShareChoice>>) {
  const query = useQueryStore()
  const datesChoice = useRelativeDatesStore()
  const calendar = useTodayStore()
  const { say } = useWords()
  const { textOf } = useClauseWords()
  const { describeDistance } = useRelativeWords()

  const relativeRows = computed(() => listRelativeRows(query.formToSave))
  /** Link and endpoint file contain the form itself, so its dates stay relative. */
  const carriesForm = computed(() => format.value === 'link' || format.value === 'endpoint')
  /** How the format shares relative dates; `typed` for a raw body, which is not searched for dates. */
  const dateSharing = computed(() => {
    // Import scripts contain today's dates, and say so in a comment.
    const units = relativeRows.value.map(({ value }) => value.unit)
    const byFormat = isImportScriptFormat(format.value) ? 'fixed' : datesIn(format.value, units)
    return byFormat !== 'fixed' && !carriesForm.value && query.request?.relative === undefined
      ? 'typed'
      : byFormat
  })
  const isRelative = computed(
    () =>
      datesChoice.keepsRelative &&
      (dateSharing.value === 'computed' || dateSharing.value === 'in-code'),
  )

  /** Describes a clause. Its date is described as it is shared: relative, as a day, or both. */
  function describeClause(clause: QueryClause): string {
    const first = clause.kind === 'filter' ? clause.values[0]?.[0] : undefined
    const day = first?.kind === 'text' ? first.value : ''
    const row = relativeRows.value.find(
      ({ key, value }) =>
        clause.kind === 'filter' &&
        key === clause.key &&
        resolveRelativeDate(value, calendar.today) === day,
    )
    if (row === undefined) return textOf(clause)
    // As in the request.
    if (!isRelative.value) return day
    const words = describeDistance(row.value)
    return dateSharing.value === 'in-code' ? say('share.dayHere', { words, day }) : words
  }

  return { relativeRows, dateSharing, carriesForm, isRelative, describeClause }
}
