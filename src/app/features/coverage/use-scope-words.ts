import { useI18n } from 'vue-i18n'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'
import { useFormats } from '#app/ui/use-formats.ts'

/** Says of how many items something was counted: of one page, and of how many there are in all. */
export function useScopeWords(): (answer: ShownAnswer, items: number) => string {
  const { t } = useI18n()
  const { formatCount } = useFormats()
  const pages = usePageStore()

  return ({ end }, items) => {
    const total = end?.paging.total ?? null
    const number = pages.position?.number ?? null
    const page =
      number === null
        ? t('coverage.scope.pageUnknown')
        : t('coverage.scope.pageNumber', { number: formatCount(number) })
    const counted = t('coverage.items', { count: formatCount(items) }, items)
    if (total === null) return t('coverage.scope.unknown', { items: counted, page })
    return BigInt(total) === BigInt(items)
      ? t('coverage.scope.all', { items: counted })
      : t('coverage.scope.page', {
          here: formatCount(items),
          total: formatCount(BigInt(total)),
          page,
        })
  }
}
