import { useI18n } from 'vue-i18n'
import type { ComparisonCaution } from '#core/compare/comparison-cautions.ts'
import { useFormats } from '#app/ui/use-formats.ts'

/** Words for what a reader of a comparison must know; the sides by the names that the comparison gives them. */
export function useCautionWords(): (
  caution: ComparisonCaution,
  names: { before: string; after: string },
) => string {
  const { t } = useI18n()
  const { formatCount } = useFormats()

  return (caution, names) => {
    switch (caution.kind) {
      case 'no-list':
      case 'broken-off':
        return t(`compare.caution.${caution.kind}`, { name: names[caution.side] })
      case 'other-token':
        return t('compare.caution.other-token', { before: names.before, after: names.after })
      case 'one-page':
        return t(`compare.caution.one-page.${caution.isSorted ? 'sorted' : 'unsorted'}`)
      case 'repeated-ids':
        return t(
          'compare.caution.repeated-ids',
          { count: formatCount(caution.count) },
          caution.count,
        )
      case 'without-id':
        return t('compare.caution.without-id', {
          before: formatCount(caution.before),
          after: formatCount(caution.after),
        })
      case 'other-instance':
      case 'other-endpoint':
      case 'other-query':
      case 'other-page':
      case 'other-sort':
        return t(`compare.caution.${caution.kind}`)
    }
  }
}
