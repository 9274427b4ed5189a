import { useWords } from '#app/i18n/use-words.ts'
import type { Condition } from '#core/investigate/conditions.ts'
import { findDefinition } from '#core/query/find-definition.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useFilterKeyWords } from './use-filter-key-words.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** What a condition is called: with the names that the connection knows for keys and values. */
export function useConditionWords() {
  const query = useQueryStore()
  const names = useValueNamesStore()
  const { nameKey } = useFilterKeyWords()
  const { say, locale } = useWords()

  /** A value as people call it; an ID without a name is told by its ends, as nobody reads all of it. */
  function nameValue(key: string, value: string): string {
    const label = names.nameOf(key, value)
    if (label !== null) return label
    return uuid.test(value)
      ? say('doctor.condition.id', { id: `${value.slice(0, 8)}…${value.slice(-4)}` })
      : value
  }

  function nameCondition({ parameter, value }: Condition): string {
    if (parameter === 'q') return say('doctor.condition.fullText', { value })
    if (parameter === 'language')
      return value === ''
        ? say('doctor.condition.ownLanguage')
        : say('doctor.condition.language', { value })
    const [, kind = '', name = ''] = /^(filter|extra)\.(.*)$/s.exec(parameter) ?? []
    if (kind === 'extra') return say('doctor.condition.pair', { name, value })
    const choice = value.split(',').map((one) => one.trim())
    const isChoice = choice.some((one) => uuid.test(one) || names.nameOf(name, one) !== null)
    const label = names.nameOf(name, value)
    const named = isChoice
      ? choice.map((one) => nameValue(name, one)).join(say('doctor.condition.or'))
      : value
    const own = filled(findDefinition(query.definitions, name)?.label)
    const words = own === null ? wordsOfKey(name) : null
    return words === null
      ? say('doctor.condition.pair', {
          name: own ?? nameKey(name) ?? name,
          value: label ?? named,
        })
      : say(`doctor.condition.${words}`, { value: label ?? named })
  }

  /** Several of them in a sentence. */
  const nameConditions = (conditions: readonly Condition[]): string =>
    conditions.map(nameCondition).join(say('doctor.condition.and'))

  /** A language by its name: `en` is English. */
  const nameLanguage = (code: string): string =>
    new Intl.DisplayNames(locale.value, { type: 'language' }).of(code) ?? code

  return { nameCondition, nameConditions, nameValue, nameLanguage }
}

/** The keys that every dataCycle CORE has (datacycle-core.md 2.2). */
function wordsOfKey(key: string): 'item' | 'concept' | null {
  if (/^contentId\.in$/.test(key)) return 'item'
  return /^(?:classifications|dc:classification)\.in\.with(?:out)?Subtree$/.test(key)
    ? 'concept'
    : null
}

const filled = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text
