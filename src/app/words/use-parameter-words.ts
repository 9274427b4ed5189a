import { useWords } from '#app/i18n/use-words.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { useNameWords, useFilterNames } from './use-name-words.ts'

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
