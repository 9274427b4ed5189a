import { useWords } from '#app/i18n/use-words.ts'
import type { Cell, RelationLabel } from '#core/content/cell.ts'
import { roundCoordinate } from '#core/content/coordinate.ts'
import type { ContentLink } from '#core/content/content-link.ts'
import {
  chooseLanguageText,
  isInOtherLanguage,
  withOtherLanguage,
} from '#core/content/language-text.ts'
import { readWrittenMoment } from '#core/content/written-moment.ts'
import { dateFormat, writeDigits } from '#core/language/intl-formats.ts'
import { sayMeasure } from '#core/spoken/say-measure.ts'
import { sayNamedValue } from '#core/spoken/say-named-value.ts'
import { useNameWords } from './use-name-words.ts'
import { useScheduleWords } from './use-schedule-words.ts'
import { useSpokenWords } from './use-spoken-words.ts'

/** A cell as displayed in the page's language. */
export interface CellWords {
  text: string
  /** The tooltip: the exact value if `text` differs from it. */
  hint: string
  /** How the text is set: `faint` for null, `mono` for values that are not prose. */
  display: 'plain' | 'number' | 'faint' | 'mono' | 'link'
  /** The language code of the text if it is not in the page's language. */
  otherLanguage: string | null
  /** Number of relations in the cell that have only ID and type. */
  unresolved: number
  /** The link to open on a click on the text or the image. */
  link: ContentLink | null
  /** The URL of the image to show; null if there is none or images are disabled. */
  image: string | null
}

/** Formats grid cells in the page's language; times stay in the time zone the server used. */
export function useCellWords(showsImages: () => boolean) {
  const { locale, say } = useWords()
  const { headingOfTypes, showsApiNames } = useNameWords()
  const describeSchedule = useScheduleWords()
  const spoken = useSpokenWords()
  const plain = (text: string, hint = text): CellWords => ({
    text,
    hint,
    display: 'plain',
    otherLanguage: null,
    unresolved: 0,
    link: null,
    image: null,
  })

  function describeDate(text: string, hasTime: boolean): string {
    const moment = readWrittenMoment(text)
    if (moment === null) return text
    const words = dateFormat(locale.value, hasTime ? 'time' : 'date').format(moment.atUtc)
    return moment.isUtc ? `${words} UTC` : words
  }

  function describeLabel(label: RelationLabel): string {
    if (typeof label === 'string') return label
    if ('types' in label) return say('results.cell.nameless', { type: headingOfTypes(label.types) })
    return withOtherLanguage(chooseLanguageText(label.texts, locale.value), locale.value)
  }

  function describeCell(cell: Cell): CellWords {
    switch (cell.kind) {
      case 'absent':
        return plain('', say('results.cell.absent'))
      case 'null':
        return { ...plain('–', say('results.cell.null')), display: 'faint' }
      case 'boolean':
        return showsApiNames()
          ? { ...plain(String(cell.value)), display: 'mono' }
          : plain(say(cell.value ? 'itemView.yes' : 'itemView.no'), String(cell.value))
      case 'number':
        return { ...plain(writeDigits(locale.value, cell.source), cell.source), display: 'number' }
      case 'measures':
        return plain(
          cell.measures.map((one) => sayMeasure(one, spoken.value)).join('; '),
          cell.text,
        )
      case 'parts':
        return plain(cell.written[locale.value], cell.text)
      case 'date':
        return plain(describeDate(cell.text, false), cell.text)
      case 'date-time':
        return plain(describeDate(cell.text, true), cell.text)
      case 'text':
      case 'email':
      case 'html':
        return plain(cell.text)
      case 'url':
        return {
          ...plain(cell.text.replace(/^https?:\/\//i, ''), cell.text),
          display: 'link',
          link: cell.link,
          image: showsImages() && cell.link?.isPicture ? cell.link.address : null,
        }
      case 'geometry':
        return { ...plain(cell.geometry, cell.text), display: 'mono' }
      case 'coordinates':
        return {
          ...plain(
            [cell.latitude, cell.longitude].map(roundCoordinate).join(', '),
            `${cell.latitude}, ${cell.longitude}`,
          ),
          display: 'mono',
        }
      case 'languages': {
        const text = chooseLanguageText(cell.texts, locale.value)
        return {
          ...plain(text.value, cell.texts.map((one) => `${one.language}: ${one.value}`).join('\n')),
          otherLanguage: isInOtherLanguage(text, locale.value) ? text.language : null,
        }
      }
      case 'relations': {
        const more = cell.resolved - cell.labels.length
        const labels = cell.labels.map(describeLabel).join(', ') + (more > 0 ? `, +${more}` : '')
        return {
          ...plain(labels),
          unresolved: cell.unresolved,
          link: cell.image === null ? null : { address: cell.image.file, isPicture: true },
          image: showsImages() ? (cell.image?.shown ?? null) : null,
        }
      }
      case 'schedules': {
        const more = cell.more > 0 ? `; +${cell.more}` : ''
        return plain(cell.schedules.map(describeSchedule).join('; ') + more)
      }
      case 'named': {
        const raw = describeCell(cell.raw)
        if (showsApiNames()) return raw
        return plain(
          cell.values.flatMap((one) => sayNamedValue(one, spoken.value)).join(', '),
          raw.hint,
        )
      }
      case 'json':
        return { ...plain(cell.text), display: 'mono' }
    }
  }

  return { describeCell }
}
