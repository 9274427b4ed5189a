import { createComputedValues, type ComputedValues } from '#core/paste/computed-values.ts'
import { readDateScript } from '#core/snippet/date-variables.ts'
import type { Variables } from './substitute-variables.ts'

export interface ScriptDates {
  /** The given variables; those that the script sets to a date have a placeholder as their value. */
  variables: Variables
  /** The dates that the placeholders stand for; missing if there are none. */
  computed?: ComputedValues
}

/**
 * Reads the relative dates that a script of the app sets as variables. Any other script has no effect. `set` is
 * the client's function for setting a variable; `request` is a text in which no placeholder may occur.
 */
export function readScriptDates(
  script: string,
  set: string,
  { variables, request }: { variables: Variables; request: string },
): ScriptDates {
  const dates = readDateScript(script, set)
  if (dates.size === 0) return { variables }
  const computed = createComputedValues([request, ...variables.values()].join('\n'))
  const placeholders = Array.from(
    dates,
    ([name, date]) => [name, computed.addPlaceholder(`{{${name}}}`, date)] as const,
  )
  return { variables: new Map([...variables, ...placeholders]), computed }
}
