import { useI18n } from 'vue-i18n'
import type { AskedParameter } from '#core/query/asked-parameter.ts'

/** What a parameter of a query is called on the page: `filter.category` is "Filter category". */
export function useParameterWords() {
  const { t } = useI18n()

  return (parameter: AskedParameter): string => {
    switch (parameter) {
      case 'q':
      case 'sort':
      case 'language':
        return t(`verdicts.parameter.${parameter}`)
      case 'page.size':
        return t('verdicts.parameter.pageSize')
      case 'page.number':
        return t('verdicts.parameter.pageNumber')
      case 'fields.':
        return t('verdicts.parameter.fieldsOfItem')
    }
    const dot = parameter.indexOf('.')
    return t(`verdicts.parameter.${parameter.slice(0, dot)}`, { name: parameter.slice(dot + 1) })
  }
}
