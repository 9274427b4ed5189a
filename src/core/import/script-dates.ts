import { createComputedValues, type ComputedValues } from '#core/paste/computed-values.ts'
import { readDateScript } from '#core/snippet/date-variables.ts'
import type { Variables } from './substitute-variables.ts'

export interface ScriptDates {
  /** The given variables, with marks for those that the script sets to a date. */
  variables: Variables
  /** For the request in which the marks stand; missing if there are none. */
  computed?: ComputedValues
}

/**
 * The variables of a request whose script is the app's own: dates relative to the day of sending. `set` is
 * the client's function for setting a variable. Any other script has no effect.
 */
export function readScriptDates(
  script: string,
  set: string,
  { variables, request }: { variables: Variables; request: string },
): ScriptDates {
  const dates = readDateScript(script, set)
  if (dates.size === 0) return { variables }
  const computed = createComputedValues([request, ...variables.values()].join('\n'))
  const marks = Array.from(
    dates,
    ([name, date]) => [name, computed.mark(`{{${name}}}`, date)] as const,
  )
  return { variables: new Map([...variables, ...marks]), computed }
}
