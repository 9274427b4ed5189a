import type { itemView as en } from '#app/i18n/en/item-view.ts'
import type { Words } from '#app/i18n/en/words.ts'

export const itemView: Words<typeof en> = {
  tab: 'Ansicht',
  unnamed: 'Ohne Namen',
  picture: 'Bild anzeigen',
  category: 'Kategorie',
  categoriesUnnamed:
    '{count} Kategorie, Name nicht geladen | {count} Kategorien, Namen nicht geladen',
  include: 'Zu Include hinzufügen',
  notLoaded: '{type}, Details nicht geladen',
  more: 'und {count} weitere',
  related: 'Verknüpfte Inhalte',
  missing: 'Es fehlt:',
  missingHint: 'Der Inhalt ist nicht übersetzt, oder ein Pflichtfeld ist leer.',
  languageText: 'Text auf {language}',
  every: 'täglich',
  holidays: 'Feiertage',
  closed: 'geschlossen',
  from: 'ab {from}',
  through: 'bis {through}',
  minutes: '{minutes} Min.',
  hours: '{hours} Std.',
  hoursMinutes: '{hours} Std. {minutes} Min.',
  status: {
    EventCancelled: 'abgesagt',
    EventPostponed: 'verschoben',
    EventRescheduled: 'neu angesetzt',
    EventMovedOnline: 'findet online statt',
  },
}
