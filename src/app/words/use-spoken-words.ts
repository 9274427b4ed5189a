import { computed, type ComputedRef } from 'vue'
import { useWords, type CountedKey } from '#app/i18n/use-words.ts'
import type { SchemaTerm } from '#core/content/observe-items.ts'
import type { Counted, ValueMessages } from '#core/spoken/value-messages.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { useNamesAsData, useNameWords } from './use-name-words.ts'
import type { Cell } from '#core/content/cell.ts'
import type { ContentLink } from '#core/content/image-address.ts'
import { chooseLanguageText, isInOtherLanguage } from '#core/content/language-text.ts'
import type { AskedDays } from '#core/dialect/asked-attributes.ts'
import { sayCell } from '#core/spoken/say-cell.ts'
import type { ConventionName, Conventions } from '#core/query/conventions.ts'

/** The page's words around values, with placeholders that a worker fills. */
export function useSpokenWords(): ComputedRef<ValueMessages> {
  const { say, locale, dateLocale } = useWords()
  const names = useNamesAsData()
  const counted = (key: CountedKey): Counted => ({
    one: say(key, { count: '{count}' }, 1),
    many: say(key, { count: '{count}' }, 2),
  })
  const term = (one: SchemaTerm) => say(`itemView.terms.${one}`)
  const placeholder = (name: string) => `{${name}}`

  return computed(() => ({
    language: locale.value,
    dateLocale: dateLocale.value,
    names: names(),
    yes: say('filterKeys.yes'),
    no: say('filterKeys.no'),
    pixels: say('itemView.pixels'),
    unnamed: say('itemView.unnamed'),
    terms: {
      EventScheduled: term('EventScheduled'),
      EventCancelled: term('EventCancelled'),
      EventPostponed: term('EventPostponed'),
      EventRescheduled: term('EventRescheduled'),
      EventMovedOnline: term('EventMovedOnline'),
      OfflineEventAttendanceMode: term('OfflineEventAttendanceMode'),
      OnlineEventAttendanceMode: term('OnlineEventAttendanceMode'),
      MixedEventAttendanceMode: term('MixedEventAttendanceMode'),
      InStock: term('InStock'),
      LimitedAvailability: term('LimitedAvailability'),
      PreOrder: term('PreOrder'),
      PreSale: term('PreSale'),
      SoldOut: term('SoldOut'),
      OutOfStock: term('OutOfStock'),
      OnlineOnly: term('OnlineOnly'),
      InStoreOnly: term('InStoreOnly'),
      Discontinued: term('Discontinued'),
      Male: term('Male'),
      Female: term('Female'),
    },
    hours: {
      every: say('itemView.every'),
      holidays: say('itemView.holidays'),
      closed: say('itemView.closed'),
      from: say('itemView.from', { from: placeholder('from') }),
      through: say('itemView.through', { through: placeholder('through') }),
    },
    shapes: { line: say('itemView.shapes.line'), area: say('itemView.shapes.area') },
    duration: {
      minutes: say('itemView.minutes', { minutes: placeholder('minutes') }),
      hours: say('itemView.hours', { hours: placeholder('hours') }),
      hoursMinutes: say('itemView.hoursMinutes', {
        hours: placeholder('hours'),
        minutes: placeholder('minutes'),
      }),
    },
    schedule: {
      every: {
        day: counted('schedule.every.day'),
        week: counted('schedule.every.week'),
        month: counted('schedule.every.month'),
        year: counted('schedule.every.year'),
      },
      dates: {
        one: say('schedule.dates', { count: placeholder('count'), first: placeholder('first') }, 1),
        many: say(
          'schedule.dates',
          { count: placeholder('count'), first: placeholder('first') },
          2,
        ),
      },
      from: say('schedule.from', { first: placeholder('first') }),
      fromTo: say('schedule.fromTo', { first: placeholder('first'), last: placeholder('last') }),
      leftOut: counted('schedule.leftOut'),
      added: counted('schedule.added'),
      next: say('schedule.next', { next: placeholder('next') }),
    },
  }))
}

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
  const spoken = useSpokenWords()
  const calendar = useTodayStore()
  const plain = (text: string, hint = text): CellWords => ({
    text,
    hint,
    display: 'plain',
    otherLanguage: null,
    unresolved: 0,
    link: null,
    image: null,
  })

  /** `asked`: the days that a query asks for. */
  function describeCell(cell: Cell, asked: AskedDays | null = null): CellWords {
    const text = sayCell(cell, spoken.value, { headingOfTypes }, { today: calendar.today, asked })
    switch (cell.kind) {
      case 'absent':
        return plain(text, say('results.cell.absent'))
      case 'null':
        return { ...plain(text, say('results.cell.null')), display: 'faint' }
      case 'boolean':
        return {
          ...plain(text, String(cell.value)),
          display: showsApiNames() ? 'mono' : 'plain',
        }
      case 'number':
        return { ...plain(text, cell.source), display: 'number' }
      case 'measures':
      case 'parts':
      case 'date':
      case 'date-time':
        return plain(text, cell.text)
      case 'text':
      case 'email':
      case 'html':
      case 'schedules':
        return plain(text)
      case 'url':
        return {
          ...plain(text, cell.text),
          display: 'link',
          link: cell.link,
          image: showsImages() && cell.link?.isPicture ? cell.link.address : null,
        }
      case 'geometry':
        return { ...plain(text, cell.text), display: 'mono' }
      case 'coordinates':
        return { ...plain(text, `${cell.latitude}, ${cell.longitude}`), display: 'mono' }
      case 'languages': {
        const shown = chooseLanguageText(cell.texts, locale.value)
        return {
          ...plain(text, cell.texts.map((one) => `${one.language}: ${one.value}`).join('\n')),
          otherLanguage: isInOtherLanguage(shown, locale.value) ? shown.language : null,
        }
      }
      case 'types':
        return plain(text, cell.types.join(', '))
      case 'relations':
        return {
          ...plain(text),
          unresolved: cell.unresolved,
          link: cell.image === null ? null : { address: cell.image.fullUrl, isPicture: true },
          image: showsImages() ? (cell.image?.thumbnailUrl ?? null) : null,
        }
      case 'worded': {
        const raw = describeCell(cell.raw)
        return showsApiNames() ? raw : plain(text, raw.hint)
      }
      case 'json':
        return { ...plain(text), display: 'mono' }
    }
  }

  return { describeCell }
}

/** Names the options of a convention. */
export function useConventionWords() {
  const { say, hasMessage } = useWords()

  return (name: ConventionName, choice: Conventions[ConventionName]): string => {
    const key: `conventions.choice.${string}` = `conventions.choice.${name}.${String(choice)}`
    return hasMessage(key) ? say(key) : String(choice)
  }
}
