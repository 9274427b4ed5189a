import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import { formatJson } from '#core/json/format-json.ts'
import { freshForm, type QueryForm, type WrittenForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { restoreRelativeDates, resolveForm } from '#core/query/resolve-form.ts'
import { renderUrl } from '#core/request/render-target.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import { markDates } from '#core/snippet/mark-dates.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { isSameForm } from '#core/workspace/query-tabs.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useQueryPlan } from './query-plan.ts'
import { useTabsStore } from './tabs-store.ts'
import { useTodayStore } from './today-store.ts'

/** The query of the tab in front as typed, with what it stands for under the conventions of the connection in use. */
export const useQueryStore = defineStore('query', () => {
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  /** As somebody wrote it, and as it is kept: a date may be relative to the day. */
  const written = computed(() => tabs.active.form)
  /** What it asks for today. */
  const form = computed(() => resolveForm(written.value, calendar.today))
  /** The POST body as typed by hand, in place of the form; null while the form is in use. */
  const rawBody = computed({
    get: () => tabs.active.rawBody,
    set: (body) => {
      tabs.change({ rawBody: body })
    },
  })

  const { plan, keptForm, conventions, ...planned } = useQueryPlan({ written, form, rawBody })

  const request = computed(() => plan.value && describeRequest(plan.value, keptForm.value))

  /** A request of this connection to be written as code; `kept` is the form that it was planned from. */
  function describeRequest(planned: RequestPlan, kept: WrittenForm): SnippetRequest | null {
    const base = connections.current
    if (base === null) return null
    const { baseUrl } = base
    const url = renderUrl(planned, baseUrl)
    const body = bodyOf(planned)
    const { today, zone } = calendar
    const about = { conventions: conventions.value, baseUrl, today, zone }
    const relative = markDates({ url, body }, kept, about)
    const hasToken = base.token.kind !== 'none'
    return { method: methodOf(planned), url, body, hasToken, ...(relative && { relative }) }
  }

  /** The same request sorted by that key alone; null where a body typed by hand stands for it. */
  function requestSortedBy(attribute: string): SnippetRequest | null {
    if (rawBody.value !== null) return null
    const sort = [{ attribute, direction: 'ascending' as const }]
    const kept = { ...written.value, sort }
    const planned = planRequest(resolveForm(kept, calendar.today), conventions.value)
    return planned.ok ? describeRequest(planned.value, kept) : null
  }

  /** Takes what was typed into the form. */
  function write(change: Partial<WrittenForm>) {
    tabs.change({ form: { ...written.value, ...change } })
  }

  /** Changes what is asked; dates that this does not change stay relative. */
  function change(change: Partial<QueryForm>) {
    const changed = { ...form.value, ...change }
    tabs.change({ form: restoreRelativeDates(changed, written.value, calendar.today) })
  }

  /** The same in place of a body typed by hand, too. */
  function revise(next: QueryForm) {
    tabs.change({ form: restoreRelativeDates(next, written.value, calendar.today), rawBody: null })
  }

  /** Puts the body that the form stands for in its place, to be edited by hand. */
  function typeBody() {
    if (plan.value?.kind === 'post') rawBody.value = formatJson(plan.value.body, 2)
  }

  function reset() {
    const { endpoint, method } = form.value
    tabs.replace({ form: { ...freshForm, endpoint, method }, rawBody: null }, 'clear')
  }

  // A tab nobody has written in yet begins with an endpoint that has something to show, which is another one where
  // the tab goes to another instance. Several sources: one that gave a new list each time would bring it back to
  // whoever has just emptied the field.
  watch(
    [
      () => tabs.active.id,
      () => tabs.active.connectionId,
      () => connections.current?.startEndpoint,
    ] as const,
    ([id, connectionId, endpoint = ''], [idBefore, connectionBefore, begun = '']) => {
      const isMoved = id === idBefore && connectionId !== connectionBefore
      const isUnwritten = (isMoved ? [begun, ''] : ['']).some((one) =>
        isSameForm(form.value, { ...freshForm, endpoint: one }),
      )
      if (!isUnwritten || form.value.endpoint === endpoint) return
      const started = { ...freshForm, endpoint }
      tabs.change({ form: started, origin: started })
    },
    { immediate: true },
  )

  return {
    ...planned,
    form,
    written,
    keptForm,
    rawBody,
    conventions,
    plan,
    request,
    requestSortedBy,
    write,
    change,
    revise,
    typeBody,
    reset,
  }
})
