import { readImageAddress } from '#core/content/image-address.ts'
import type { ScheduleSummary } from '#core/content/schedule.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { renderValueText } from '#core/content/value-text.ts'
import type { JsonArray, JsonValue } from '#core/json/json-value.ts'
import type { TableCell } from './table-cell.ts'

/**
 * The values of a column in one item as a person reads them in a table: numbers, truth values and dates stay what
 * they are; of HTML the text; a picture is its address; an item that is linked its name, or its ID where it came
 * without; of several languages the asked one where there is one. Several stand behind each other, parted by `; `.
 * The exact values are in the item: this cannot be read back.
 */
export function readReadableCell(values: readonly JsonValue[], language: string): TableCell {
  const single = values.flatMap((value) => (isListOfMany(value) ? value.items : [value]))
  const [first, ...others] = single
  if (!first || (others.length === 0 && first.kind === 'null')) return { kind: 'empty' }
  if (others.length === 0 && (first.kind === 'number' || first.kind === 'boolean')) return first
  const texts = single.map((value) => readableText(value, language)).filter((text) => text !== '')
  return texts.length === 0 ? { kind: 'empty' } : { kind: 'text', text: texts.join('; ') }
}

/** One text in several languages is one value. */
const isListOfMany = (value: JsonValue): value is JsonArray =>
  value.kind === 'array' &&
  !value.items.some(
    (item) => item.kind === 'object' && item.members.some(({ name }) => name === '@value'),
  )

function readableText(value: JsonValue, language: string): string {
  if (value.kind === 'null') return ''
  const picture = value.kind === 'object' ? readImageAddress(value) : null
  if (picture !== null) return picture
  const described = describeValue(value)
  return described.kind === 'schedule'
    ? renderSchedule(described.summary)
    : renderValueText([value], language)
}

/** From the first to the last day, with the time: its rule is in the item. */
function renderSchedule({ first, last, time }: ScheduleSummary): string {
  const begin = [first, time].filter((part) => part !== null).join(' ')
  return last === null || last === first ? begin : `${begin} – ${last}`
}
