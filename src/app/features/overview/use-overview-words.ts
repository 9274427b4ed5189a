import { checkLimits } from '#core/overview/check-limits.ts'
import type { ShownLine } from '#core/overview/describe-overview.ts'
import { useKindWords } from '#app/features/coverage/use-row-condition-words.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useLanguageNames, useNameWords } from '#app/words/use-name-words.ts'

/** A year is written without a separator. */
const limits = { ...checkLimits, firstYear: String(checkLimits.firstYear) }

/** Returns what a line of the overview says, its rule, and the note beside it; each '' if there is none. */
export function useOverviewWords() {
  const { say, sayUnchecked, hasMessage } = useWords()
  const { nameOf, headingOf, pluralOf } = useNameWords()
  const namesOfLanguages = useLanguageNames()
  const namesOfKinds = useKindWords()

  function sayLine(line: ShownLine): string {
    if (line.kind === 'missing') {
      const { subject } = line.line
      if (subject.kind === 'language')
        return say('overview.check.missing.language', {
          language: namesOfLanguages(subject.language),
        })
      const name = nameOf(subject.key)
      if (subject.type !== null)
        return say('overview.check.missing.required', { name, type: pluralOf(subject.type) })
      return subject.itemKinds === null
        ? say('overview.check.missing.plain', { name })
        : say('overview.check.missing.kinds', { name, types: namesOfKinds(subject.itemKinds) })
    }
    if (line.kind === 'found' && line.check === 'changed')
      return say(`overview.check.changed.${line.since ?? 'today'}`)
    const { check, attribute } = line
    if (check === 'changed') return ''
    return say(`overview.check.${check}`, { ...limits, name: headingOf(attribute) })
  }

  function sayRule({ check }: ShownLine): string {
    const rule = `overview.rule.${check === 'oldest' ? 'changed' : check}`
    return hasMessage(rule) ? sayUnchecked(rule, limits) : ''
  }

  function sayNote(line: ShownLine): string {
    if (line.kind === 'found' && line.groups.length > 0)
      return say('overview.groups', { count: line.groups.length })
    if (line.kind !== 'missing') return ''
    if (line.isPerhapsUnknown) return say('overview.onNone')
    const { unresolved } = line.line
    return unresolved > 0 ? say('completeness.unresolved', { count: unresolved }) : ''
  }

  return { sayLine, sayRule, sayNote }
}
