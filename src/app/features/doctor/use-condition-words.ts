import { useI18n } from 'vue-i18n'
import type { Condition } from '#core/investigate/conditions.ts'
import { findDefinition } from '#core/query/find-definition.ts'
import { useQueryStore } from '../../stores/query-store.ts'
import { useValueNamesStore } from '../../stores/value-names-store.ts'

/** What a condition is called: with the names that the connection knows for keys and values. */
export function useConditionWords() {
  const query = useQueryStore()
  const names = useValueNamesStore()
  const { t } = useI18n()

  function nameCondition({ parameter, value }: Condition): string {
    if (parameter === 'q') return t('doctor.condition.fullText', { value })
    if (parameter === 'language')
      return value === ''
        ? t('doctor.condition.ownLanguage')
        : t('doctor.condition.language', { value })
    const [, kind = '', name = ''] = /^(filter|extra)\.(.*)$/s.exec(parameter) ?? []
    if (kind === 'extra') return t('doctor.condition.pair', { name, value })
    const definition = findDefinition(query.definitions, name)
    const nameOf = (one: string) => names.nameOf(name, one)
    const choice = value.split(',').map((one) => ({ one, label: nameOf(one.trim()) }))
    const named = choice.map(({ one, label }) => label ?? one).join(` ${t('query.or')} `)
    const isNamed = choice.some(({ label }) => label !== null)
    const values = nameOf(value) ?? (isNamed ? named : value)
    return t('doctor.condition.pair', { name: filled(definition?.label) ?? name, value: values })
  }

  /** Several of them in a sentence. */
  const nameConditions = (conditions: readonly Condition[]): string =>
    conditions.map(nameCondition).join(t('doctor.condition.and'))

  return { nameCondition, nameConditions }
}

const filled = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text
