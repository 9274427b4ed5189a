import { useWords } from '#app/i18n/use-words.ts'
import { renderPath } from '#core/json/json-path.ts'
import { useLanguageNames } from '#app/words/use-language-names.ts'
import { useNameWords } from '#app/words/use-name-words.ts'
import { useKindWords } from './use-kind-words.ts'
import { missingStates, type RowCondition } from '#core/coverage/row-condition.ts'

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
      const { shown } = condition
      const value = shown.length > maxValueLength ? `${shown.slice(0, maxValueLength)}…` : shown
      return say('coverage.only.value', { name, value })
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
