import type { Measure } from '#core/content/measure.ts'
import { writeDigits } from '#core/language/intl-formats.ts'
import type { ValueMessages } from './value-messages.ts'

/** A number and its unit; CORE writes the unit of pictures in English. */
export function sayMeasure(
  { digits, unit }: Measure,
  { language, pixels }: Pick<ValueMessages, 'language' | 'pixels'>,
): string {
  const unitText = unit === 'pixel' ? pixels : unit
  return [writeDigits(language, digits), unitText].filter((part) => part !== '').join(' ')
}
