import type { Words } from '../en/words.ts'
import type { dialect as english } from '../en/dialect.ts'

export const dialect: Words<typeof english> = {
  found: 'Das ist ein dataCycle CORE; der wird anders angesprochen.',
  offer:
    'Diese Instanz ist ein dataCycle CORE, aber diese Verbindung spricht sie anders an. Das würde sich ändern:',
  rewrites:
    'Die Abfrage in diesem Tab wird so umgeschrieben, dass sie ihre Bedeutung behält; andere Tabs und gespeicherte Abfragen bleiben, wie sie sind.',
  keepsBody:
    'Der von Hand geschriebene Body, andere Tabs und gespeicherte Abfragen bleiben, wie sie sind.',
  take: 'CORE-Konventionen verwenden',
  decline: 'Nein, so lassen',
  taken:
    'Diese Verbindung verwendet jetzt die Konventionen von dataCycle CORE. Andere Tabs und gespeicherte Abfragen wurden nicht umgeschrieben: Vor dem Senden ihre Filter und Felder prüfen.',
  undo: 'Rückgängig',
}
