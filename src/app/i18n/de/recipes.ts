import type { recipes as english } from '#app/i18n/en/recipes.ts'
import type { Words } from '#app/i18n/en/words.ts'

export const recipes: Words<typeof english> = {
  title: 'Weitere Beispiele',
  none: 'Für diesen Endpunkt gibt es hier keine Beispiele.',
  inPalette: 'Beispiel: {name}',
  needs: 'Wert eintragen, dann senden',
  name: {
    unfiltered: 'Alles, ohne Filter',
    'by-date': 'Nach Datum, das früheste zuerst',
    upcoming: 'Kommende Veranstaltungen',
    'by-category': 'Nach Kategorie, mit Unterkategorien',
    around: 'Rund um einen Ort',
    pictures: 'Mit Bildern und ihrer Lizenz',
    newest: 'Das Neueste zuerst',
    'changed-since': 'In den letzten 30 Tagen geändert',
    languages: 'In zwei Sprachen',
    'in-order': 'Alle Seiten in fester Reihenfolge',
  },
}
