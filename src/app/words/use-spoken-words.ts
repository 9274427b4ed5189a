import { computed, type ComputedRef } from 'vue'
import { useWords, type CountedKey } from '#app/i18n/use-words.ts'
import type { SchemaTerm } from '#core/content/schema-term.ts'
import type { Counted, ValueMessages } from '#core/spoken/value-messages.ts'
import { useNamesAsData } from './use-name-words.ts'

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
    yes: say('itemView.yes'),
    no: say('itemView.no'),
    pixels: say('itemView.pixels'),
    unnamed: say('itemView.unnamed'),
    notLoaded: {
      item: counted('itemView.linkedNotLoaded'),
      category: counted('itemView.categoriesUnnamed'),
    },
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
    },
  }))
}
