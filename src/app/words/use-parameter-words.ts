import { useWords } from '#app/i18n/use-words.ts'
import type { AskedParameter } from '#core/query/asked-parameter.ts'

/** What a parameter of a query is called on the page: `filter.category` is "Filter category". */
export function useParameterWords() {
  const { say, sayWith, hasMessage } = useWords()

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
    const dot = parameter.indexOf('.')
    const key = `verdicts.parameter.${parameter.slice(0, dot)}`
    return hasMessage(key) ? sayWith(key, { name: parameter.slice(dot + 1) }) : parameter
  }
}
