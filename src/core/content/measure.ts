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
  return { digits: wholeDigits(number.source), unit: unit?.kind === 'string' ? unit.value : '' }
}

/** Digits without a fraction of zeros, which CORE adds to whole numbers. */
export const wholeDigits = (source: string): string => source.replace(/^(-?\d+)\.0+$/, '$1')
