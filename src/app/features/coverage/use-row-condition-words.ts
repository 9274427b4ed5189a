import { useWords } from '#app/i18n/use-words.ts'
import { renderPath } from '#core/json/json-path.ts'
import { useNameWords, useLanguageNames } from '#app/words/use-name-words.ts'
import { missingStates, type RowCondition } from '#core/coverage/row-condition.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'
import { cutEnd } from '#core/text/cut-middle.ts'

const maxValueLength = 40

/** Returns a function that describes the rows to which the view is limited. */
export function useRowConditionWords(): (condition: RowCondition) => string {
  const { say } = useWords()
  const { nameOf, pluralOf } = useNameWords()
  const namesOfLanguages = useLanguageNames()
  const namesOfKinds = useKindWords()
  return (condition) => {
    if (condition.kind === 'selected') {
      const { size } = condition.positions
      return say('coverage.only.selected', { count: size })
    }
    if (condition.kind === 'found') return condition.words
    if (condition.kind === 'ids') {
      const { words, ids } = condition
      return words === ''
        ? say('coverage.only.kept', { count: ids.size })
        : say('coverage.only.keptWith', { count: ids.size, words })
    }
    if (condition.kind === 'language')
      return say('coverage.only.withoutLanguage', {
        language: namesOfLanguages(condition.language),
      })
    const name = nameOf(renderPath(condition.path))
    if (condition.kind === 'without')
      return say('coverage.only.withoutOf', { name, type: namesOfKinds(condition.kinds) })
    if (condition.kind === 'value') {
      return say('coverage.only.value', { name, value: cutEnd(condition.shown, maxValueLength) })
    }
    const { states, type } = condition
    const isWithout =
      states.length === missingStates.length && states.every((one) => missingStates.includes(one))
    if (isWithout)
      return type === null
        ? say('coverage.only.without', { name })
        : say('coverage.only.withoutOf', { name, type: pluralOf(type) })
    const stateNames = states.map((state) => say(`coverage.state.${state}`)).join(', ')
    return say('coverage.only.state', { name, states: stateNames })
  }
}

/** Number of types named before “and 2 more types”; a single further type is named too. */
const maxNamed = 3

/** Returns a function that lists kinds of items within a sentence: “events, POIs and 2 more types”. */
export function useKindWords(): (kinds: readonly string[]) => string {
  const { say } = useWords()
  const { pluralOf } = useNameWords()
  return (kinds) => {
    // Two types may have the same name.
    const names = [
      ...new Set(kinds.map((kind) => (kind === '' ? say('coverage.untyped') : pluralOf(kind)))),
    ]
    const more = names.length - maxNamed
    if (more <= 1) return names.join(', ')
    return say(
      'coverage.typesAndMore',
      { names: names.slice(0, maxNamed).join(', '), count: more },
      more,
    )
  }
}

/** Returns a function that describes which items were counted: of one page, of all, or of a set. */
export function useScopeWords(): (response: ShownResponse, items: number) => string {
  const { say } = useWords()
  const pages = usePageStore()

  return ({ end, sent }, items) => {
    const total = end?.paging.total ?? null
    const number = pages.position?.number ?? null
    const page =
      number === null
        ? say('coverage.scope.pageUnknown')
        : say('coverage.scope.pageNumber', { number })
    const counted = say('results.total', { count: items })
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
