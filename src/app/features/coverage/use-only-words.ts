import { useI18n } from 'vue-i18n'
import { renderPath } from '#core/json/json-path.ts'
import { useFormats } from '#app/ui/use-formats.ts'
import { useLanguageNames } from '#app/words/use-language-names.ts'
import { useNameWords } from '#app/words/use-name-words.ts'
import { withoutStates, type RowCondition } from '#core/coverage/row-condition.ts'

const maxValueLength = 40

/** Names the rows that alone are shown. */
export function useOnlyWords(): (only: RowCondition) => string {
  const { t } = useI18n()
  const { formatCount } = useFormats()
  const { nameOf, typesOf } = useNameWords()
  const nameLanguage = useLanguageNames()
  return (only) => {
    if (only.kind === 'selected') {
      const { size } = only.positions
      return t('coverage.only.selected', { count: formatCount(size) }, size)
    }
    if (only.kind === 'language')
      return t('coverage.only.withoutLanguage', { language: nameLanguage(only.language) })
    const name = nameOf(renderPath(only.path))
    if (only.kind === 'value') {
      const { shown } = only
      const value = shown.length > maxValueLength ? `${shown.slice(0, maxValueLength)}…` : shown
      return t('coverage.only.value', { name, value })
    }
    const { states, type } = only
    const isWithout =
      states.length === withoutStates.length && states.every((one) => withoutStates.includes(one))
    if (isWithout)
      return type === null
        ? t('coverage.only.without', { name })
        : t('coverage.only.withoutOf', { name, type: typesOf(type) })
    const told = states.map((state) => t(`coverage.state.${state}`)).join(', ')
    return t('coverage.only.state', { name, states: told })
  }
}
