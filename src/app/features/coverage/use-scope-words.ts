import { useWords } from '#app/i18n/use-words.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'

/** Returns a function that describes which items were counted: of one page, of all, or of a set. */
export function useScopeWords(): (answer: ShownAnswer, items: number) => string {
  const { say } = useWords()
  const pages = usePageStore()

  return ({ end, sent }, items) => {
    const total = end?.paging.total ?? null
    const number = pages.position?.number ?? null
    const page =
      number === null
        ? say('coverage.scope.pageUnknown')
        : say('coverage.scope.pageNumber', { number })
    const counted = say('coverage.items', { count: items })
    if (sent.set !== undefined) return say('coverage.scope.set', { items: counted })
    if (total === null) return say('coverage.scope.unknown', { items: counted, page })
    return BigInt(total) === BigInt(items)
      ? say('coverage.scope.all', { items: counted })
      : say('coverage.scope.page', {
          here: items,
          total: BigInt(total),
          page,
        })
  }
}
