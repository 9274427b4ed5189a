import type { Words } from '#app/i18n/en/words.ts'
import type { openedItem as english } from '#app/i18n/en/opened-item.ts'

/** Words of one item that is opened by its ID. */
export const openedItem: Words<typeof english> = {
  title: 'Inhalt nach ID',
  ask: 'Inhalt über seine ID öffnen',
  open: 'Öffnen',
  back: 'Zurück zur Liste',
  way: { thing: 'Irgendwo auf dem Server', 'endpoint-item': 'Über diesen Endpunkt' },
  wayHint: {
    thing: 'Findet jeden Inhalt, den der Token lesen darf, auch außerhalb dieses Endpunkts.',
    'endpoint-item': 'Findet die Inhalte dieses Endpunkts und die Inhalte, die sie verknüpfen.',
  },
  asking: 'Wird geladen…',
  expired:
    'Den Inhalt gibt es, er ist aber abgelaufen und steht daher in keiner Liste. Der Server sagt: {words}',
  unknown: {
    thing: 'Auf diesem Server gibt es keinen Inhalt mit dieser ID. Ist sie vollständig?',
    'endpoint-item':
      'Der Inhalt ist nicht in diesem Endpunkt, und kein Inhalt darin verknüpft ihn.',
  },
  refused: 'Der Server verweigert den Inhalt ({status}): Dieser Token darf ihn nicht lesen.',
  other: 'Kein Inhalt erhalten (Status {status}). {words}',
  rowMenu: 'Über die ID öffnen',
  relation: 'öffnen',
  relationHint: 'Diesen Inhalt neben der Liste öffnen (Enter)',
}
