import { useWords } from '#app/i18n/use-words.ts'
import type { ExportHeadline, ExportRemark } from '#core/export/describe-export.ts'
import type { ExportStop } from '#app/export-worker/protocol.ts'
import type { ExportScope } from '#core/export/export-format.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { isSameForm } from '#core/workspace/query-tabs.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { pageNumberOf } from '#app/stores/page-store.ts'
import { useSetWords } from '#app/words/use-set-words.ts'
import { useQueryName } from '#app/features/query/use-query-name.ts'

/** Returns functions that describe the result of an export. */
export function useExportWords() {
  const { say, sayKind, formatTotal } = useWords()
  const { describePause, describeVerdict } = useSetWords()
  const sayItems = (count: number) => say('results.total', { count })

  function sayHeadline(headline: ExportHeadline): string {
    switch (headline.kind) {
      case 'page':
      case 'found':
        return say(`exporting.result.${headline.kind}`, { items: sayItems(headline.items) })
      case 'filtered':
      case 'selected': {
        const { kind, items: count, all, page } = headline
        return page === null
          ? say(`exporting.result.${kind}`, { count, all })
          : say(`exporting.result.${kind}OfPage`, { count, all, page: String(page) })
      }
      case 'stopped':
        if (headline.items === 0) return say('exporting.result.none')
        return headline.total === null
          ? say('exporting.result.stopped', { items: sayItems(headline.items) })
          : say('exporting.result.stoppedOf', {
              items: sayItems(headline.items),
              total: formatTotal(headline.total),
            })
      case 'fetched': {
        const { state, items } = headline.verdict
        return state === 'counted'
          ? say('sets.verdict.counted', { count: items })
          : describeVerdict(headline.verdict, null)
      }
    }
  }

  function sayStop(stop: ExportStop): string {
    switch (stop.kind) {
      case 'paused':
        return describePause(stop.why)
      case 'host-gone':
        return say('exchange.problem.host-gone.title')
      case 'no-list':
        return say('sets.paused.no-list')
      default:
        return sayKind('exporting.stop', stop)
    }
  }

  function sayRemark(remark: ExportRemark): string {
    switch (remark.kind) {
      case 'unnoticed':
        return say('sets.verdict.unnoticed')
      case 'core-sort-unusable':
        return say('exporting.orderLost')
      case 'attributes-left-out':
        return say('exporting.remark.attributes-left-out', { names: remark.names.join(', ') })
      default:
        return sayKind('exporting.remark', remark)
    }
  }

  return { sayHeadline, sayStop, sayRemark }
}

/** Returns a function that names the export file by its query, if saved by that name, and the exported items. */
export function useExportName(): (response: ShownResponse, scope: ExportScope) => string {
  const { say } = useWords()
  const nameOfQuery = useQueryName()
  const workspace = useWorkspaceStore()
  const calendar = useTodayStore()

  /** Of the saved query that was sent, on whatever page. */
  function nameOfSaved({ sent: { form } }: ShownResponse): string | null {
    const { opened, isChanged } = workspace
    if (opened === null || isChanged) return null
    const saved = { ...resolveForm(opened.form, calendar.today), pageNumber: form.pageNumber }
    return isSameForm(saved, form) ? opened.name : null
  }

  return (response, scope) => {
    const { connectionId, form } = response.sent
    const name = nameOfSaved(response) ?? nameOfQuery(connectionId, form)
    if (scope === 'all') return name
    if (scope === 'found') return say('exporting.file.found', { name })
    const number = pageNumberOf(response)
    const ofPage =
      number === null ? name : say('exporting.file.page', { name, number: String(number) })
    return scope === 'page' ? ofPage : say(`exporting.file.${scope}`, { name: ofPage })
  }
}
