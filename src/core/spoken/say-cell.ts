import type { Cell, RelationLabel } from '#core/content/cell.ts'
import { roundCoordinate } from '#core/content/coordinate.ts'
import { wholeDigits } from '#core/content/measure.ts'
import { chooseLanguageText, withOtherLanguage } from '#core/content/language-text.ts'
import type { Namer } from '#core/content/name-words.ts'
import { readWrittenMoment } from '#core/content/written-moment.ts'
import { dateFormat, writeDigits } from '#core/language/intl-formats.ts'
import { sayMeasure } from './say-measure.ts'
import { sayWordedValue } from './say-worded-value.ts'
import { saySchedule } from './say-schedule.ts'
import { showsApiNames, type ValueMessages } from './value-messages.ts'

/** Renders the text of a grid cell; '' for linked items without details. Times stay in the zone as sent. */
export function sayCell(
  cell: Cell,
  words: ValueMessages,
  namer: Pick<Namer, 'headingOfTypes'>,
): string {
  switch (cell.kind) {
    case 'absent':
      return ''
    case 'null':
      return '–'
    case 'boolean':
      if (showsApiNames(words)) return String(cell.value)
      return cell.value ? words.yes : words.no
    case 'number':
      return writeDigits(
        words.language,
        showsApiNames(words) ? cell.source : wholeDigits(cell.source),
      )
    case 'measures':
      return cell.measures.map((one) => sayMeasure(one, words)).join('; ')
    case 'parts':
      return cell.written[words.language]
    case 'date':
    case 'date-time':
      return sayDate(cell.text, cell.kind === 'date-time', words)
    case 'text':
    case 'email':
    case 'html':
    case 'json':
      return cell.text
    case 'url':
      return cell.text.replace(/^https?:\/\//i, '')
    case 'geometry':
      return cell.geometry
    case 'coordinates':
      return [cell.latitude, cell.longitude].map(roundCoordinate).join(', ')
    case 'languages':
      return chooseLanguageText(cell.texts, words.language).value
    case 'types':
      return namer.headingOfTypes(cell.types)
    case 'relations': {
      const more = cell.resolved - cell.labels.length
      const labels = cell.labels.map((label) => sayLabel(label, words, namer)).join(', ')
      return labels + (more > 0 ? `, +${more}` : '')
    }
    case 'schedules': {
      const more = cell.more > 0 ? `; +${cell.more}` : ''
      return cell.schedules.map((one) => saySchedule(one, words)).join('; ') + more
    }
    case 'worded':
      return showsApiNames(words)
        ? sayCell(cell.raw, words, namer)
        : cell.values.flatMap((one) => sayWordedValue(one, words)).join(', ')
  }
}

function sayDate(text: string, hasTime: boolean, { dateLocale }: ValueMessages): string {
  const moment = readWrittenMoment(text)
  if (moment === null) return text
  const written = dateFormat(dateLocale, hasTime ? 'date-time' : 'date').format(moment.writtenAsUtc)
  return moment.isUtc ? `${written} UTC` : written
}

function sayLabel(
  label: RelationLabel,
  { language, unnamed }: ValueMessages,
  { headingOfTypes }: Pick<Namer, 'headingOfTypes'>,
): string {
  if (typeof label === 'string') return label
  if ('types' in label) return `${unnamed} · ${headingOfTypes(label.types)}`
  return withOtherLanguage(chooseLanguageText(label.texts, language), language)
}
