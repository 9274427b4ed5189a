import { useI18n } from 'vue-i18n'
import type { ExportHeadline, ExportRemark } from '#core/export/describe-export.ts'
import type { ExportStop } from '#app/export-worker/protocol.ts'
import { useFormats } from '#app/ui/use-formats.ts'

/** What came of an export, in words. */
export function useExportWords() {
  const { t } = useI18n()
  const { formatCount } = useFormats()

  /** Digits as they were sent; what a number cannot hold stays as it is. */
  const formatTotal = (digits: string) =>
    Number.isSafeInteger(Number(digits)) ? formatCount(Number(digits)) : digits

  function sayHeadline(headline: ExportHeadline): string {
    const items = t(
      'exporting.running.items',
      { count: formatCount(headline.items) },
      headline.items,
    )
    switch (headline.kind) {
      case 'page':
      case 'unknown-total':
        return t(`exporting.result.${headline.kind}`, { items })
      case 'stopped':
        if (headline.items === 0) return t('exporting.result.none')
        return headline.total === null
          ? t('exporting.result.stopped', { items })
          : t('exporting.result.stoppedOf', { items, total: formatTotal(headline.total) })
      case 'complete':
        return t(`exporting.result.${headline.hasRepeats ? 'complete' : 'completeOnce'}`, {
          items,
          total: formatTotal(headline.total),
        })
      case 'incomplete':
        return t('exporting.result.incomplete', {
          items,
          total: formatTotal(headline.total),
          missing: formatTotal(headline.missing),
        })
      case 'surplus':
        return t('exporting.result.surplus', {
          items,
          total: formatTotal(headline.total),
          surplus: formatTotal(headline.surplus),
        })
    }
  }

  function sayStop(stop: ExportStop): string {
    switch (stop.kind) {
      case 'cancelled':
        return t('exporting.stop.cancelled')
      case 'problem':
        return t('exporting.stop.problem', {
          page: stop.page,
          title: t(`exchange.problem.${stop.problem.kind}.title`),
        })
      case 'status':
        return t('exporting.stop.status', { page: stop.page, status: stop.status })
      case 'broken':
      case 'no-list':
        return t(`exporting.stop.${stop.kind}`, { page: stop.page })
    }
  }

  function sayRemark(remark: ExportRemark): string {
    switch (remark.kind) {
      case 'repeated':
        return t(
          'exporting.remark.repeated',
          { count: formatCount(remark.times), rows: formatCount(remark.rows) },
          remark.times,
        )
      case 'link-refused':
      case 'other-page':
      case 'short-page':
        return t(
          `exporting.remark.${remark.kind}`,
          { count: formatCount(remark.count), page: formatCount(remark.page) },
          remark.count,
        )
      case 'unreadable':
      case 'cut-cells':
      case 'guarded-cells':
        return t(
          `exporting.remark.${remark.kind}`,
          { count: formatCount(remark.count) },
          remark.count,
        )
      case 'total-changed':
        return t('exporting.remark.total-changed', {
          before: formatTotal(remark.before),
          after: formatTotal(remark.after),
        })
      case 'attributes-left-out':
        return t('exporting.remark.attributes-left-out', { names: remark.names.join(', ') })
      case 'unsorted':
      case 'core-sort-unusable':
      case 'loop':
      case 'nothing-new':
      case 'too-many-pages':
      case 'empty-page':
      case 'no-next-link':
      case 'too-many-columns':
        return t(`exporting.remark.${remark.kind}`)
    }
  }

  return { sayHeadline, sayStop, sayRemark }
}
