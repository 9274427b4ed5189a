import { singleValuesAt } from '#core/coverage/single-values.ts'
import { readNamePath } from '#core/json/json-path.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import type { OverviewChoices, Tallies } from './overview-line.ts'

/** Finds values that do not match a person's own pattern; one that is no expression finds nothing. */
export function createPatternCheck(patterns: OverviewChoices['patterns']) {
  const rules = patterns.flatMap(({ attribute, pattern }) => {
    const expression = readPattern(pattern)
    return expression === null ? [] : [{ attribute, path: readNamePath(attribute), expression }]
  })
  return (item: JsonObject, tallies: Tallies): void => {
    for (const { attribute, path, expression } of rules)
      for (const { shown, state } of singleValuesAt(item, path)) {
        if (state !== 'filled') continue
        tallies.look('pattern', attribute)
        if (!expression.test(shown.slice(0, maxMatched))) tallies.blame('pattern', attribute, shown)
      }
  }
}

/** A person's expression may take long on long texts. */
const maxMatched = 2000

/** The expression for a whole value; null if it cannot be read. */
export function readPattern(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'su')
  } catch {
    return null
  }
}
