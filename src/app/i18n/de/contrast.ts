import type { Words } from '../en/words.ts'
import type { contrast as english } from '../en/contrast.ts'

/** Words of what sets chosen rows apart from the others of their response. */
export const contrast: Words<typeof english> = {
  menu: 'Diese {count} Zeilen mit den übrigen vergleichen…',
  chip: '{chosen} von {items} ausgewählt…',
  chipHint: 'Worin sich die ausgewählten Zeilen von den übrigen unterscheiden',
  title: 'Ausgewählte Zeilen und die übrigen',
  scope: '{chosen} ausgewählt, {others} übrige | {chosen} ausgewählt, {others} übrige',
  differences: 'Worin sie sich am meisten unterscheiden',
  attribute: 'Attribut oder Wert',
  chosen: 'Ausgewählte',
  others: 'Übrige',
  share: '{having} von {items}',
  describe: 'Was in {name} steht',
  none: 'Nichts unterscheidet sie: Kein Attribut und kein Wert ist in einer der beiden Gruppen deutlich häufiger.',
  tooFew:
    'Das sind zu wenige, um etwas zu sagen: Eine Zeile mehr oder weniger würde jeden Unterschied aufheben. Mehr Zeilen auswählen oder mehr übrig lassen.',
  more: '{count} kleinerer Unterschied ist nicht aufgeführt. | {count} kleinere Unterschiede sind nicht aufgeführt.',
  truncated: 'Es gibt mehr Attribute oder verschiedene Werte, als verglichen wurden.',
  rule: 'Gezählt sind die Zeilen, die in einem Attribut etwas haben, und die mit einem seiner Werte, bis 200 Zeichen lang. Aufgeführt ist, was auch mit einer Zeile weniger auf der einen und einer mehr auf der anderen Seite ein Unterschied bliebe und mindestens 10 % auseinanderliegt. Warum sie sich unterscheiden, sagen die Zahlen nicht.',
}
