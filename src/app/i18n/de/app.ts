import type { Words } from '../en/words.ts'
import type { app as english } from '../en/app.ts'

export const app: Words<typeof english> = {
  settings: 'Einstellungen',
  language: 'Sprache',
  images: 'Bilder in Zellen',
  imagesNote:
    'Bilder werden von den Servern geholt, die der Inhalt nennt, ohne den Token. Diese Server sehen die Adresse dieses Computers.',
  theme: 'Darstellung',
  endpointNames: 'Endpunkte anbieten',
  endpointNamesNote:
    'Ein dataCycle CORE wird einmal nach seinen Endpunkten gefragt, sobald das Feld für den Endpunkt angeklickt wird. Die Anfrage steht in der Liste der Anfragen.',
  wholeTotal: 'Gesamtzahl neben den Treffern',
  wholeTotalNote:
    'Nach der ersten Abfrage mit Bedingungen wird ein Endpunkt einmal gefragt, wie viele Inhalte er ohne jede Bedingung hat: eine kleine Anfrage je Endpunkt, bis die App endet. Sie steht in der Liste der Anfragen.',
  languageOfSystem: 'Wie das System',
  themeName: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
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
      title: 'Diese Adresse öffnet Endpoint Explorer nicht',
      text: 'Die Adresse, die Endpoint Explorer öffnet, gilt nur einmal und nur eine Minute lang. Bitte die App neu starten oder die ausgegebene Adresse öffnen.',
    },
    lost: {
      title: 'Dieses Fenster hat die Verbindung zu Endpoint Explorer verloren',
      text: 'Die App wurde neu gestartet, oder die Cookies des Browsers wurden gelöscht oder von einem anderen Programm geändert. Was gespeichert war, ist noch da: Bitte die App neu starten oder die ausgegebene Adresse öffnen.',
    },
  },
  notSaved: {
    'disk-full':
      'Der Datenträger ist voll, die Änderung wurde nicht gespeichert. Alles bisher Gespeicherte ist unverändert.',
    'read-only':
      'Der Datenordner ist schreibgeschützt, die Änderung wurde nicht gespeichert. Bitte die Zugriffsrechte prüfen.',
    newer:
      'Diese Datei stammt von einer neueren Version von Endpoint Explorer und bleibt unverändert. Zum Ändern bitte die App aktualisieren.',
    busy: 'Ein anderes Fenster von Endpoint Explorer speichert gerade. Bitte noch einmal versuchen.',
    other:
      'Die Änderung konnte nicht gespeichert werden. Alles bisher Gespeicherte ist unverändert.',
  },
}
