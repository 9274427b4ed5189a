import type { Words } from '#app/i18n/en/words.ts'
import type { help as english } from '#app/i18n/en/help.ts'

/** Wörter um das Handbuch herum, über das Programm und seine Updates. */
export const help: Words<typeof english> = {
  short: 'Hilfe',
  manual: 'Handbuch',
  pages: 'Seiten des Handbuchs',
  readManual: 'Im Handbuch lesen',
  about: 'Über Endpoint Explorer',
  version: 'Version {version}',
  licence: 'MIT-Lizenz. Gebaut aus diesen Paketen, mit Dank:',
  licencesMissing: 'Die Liste der Pakete ließ sich nicht lesen.',
  dataFolder: 'Die Daten liegen in',
  updates: 'Beim Start nach einer neueren Version suchen',
  updateAddress: 'Update-Adresse',
  updateNote:
    'Lädt eine Datei, ohne Token. Installiert wird nichts. Die Adresse kennt Ihre Firma oder wer Ihnen die App gegeben hat.',
  updateNewer: 'Version {version} ist verfügbar.',
  updateOpen: 'Seite der Version öffnen',
  updateFailed: {
    address:
      'Die Suche nach Updates ist nicht möglich: Die Update-Adresse ist keine https-Adresse.',
    network:
      'Prüfung auf eine neuere Version fehlgeschlagen: keine Antwort von der Update-Adresse.',
    unreadable: 'Die Datei unter der Update-Adresse nennt keine Version.',
  },
}
