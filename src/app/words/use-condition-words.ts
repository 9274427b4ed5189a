import { useWords } from '#app/i18n/use-words.ts'
import type { Condition } from '#core/investigate/conditions.ts'
import { nameInParameter, type RequestParameter } from '#core/query/request-parameter.ts'
import { isUuid } from '#core/text/uuid.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useLanguageNames, useFilterNames, useNameWords } from './use-name-words.ts'
import { metNoItem, metNoNumber, type ExpectationResult } from '#core/folder/expectation.ts'

/** Names filters as the form shows them, with the known labels of keys and values. */
export function useConditionWords() {
  const names = useValueNamesStore()
  const nameOfFilter = useFilterNames()
  const namesOfLanguages = useLanguageNames()
  const { say, locale, formatTypedDay } = useWords()
  const joinList = (parts: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locale.value, { type }).format(parts)

  /** The label of a value; a UUID without a label is shortened, a day is written as the form shows it. */
  function nameOfValue(key: string, value: string): string {
    const label = names.nameOf(key, value)
    if (label !== null) return label
    return isUuid(value)
      ? say('doctor.condition.id', { id: `${value.slice(0, 8)}…${value.slice(-4)}` })
      : formatTypedDay(value)
  }

  /** Alternatives separated by commas: as a list of labels, or unchanged if none has a label. */
  function namesOfValues(key: string, text: string): string {
    const label = names.nameOf(key, text)
    if (label !== null) return label
    const alternatives = text.split(',').map((one) => one.trim())
    const named = alternatives.map((one) => nameOfValue(key, one))
    return named.some((one, at) => one !== alternatives[at]) ? joinList(named, 'disjunction') : text
  }

  /** The value of a parameter in words; '' as language means the server's default language. */
  function nameOfParameterValue(parameter: RequestParameter, value: string): string {
    if (parameter.kind === 'language')
      return value === '' ? say('doctor.condition.ownLanguage') : namesOfLanguages(value)
    return parameter.kind === 'filter' ? namesOfValues(parameter.name, value) : value
  }

  function nameOfParameter(parameter: RequestParameter): string {
    if (parameter.kind === 'q') return say('query.fullText')
    if (parameter.kind === 'language') return say('query.language')
    return parameter.kind === 'filter' ? nameOfFilter(parameter.name) : nameInParameter(parameter)
  }

  /** Name and value in quotes, for use in any sentence: “Language: English”. */
  const nameOfCondition = ({ parameter, value }: Condition): string =>
    say('doctor.condition.pair', {
      name: nameOfParameter(parameter),
      value: nameOfParameterValue(parameter, value),
    })

  /** Several filters as a list for a sentence. */
  const namesOfConditions = (conditions: readonly Condition[]): string =>
    joinList(conditions.map(nameOfCondition), 'conjunction')

  return { nameOfCondition, namesOfConditions, nameOfValue, namesOfValues, nameOfParameterValue }
}

/** Names a query parameter on the page, for example the filter `category` as Filter “Category”. */
export function useParameterWords() {
  const { say } = useWords()
  const nameOfFilter = useFilterNames()
  const { headingOf } = useNameWords()

  return (parameter: RequestParameter): string => {
    switch (parameter.kind) {
      case 'q':
      case 'sort':
      case 'language':
        return say(`verdicts.parameter.${parameter.kind}`)
      case 'page.size':
        return say('verdicts.parameter.pageSize')
      case 'page.number':
        return say('verdicts.parameter.pageNumber')
      case 'fields':
        return parameter.name === ''
          ? say('verdicts.parameter.fieldsOfItem')
          : say('verdicts.parameter.fields', { name: headingOf(parameter.name) })
      case 'filter':
        return say('verdicts.parameter.filter', { name: nameOfFilter(parameter.name) })
      case 'include':
        return say('verdicts.parameter.include', { name: headingOf(parameter.name) })
      case 'extra':
        return parameter.name
    }
  }
}

/** Returns a function that says what was expected and what came. */
export function useExpectationWords() {
  const { say } = useWords()

  return function describeExpectation(result: ExpectationResult): string {
    const { name, isMet, expected, got } = result
    if (isMet) return say(`verdicts.expect.met.${name}`, { expected })
    if (metNoItem(result)) return say('verdicts.expect.noItems', { expected })
    const came = metNoNumber(result) ? say('verdicts.expect.unknown') : got
    return say(`verdicts.expect.unmet.${name}`, { expected, got: came })
  }
}
