import type { Words } from '#app/i18n/en/words.ts'
import type { contrast as english } from '#app/i18n/en/contrast.ts'

/** Words of what sets chosen rows apart from the others of their response. */
export const contrast: Words<typeof english> = {
  menu: 'Diese {count} Zeilen mit den übrigen vergleichen…',
  chip: '{chosen} von {items} ausgewählt…',
  chipHint: 'So unterscheiden sich die ausgewählten Zeilen von den übrigen',
  title: 'Ausgewählte und übrige Zeilen im Vergleich',
  scope: '{chosen} ausgewählt, {others} übrige | {chosen} ausgewählt, {others} übrige',
  differences: 'Worin sie sich am meisten unterscheiden',
  attribute: 'Attribut oder Wert',
  chosen: 'Ausgewählte',
  others: 'Übrige',
  share: '{having} von {items}',
  describe: 'Werte von {name}',
  none: 'Kein klarer Unterschied: Kein Attribut und kein Wert ist in einer der Gruppen deutlich häufiger.',
  tooFew:
    'Zu wenige Zeilen für einen Vergleich. Wählen Sie mehr Zeilen aus, oder lassen Sie mehr Zeilen unausgewählt.',
  more: '{count} kleinerer Unterschied ist nicht aufgeführt. | {count} kleinere Unterschiede sind nicht aufgeführt.',
  truncated: 'Es gibt mehr Attribute oder Werte, als die App verglichen hat.',
  rule: 'Gezeigt werden Unterschiede ab 10 %, die nicht an einer einzelnen Zeile hängen. Werte mit mehr als 200 Zeichen zählen nicht. Die Zahlen sagen nicht, warum sich die Zeilen unterscheiden.',
}
