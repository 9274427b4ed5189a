import { useI18n } from 'vue-i18n'
import type { FieldName, FieldProblem } from '#core/query/field-problem.ts'

/** Words for a problem of the form, and for the field it belongs to. */
export function useProblemWords() {
  const { t } = useI18n()

  const describeProblem = ({ kind, values = {} }: FieldProblem): string =>
    t(`problem.${kind}`, values)

  /** Rows are numbered from 1 for people. */
  function nameField(field: FieldName): string {
    const [, part = '', row = ''] = field.split('.')
    const n = Number(row) + 1
    switch (part) {
      case 'filter':
        return t('query.fieldName.filter', { n })
      case 'fields':
        return t('query.fieldName.fields', { n })
      case 'sort':
        return t('query.fieldName.sort', { n })
      case 'extra':
        return t('query.fieldName.extra', { n })
      case 'q':
        return t('query.fullText')
      case 'include':
        return t('query.include')
      case 'page-size':
        return t('query.pageSize')
      case 'page-number':
        return t('query.pageNumber')
      case 'body':
        return t('query.body')
      default:
        return t('query.endpoint')
    }
  }

  return { describeProblem, nameField }
}
