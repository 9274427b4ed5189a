import { useWords } from '#app/i18n/use-words.ts'
import type { Cell } from '#core/content/cell.ts'
import type { FactValue } from '#core/item-view/view-facts.ts'
import { dateFormat, readWrittenMoment, type WrittenMoment } from '#core/language/intl-formats.ts'
import { useSpokenWords, useCellWords } from '#app/words/use-spoken-words.ts'
import { sayWordedValue, sayMeasure } from '#core/spoken/say-cell.ts'
import { computed, type Ref } from 'vue'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { expectAttributes, type ExpectedAttribute } from '#core/item-view/item-view.ts'
import { restrictsAttributes } from '#core/query/flat-fields.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { usePageRowsStore } from '#app/stores/page-store.ts'
import { useRequiredAttributes } from '#app/features/coverage/use-coverage.ts'

/** Returns a function that describes a fact of an item, except links. Times keep their time zone. */
export function useFactWords(): (value: Exclude<FactValue, { kind: 'links' }>) => string {
  const { dateLocale } = useWords()
  const words = useSpokenWords()
  const { describeCell } = useCellWords(() => false)

  const formatOf = ({ hasTime }: WrittenMoment) =>
    dateFormat(dateLocale.value, hasTime ? 'day-time' : 'day')
  const zoneOf = ({ isUtc }: WrittenMoment) => (isUtc ? ' UTC' : '')

  function sayMoment(text: string): string {
    const moment = readWrittenMoment(text)
    return moment === null
      ? text
      : `${formatOf(moment).format(moment.writtenAsUtc)}${zoneOf(moment)}`
  }

  function saySpan(begin: string, end: string): string {
    const [first, last] = [readWrittenMoment(begin), readWrittenMoment(end)]
    const isRange =
      first !== null &&
      last !== null &&
      first.hasTime === last.hasTime &&
      first.isUtc === last.isUtc &&
      first.writtenAsUtc <= last.writtenAsUtc
    if (!isRange) return `${sayMoment(begin)} – ${sayMoment(end)}`
    return formatOf(first).formatRange(first.writtenAsUtc, last.writtenAsUtc) + zoneOf(first)
  }

  function sayCell(cell: Cell): string {
    if (cell.kind === 'date' || cell.kind === 'date-time') return sayMoment(cell.text)
    if (cell.kind === 'boolean') return cell.value ? words.value.yes : words.value.no
    return describeCell(cell).text
  }

  return (value) => {
    switch (value.kind) {
      case 'cell':
        return sayCell(value.cell)
      case 'span':
        return saySpan(value.begin, value.end)
      case 'measure':
        return sayMeasure(value, words.value)
      case 'hours':
        return sayWordedValue(value, words.value).join('\n')
      case 'country':
      case 'days':
      case 'languages':
      case 'license':
      case 'minutes':
      case 'prices':
      case 'shape':
      case 'term':
        return sayWordedValue(value, words.value).join(', ')
    }
  }
}

/** The attributes required and expected of the items of a response, and whether its request excluded attributes. */
export function useItemRequirements(client: Readonly<Ref<ResponseClient>>) {
  const responses = useResponseStore()
  const rows = usePageRowsStore()
  const connections = useConnectionsStore()
  /** null for an item opened by ID, which is always complete. */
  const sent = computed(() =>
    responses.response?.client === client.value ? responses.response.sent : null,
  )
  const { required } = useRequiredAttributes(
    () => sent.value?.connectionId ?? connections.currentId ?? '',
  )
  return computed(
    (): {
      required: RequiredAttributes
      expected: readonly ExpectedAttribute[]
      excludesAttributes: boolean
    } => ({
      required: required.value,
      expected: expectAttributes(rows.countsOf(client.value)),
      excludesAttributes: sent.value !== null && restrictsAttributes(sent.value.form),
    }),
  )
}
