import { useI18n } from 'vue-i18n'
import type { Condition } from '#core/investigate/conditions.ts'
import { findDefinition } from '#core/query/find-definition.ts'
import { useConnectionsStore } from '../../stores/connections-store.ts'

/** What a condition is called: with the names that the connection knows for keys and values. */
export function useConditionWords() {
  const connections = useConnectionsStore()
  const { t } = useI18n()

  function nameCondition({ parameter, value }: Condition): string {
    if (parameter === 'q') return t('doctor.condition.fullText', { value })
    if (parameter === 'language')
      return value === ''
        ? t('doctor.condition.ownLanguage')
        : t('doctor.condition.language', { value })
    const [, kind = '', name = ''] = /^(filter|extra)\.(.*)$/s.exec(parameter) ?? []
    if (kind === 'extra') return t('doctor.condition.pair', { name, value })
    const definition = findDefinition(connections.current?.filterDefinitions ?? [], name)
    const labels = new Map(definition?.knownValues.map((known) => [known.value, known.label]))
    const nameOf = (one: string) => filled(labels.get(one)) ?? one
    const values = labels.has(value) ? nameOf(value) : value.split(',').map(nameOf).join(', ')
    return t('doctor.condition.pair', { name: filled(definition?.label) ?? name, value: values })
  }

  /** Several of them in a sentence. */
  const nameConditions = (conditions: readonly Condition[]): string =>
    conditions.map(nameCondition).join(t('doctor.condition.and'))

  return { nameCondition, nameConditions }
}

const filled = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text
