import { useI18n } from 'vue-i18n'
import { wholeItem } from '#core/content/grid-layout.ts'

/** Names a column by its key; the item as a whole has none, and words instead. */
export function useColumnName(): (key: string) => string {
  const { t } = useI18n()
  return (key) => (key === wholeItem.key ? t('results.wholeItem') : key)
}
