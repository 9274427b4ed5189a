import type { Words } from '../en/words.ts'
import type { changes as english } from '../en/changes.ts'

/** Words of what has changed since a day. */
export const changes: Words<typeof english> = {
  title: 'Was sich geändert hat, seit…',
  since: 'Seit dem Tag',
  noEndpoint: 'Zuerst einen Endpunkt angeben: Änderungen werden von seinen Inhalten gesagt.',
  price: 'Kostet {count} kleine Anfragen: der Endpunkt {endpoint} und die Löschungen der Instanz.',
  ask: 'Fragen',
  stopped: 'Angehalten: Noch lässt sich nichts sagen.',
  unknown: 'unbekannt',
  failed: 'Dazu lässt sich nichts sagen: {reason}.',
  changed: {
    title: 'Im Endpunkt geändert',
    total:
      '{total} insgesamt, hier die {shown} neuesten. Was nur in verknüpften Inhalten geändert wurde, zählt nicht.',
  },
  deleted: {
    title: 'In der ganzen Instanz gelöscht',
    total:
      '{total} insgesamt, nach ganzen Tagen, hier die {shown} neuesten. In welchem Endpunkt sie waren, sagt der Server nicht.',
  },
  query: 'Als Abfrage öffnen',
  left: 'Was den Endpunkt nur verlassen hat (herausgenommen, abgelaufen, nicht mehr vom Filter erfasst), steht in keiner der beiden Listen: mit einer aufgehobenen Antwort vergleichen.',
}
