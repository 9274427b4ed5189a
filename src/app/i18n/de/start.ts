import type { Words } from '#app/i18n/en/words.ts'
import type { start as english } from '#app/i18n/en/start.ts'

export const start: Words<typeof english> = {
  title: 'Sehen Sie, was Ihre Endpunkte liefern',
  text: 'Abfrage senden, Inhalte ansehen, Fehlendes finden und die genaue Anfrage weitergeben.',
  see: { title: 'Inhalte ansehen', text: 'Die ersten Inhalte als Tabelle' },
  missing: { title: 'Was fehlt?', text: 'Bilder, Texte, Sprachen' },
  export: { title: 'Exportieren', text: 'Alle Inhalte als Tabelle oder Datei' },
  share: { title: 'Anfrage weitergeben', text: 'Ein Beispiel, das funktioniert, ohne Ihren Token' },
  connect: 'Eigenen Server verbinden…',
  connectAnother: 'Weiteren Server verbinden…',
  choose: 'Welchen Endpunkt von „{name}“ möchten Sie sehen?',
  noneKnown:
    'Es ist noch kein Endpunkt bekannt. Rufen Sie die Liste ab, oder geben Sie oben eine ID oder einen Slug ein.',
  fetchEndpoints: 'Endpunkte abrufen (1 Anfrage)',
  moreEndpoints:
    '{count} weiterer Endpunkt: Namen oben eintippen. | {count} weitere Endpunkte: Namen oben eintippen.',
  more: 'Weitere Beispiele: Werkzeuge > Beispiele.',
}
