import { useWords } from '#app/i18n/use-words.ts'
import { wholeItem } from '#core/content/grid-layout.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** Returns functions that name a column by its key. The column of the whole item has no key. */
export function useColumnName() {
  const { say } = useWords()
  const words = useNameWords()
  const whole = (key: string) => (key === wholeItem.key ? say('results.wholeItem') : null)
  return {
    /** As a heading: “Opening hours”. */
    headingOf: (key: string) => whole(key) ?? words.headingOf(key),
    /** Within a sentence: “opening hours”. */
    nameOf: (key: string) => whole(key) ?? words.nameOf(key),
  }
}
