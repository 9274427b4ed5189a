import type { Words } from '#app/i18n/en/words.ts'
import type { app as english } from '#app/i18n/en/app.ts'

export const app: Words<typeof english> = {
  tools: 'Werkzeuge',
  settings: 'Einstellungen',
  language: 'Sprache',
  images: 'Bilder in Zellen',
  imagesNote:
    'Bilder werden ohne Ihren Token von den im Inhalt genannten Servern geladen. Diese Server sehen die IP-Adresse dieses Computers.',
  theme: 'Darstellung',
  endpointNames: 'Endpunkte vorschlagen',
  endpointNamesNote:
    'Die App fragt jeden neuen Server einmal nach seinen Endpunkten. dataCycle CORE fragt sie auch beim Klick ins Endpunktfeld. Das Anfrageprotokoll zeigt diese Anfragen.',
  wholeTotal: 'Gesamtzahl ohne Filter',
  wholeTotalNote:
    'Nach der ersten Abfrage mit Filtern fragt die App einmal, wie viele Inhalte der Endpunkt ohne Filter hat. Das ist eine kleine Anfrage je Endpunkt, bis die App geschlossen wird. Das Anfrageprotokoll zeigt diese Anfragen.',
  apiNames: 'Namen wie in der API',
  apiNamesNote: 'Zeigt „startDate“ statt „Beginn“ und „dcls:Bild“ statt „Bild“.',
  setsLimit: 'Platz für gespeicherte Mengen',
  setsLimitOf: 'Bis zu {limit} GiB',
  setsSize:
    'Belegt: {size}. An der Grenze hält der Abruf an. Die App entfernt nie von selbst eine Menge.',
  languageOfSystem: 'Systemstandard',
  themeName: { system: 'Systemstandard', light: 'Hell', dark: 'Dunkel' },
  copy: 'Kopieren',
  copied: 'Kopiert',
  partMissing:
    'Dieser Teil der App ließ sich nicht laden. Bitte die Seite neu laden oder die App neu starten.',
  copyFailed:
    'Der Browser hat den Zugriff auf die Zwischenablage verweigert. Bitte den Text markieren und mit der Tastatur kopieren.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  remove: 'Entfernen',
  locked: {
    used: {
      title: 'Diese Adresse gilt nicht mehr',
      text: 'Eine Startadresse gilt nur einmal und nur eine Minute lang. Starten Sie Endpoint Explorer noch einmal, um ein neues Fenster zu öffnen. Ihre Daten sind noch da.',
    },
    lost: {
      title: 'Dieses Fenster hat die Verbindung zu Endpoint Explorer verloren',
      text: 'Die App wurde neu gestartet, oder ein anderes Programm hat die Cookies des Browsers geändert. Laden Sie die Seite neu. Hilft das nicht, starten Sie die App noch einmal. Ihre Daten sind noch da.',
    },
  },
  notSaved: {
    'disk-full':
      'Der Datenträger ist voll, die Änderung wurde nicht gespeichert. Alles bisher Gespeicherte ist unverändert.',
    'read-only':
      'Der Datenordner ist schreibgeschützt, die Änderung wurde nicht gespeichert. Bitte die Zugriffsrechte prüfen.',
    newer:
      'Diese Datei stammt von einer neueren Version von Endpoint Explorer und bleibt unverändert. Aktualisieren Sie die App, um die Datei zu ändern.',
    busy: 'Ein anderes Fenster von Endpoint Explorer speichert gerade. Bitte noch einmal versuchen.',
    other:
      'Die Änderung konnte nicht gespeichert werden. Alles bisher Gespeicherte ist unverändert.',
  },
}
