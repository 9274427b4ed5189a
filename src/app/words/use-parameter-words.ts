import { useWords } from '#app/i18n/use-words.ts'
import { nameInParameter, type AskedParameter } from '#core/query/asked-parameter.ts'
import { useFilterNames } from './use-filter-names.ts'
import { useNameWords } from './use-name-words.ts'

/** What a parameter of a query is called on the page: `filter.category` is Filter “Category”. */
export function useParameterWords() {
  const { say, sayWith, hasMessage } = useWords()
  const nameFilter = useFilterNames()
  const { headOf } = useNameWords()

  return (parameter: AskedParameter): string => {
    switch (parameter) {
      case 'q':
      case 'sort':
      case 'language':
        return say(`verdicts.parameter.${parameter}`)
      case 'page.size':
        return say('verdicts.parameter.pageSize')
      case 'page.number':
        return say('verdicts.parameter.pageNumber')
      case 'fields.':
        return say('verdicts.parameter.fieldsOfItem')
    }
    const name = nameInParameter(parameter)
    const kind = parameter.slice(0, parameter.indexOf('.'))
    const key = `verdicts.parameter.${kind}`
    if (!hasMessage(key)) return parameter
    const words = kind === 'filter' ? nameFilter(name) : kind === 'extra' ? name : headOf(name)
    return sayWith(key, { name: words })
  }
}
