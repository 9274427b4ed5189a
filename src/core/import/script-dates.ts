import { createComputedValues, type ComputedValues } from '#core/paste/computed-values.ts'
import { maskSecrets } from '#core/paste/likely-secrets.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { readDateScript } from '#core/snippet/date-variables.ts'
import type { Variables } from '#core/paste/substitute-variables.ts'

export interface ScriptDates {
  /** The given variables; those that the script sets to a date have a placeholder as their value. */
  variables: Variables
  /** The dates that the placeholders stand for; missing if there are none. */
  computed?: ComputedValues
  /** The script, if it does anything that is not read. */
  leftOut: readonly LeftOut[]
}

/**
 * Reads the relative dates that a script of the app sets as variables. Any other script has no effect, and is left out by name. `set` is
 * the client's function for setting a variable; `request` is a text in which no placeholder may occur.
 */
export function readScriptDates(
  script: string,
  set: string,
  { variables, request }: { variables: Variables; request: string },
): ScriptDates {
  const dates = readDateScript(script, set)
  const leftOut = dates.size > 0 ? [] : describeScript(script)
  if (dates.size === 0) return { variables, leftOut }
  const computed = createComputedValues([request, ...variables.values()].join('\n'))
  const placeholders = Array.from(
    dates,
    ([name, date]) => [name, computed.addPlaceholder(`{{${name}}}`, date)] as const,
  )
  return { variables: new Map([...variables, ...placeholders]), computed, leftOut }
}

const maxShownLength = 80

/** A script, by its first line; nothing for an empty one. `reason`: one after the request cannot change it. */
export const describeScript = (
  script: string,
  reason: 'script' | 'response' = 'script',
): LeftOut[] =>
  script.trim() === ''
    ? []
    : [{ what: maskSecrets(script.trim().split('\n')[0] ?? '').slice(0, maxShownLength), reason }]
