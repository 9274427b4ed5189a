import { useI18n } from 'vue-i18n'
import type { ComparisonCaution } from '#core/compare/comparison-cautions.ts'
import { useFormats } from '../../ui/use-formats.ts'

/** Words for what a reader of a comparison must know. */
export function useCautionWords(): (caution: ComparisonCaution) => string {
  const { t } = useI18n()
  const { formatCount } = useFormats()

  return (caution) => {
    switch (caution.kind) {
      case 'no-list':
      case 'broken-off':
        return t(`compare.caution.${caution.kind}.${caution.side}`)
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
      default:
        return t(`compare.caution.${caution.kind}`)
    }
  }
}
