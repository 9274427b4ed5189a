import type { Words } from '../en/words.ts'
import type { changes as english } from '../en/changes.ts'

/** Words of what has changed since a day. */
export const changes: Words<typeof english> = {
  title: 'Was sich geändert hat seit…',
  since: 'Seit dem Tag',
  noEndpoint:
    'Bitte zuerst einen Endpunkt angeben: Gezeigt wird, was sich an seinen Inhalten geändert hat.',
  price:
    'Sendet {count} kleine Anfragen: an den Endpunkt {endpoint} und nach dem, was die Instanz gelöscht hat.',
  ask: 'Fragen',
  stopped: 'Angehalten: Noch lässt sich nichts sagen.',
  unknown: 'unbekannt',
  failed: 'Dazu lässt sich nichts sagen: {reason}.',
  changed: {
    title: 'Im Endpunkt geändert',
    total:
      '{total} insgesamt; die neuesten {shown} sind aufgelistet. Was nur in verknüpften Inhalten geändert wurde, zählt nicht.',
  },
  deleted: {
    title: 'In der ganzen Instanz gelöscht',
    total:
      '{total} insgesamt, nach ganzen Tagen gezählt; die neuesten {shown} sind aufgelistet. In welchem Endpunkt sie waren, sagt der Server nicht.',
  },
  query: 'Als Abfrage öffnen',
  left: 'Was den Endpunkt nur verlassen hat (herausgenommen, abgelaufen, nicht mehr vom Filter erfasst), steht in keiner der beiden Listen: Mit einer behaltenen Antwort vergleichen.',
}
