import { computed, ref, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { datesIn } from '#core/handover/dates-in.ts'
import type { HandoverFormat } from '#core/handover/handover-formats.ts'
import type { Handover } from '#core/handover/handover.ts'
import type { HandoverLabels } from '#core/handover/handover-labels.ts'
import { describeQuery, type QueryClause } from '#core/query/describe-query.ts'
import { resolveRelativeDate } from '#core/query/relative-date.ts'
import { listRelative } from '#core/query/resolve-form.ts'
import type { SnippetKind } from '#core/snippet/render-snippet.ts'
import { tokenVariable } from '#core/snippet/token-variable.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useOwnAnswer } from '#app/shown-answer/use-own-answer.ts'
import { useSeenTypes } from '#app/shown-answer/use-seen-types.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useDatesChoiceStore } from '#app/stores/dates-choice-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { useRelativeWords } from '#app/features/query/use-relative-words.ts'
import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { usePartWords } from '#app/features/query/use-part-words.ts'
import { useConnectionName } from '#app/words/use-connection-name.ts'

/** An item larger than this makes no sample that anybody reads. */
const largestSample = 200_000

/**
 * The query in the form as something to give away in a format; facts and item only of an answer to this very request.
 */
export function useHandover(format: Readonly<Ref<HandoverFormat | 'link'>>) {
  const client = useHostClient()
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const answer = useAnswerStore()
  const endpoints = useEndpointsStore()
  const workspace = useWorkspaceStore()
  const names = useValueNamesStore()
  const observed = useObservedInstancesStore()
  const choice = useDatesChoiceStore()
  const calendar = useTodayStore()
  const { say, locale, formatCount, formatDuration, formatMoment, formatSize } = useWords()
  const nameConnection = useConnectionName()
  const { nameOf, textOf } = useClauseWords()
  const { describeDistance } = useRelativeWords()

  const title = ref(
    workspace.opened?.name ?? endpoints.callOf(connections.currentId, query.form.endpoint),
  )
  const withItem = ref(false)
  const relative = computed(() => listRelative(query.keptForm))
  /** These two carry the form: they open in the app again, where its dates are counted. */
  const carriesForm = computed(() => format.value === 'link' || format.value === 'endpoint')
  /** What is made of dates that count from the day of sending; `typed` is a body in which nobody looks for them. */
  const dates = computed(() => {
    const possible = datesIn[format.value]
    return possible !== 'fixed' && !carriesForm.value && query.request?.relative === undefined
      ? 'typed'
      : possible
  })
  const isRelative = computed(
    () => choice.keepsRelative && (dates.value === 'counted' || dates.value === 'in-code'),
  )
  const item = ref<string | null>(null)
  const appVersion = ref('')

  const ownAnswer = useOwnAnswer()
  const seen = useSeenTypes()
  const facts = computed(() => {
    const own = ownAnswer.value
    // Of a kept set no server gave status, total and time.
    if (own === null || own.sent.set !== undefined) return null
    return {
      status: own.head.status,
      total: own.end.paging.total,
      durationMs: own.head.timing.firstByteMs + (own.end.outcome?.downloadMs ?? 0),
      sizeBytes: own.end.bytes,
      date: own.sent.sentAt,
    }
  })

  const partWords = usePartWords()

  /** A date in the words of what is given away: how it is counted, or the day, never one against the other. */
  function describeClause(clause: QueryClause): string {
    const day = clause.kind === 'filter' ? (clause.values[0]?.[0]?.value ?? '') : ''
    const row = relative.value.find(
      ({ key, value }) =>
        clause.kind === 'filter' &&
        key === clause.key &&
        resolveRelativeDate(value, calendar.today) === day,
    )
    if (row === undefined || !isRelative.value) return textOf(clause)
    const words = describeDistance(row.value)
    return dates.value === 'in-code' ? say('handover.dayHere', { words, day }) : words
  }

  const handover = computed<Handover | null>(() => {
    const connection = connections.current
    if (query.plan === null || connection === null) return null
    const asked = query.plannedForm
    const words = describeQuery(asked, query.conventions, query.definitions, {
      nameOfValue: names.nameOf,
      titleOf: (name) => endpoints.titleOf(connection.id, name),
    }).map((clause) => `${nameOf(clause)}: ${describeClause(clause)}`)
    return {
      title: title.value,
      connectionName: nameConnection(connection),
      baseUrl: connection.baseUrl,
      form: isRelative.value ? query.keptForm : asked,
      conventions: query.conventions,
      isDatacycle: observed.isDatacycle,
      plan: query.plan,
      facts: facts.value,
      seen: seen.value,
      relative: (isRelative.value ? query.request?.relative : null) ?? null,
      sampleItem: withItem.value ? item.value : null,
      words: [...words, ...(partWords.value === null ? [] : [partWords.value])],
      appVersion: appVersion.value,
    }
  })

  const snippetNames = computed<Record<SnippetKind, string>>(() => ({
    'curl-bash': say('query.snippet.curl-bash'),
    'curl-powershell': say('query.snippet.curl-powershell'),
    'curl-cmd': say('query.snippet.curl-cmd'),
    'curl-batch': say('query.snippet.curl-batch'),
    javascript: say('query.snippet.javascript'),
    axios: say('query.snippet.axios'),
    python: say('query.snippet.python'),
    php: say('query.snippet.php'),
    java: say('query.snippet.java'),
    go: say('query.snippet.go'),
    http: say('query.snippet.http'),
    'http-jetbrains': say('query.snippet.http-jetbrains'),
  }))
  const labels = computed<HandoverLabels>(() => ({
    language: locale.value,
    connection: say('handover.markdown.connection'),
    request: say('handover.markdown.request'),
    readable: say('handover.markdown.readable'),
    body: say('handover.markdown.body'),
    tokenNote: say('handover.markdown.tokenNote'),
    codeToken: say('handover.markdown.codeToken', { name: tokenVariable }),
    answer: say('handover.markdown.answer'),
    status: say('handover.markdown.status'),
    total: say('handover.markdown.total'),
    duration: say('handover.markdown.duration'),
    size: say('handover.markdown.size'),
    date: say('handover.markdown.date'),
    sampleItem: say('handover.markdown.sampleItem'),
    code: say('handover.markdown.code'),
    snippets: snippetNames.value,
    formatCount,
    formatDuration,
    formatSize,
    formatMoment: (at) => formatMoment(at, 'exact-moment'),
  }))

  /** What the item is called that would be the example; '' while nobody knows. */
  const itemName = ref('')
  const position = computed(() => answer.selected ?? 0)

  async function loadName() {
    const own = ownAnswer.value
    if (own === null || own.end.items === 0) return
    const positions = [position.value]
    const { labels: found } = await own.client.ask({
      kind: 'labels',
      positions,
      language: locale.value,
    })
    const { name = '', id = '' } = found[0] ?? {}
    itemName.value = name === '' ? id : name
  }

  async function loadItem() {
    const own = ownAnswer.value
    if (own === null || own.end.items === 0) return
    const { text } = await own.client.ask({
      kind: 'item',
      position: position.value,
      limit: largestSample,
    })
    item.value = text
  }

  async function loadVersion() {
    // Without a host the text names no version.
    await unlessHostIsGone(undefined, async () => {
      appVersion.value = (await readOk(await client.api.about.$get())).appVersion
    })
  }

  watch(withItem, (wanted) => wanted && loadItem())
  watch(() => ownAnswer.value?.client, loadName, { immediate: true })
  void loadVersion()
  return {
    title,
    withItem,
    itemName,
    relative,
    dates,
    carriesForm,
    handover,
    labels,
    ownAnswer,
  }
}
