import { useWords } from '#app/i18n/use-words.ts'
import type { ComparisonCaution } from '#core/compare/comparison-cautions.ts'

/** Returns a function that describes a caution on a comparison, using the names of its sides. */
export function useCautionWords(): (
  caution: ComparisonCaution,
  names: { before: string; after: string },
) => string {
  const { say } = useWords()

  return (caution, names) => {
    switch (caution.kind) {
      case 'error-status':
        return say('compare.caution.error-status', {
          name: names[caution.side],
          status: String(caution.status),
        })
      case 'no-list':
      case 'broken-off':
        return say(`compare.caution.${caution.kind}`, { name: names[caution.side] })
      case 'other-token':
        return say('compare.caution.other-token', { before: names.before, after: names.after })
      case 'one-page':
        return say(`compare.caution.one-page.${caution.isSorted ? 'sorted' : 'unsorted'}`)
      case 'other-page':
        return say(`compare.caution.other-page.${caution.by}`)
      case 'repeated-ids':
        return say('compare.caution.repeated-ids', { count: caution.count })
      case 'without-id':
        return say('compare.caution.without-id', {
          before: caution.before,
          after: caution.after,
        })
      case 'other-server':
      case 'other-endpoint':
      case 'other-query':
      case 'other-sort':
        return say(`compare.caution.${caution.kind}`)
    }
  }
}
