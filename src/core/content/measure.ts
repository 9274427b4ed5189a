import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** A number with its unit; `unit` is '' if none was sent. */
export interface Measure {
  /** As sent, without a fraction of zeros. */
  digits: string
  unit: string
}

/** A number, or a value with its unit (schema.org QuantitativeValue). */
export function readMeasure(value: JsonValue): Measure | null {
  const number = value.kind === 'number' ? value : memberOf(value, 'value')
  if (number?.kind !== 'number' || memberOf(value, 'currency')) return null
  const unit = memberOf(value, 'unitText')
  const digits = number.source.replace(/\.0+$/, '')
  return { digits, unit: unit?.kind === 'string' ? unit.value : '' }
}
