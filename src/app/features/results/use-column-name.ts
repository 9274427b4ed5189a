import { useI18n } from 'vue-i18n'
import { wholeItem } from '#core/content/grid-layout.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** Names a column by its key, in words where there are any; the item as a whole has no key. */
export function useColumnName() {
  const { t } = useI18n()
  const words = useNameWords()
  const whole = (key: string) => (key === wholeItem.key ? t('results.wholeItem') : null)
  return {
    /** Alone: “Opening hours”. */
    headOf: (key: string) => whole(key) ?? words.headOf(key),
    /** Within a sentence: “opening hours”. */
    nameOf: (key: string) => whole(key) ?? words.nameOf(key),
  }
}
