import type { Words } from '#app/i18n/en/words.ts'
import type { verdicts as english } from '#app/i18n/en/verdicts.ts'

export const verdicts: Words<typeof english> = {
  title: 'Ergebnis je Parameter',
  quiet: {
    obeyed: '{count} Parameter in Ordnung | {count} Parameter in Ordnung',
    unknown: '{count} nicht prüfbar',
  },
  expand: 'Anzeigen',
  collapse: 'Ausblenden',
  kind: {
    obeyed: 'befolgt',
    ignored: 'ignoriert',
    partly: 'teilweise befolgt',
    absent: 'nicht vorhanden',
    unknown: 'nicht prüfbar',
  },
  parameter: {
    q: 'Volltext',
    filter: 'Filter „{name}“',
    include: 'Include „{name}“',
    fields: 'Felder von „{name}“',
    fieldsOfItem: 'Felder',
    sort: 'Sortierung',
    pageSize: 'Seitengröße',
    pageNumber: 'Seitennummer',
    language: 'Sprache',
    extra: '{name}',
  },
  mark: '{parameter}: {kind}. {sentence}',
  page: {
    meta: 'meta',
    self: 'der Link auf sich selbst',
    neighbours: 'die Links auf die Nachbarseiten',
  },
  otherSize: {
    size: '{asked} Inhalte je Seite angefordert; meta sagt {size}.',
    pages:
      '{asked} Inhalte je Seite angefordert, aber {total} Inhalte stehen auf {pages} Seiten. Der Server verwendet eine eigene Größe.',
  },
  direction: { ascending: 'aufsteigend', descending: 'absteigend' },
  reason: {
    'empty-page': 'Die Seite ist leer, also zeigt nichts, was daraus wurde.',
    'items-too-large': 'Der erste Inhalt ist zu groß für die Prüfung.',
    'links-lack':
      'Ignoriert: Dieser Server wiederholt angenommene Parameter in seinen Links, dieser fehlt dort.',
    'full-page': '{size} Inhalte, wie angefordert.',
    'all-there-are': '{asked} Inhalte angefordert, {got} gekommen: Mehr gibt es nicht.',
    'more-than-asked':
      '{asked} Inhalte angefordert, {got} gekommen: Der Server verwendet eine eigene Größe.',
    'fewer-than-asked':
      '{got} von {asked} Inhalten gekommen, obwohl weitere folgen: Der Server verwendet eine eigene Größe.',
    'short-page':
      '{got} von {asked} Inhalten kamen, obwohl der Server {asked} je Seite zählt. Diese Seite ist zu kurz.',
    'fewer-and-end-unknown':
      '{got} von {asked} Inhalten gekommen. Ob weitere folgen, ist unbekannt.',
    'limit-counts': 'Auch page[limit] ist gesetzt ({limit}), und der Server verwendet es.',
    'page-confirmed': 'Das ist Seite {number}; das zeigt: {by}.',
    'other-page': 'Seite {asked} angefordert; das hier ist Seite {got}. Das zeigt: {by}.',
    'items-of-other-page':
      'Seite {asked} angefordert, aber die Inhalte von Seite {page} kamen noch einmal, in derselben Reihenfolge.',
    'page-untold': 'Die Antwort sagt nicht, welche Seite sie ist.',
    'in-order': 'Die Inhalte stehen in dieser Reihenfolge.',
    'out-of-order':
      'Nicht nach {attribute} ({direction}) sortiert: Benachbarte Inhalte stehen in falscher Reihenfolge.',
    'later-out-of-order':
      'Nach {holds} sortiert, aber gleiche Werte sind nicht nach {attribute} ({direction}) sortiert.',
    'too-few-values':
      'In der richtigen Reihenfolge, aber {attribute} hat hier nur {values} verschiedenen Wert. Das kann Zufall sein. | In der richtigen Reihenfolge, aber {attribute} hat hier nur {values} verschiedene Werte. Das kann Zufall sein.',
    'sort-attribute-absent':
      'Kein Inhalt zeigt hier {attribute}, also ist die Reihenfolge nicht zu erkennen.',
    'not-comparable':
      '{attribute} enthält Listen oder Objekte. Wie der Server sie vergleicht, ist unbekannt.',
    'order-by-chance':
      'Hier sortiert, aber dataCycle CORE kann meist nicht nach {attribute} sortieren.',
    'order-not-shown': 'Kein Attribut zeigt die Reihenfolge {attribute}.',
    resolved: 'Details überall geladen ({count}×).',
    'resolved-nowhere':
      "{count}× verknüpft, Details nie geladen: Nur {'@'}id und {'@'}type sind gekommen.",
    'partly-resolved': "{resolved}× mit Details, {unresolved}× nur {'@'}id und {'@'}type.",
    'relation-absent': 'Kein Inhalt hat es hier.',
    'hidden-by-fields':
      "Manche kamen nur mit {'@'}id und {'@'}type. Das kann auch an fields ({attributes}) liegen, wenn ein Objekt keines dieser Attribute hat.",
    'relation-empty': 'Die Inhalte haben es, und es ist bei allen leer.',
    'not-a-relation': 'Das ist ein Teil des Inhalts: Es kommt auch ohne include.',
    'parent-unresolved': '{parent} kam ohne Details, daher ist darunter nichts zu sehen.',
    'only-named': 'Nur die genannten Attribute sind gekommen.',
    'others-everywhere': 'Jeder Inhalt hat auch andere Attribute: {others}.',
    'others-somewhere':
      '{items} Inhalt hat auch andere Attribute: {others}. | {items} Inhalte haben auch andere Attribute: {others}.',
    'nothing-of-this-name':
      "Nichts dieses Namens: Von {attributes} ist nichts gekommen, nur {'@'}id und {'@'}type.",
    'fields-unresolved': 'Es kam ohne Details, daher gibt es nichts einzuschränken.',
    'everything-named': '* bedeutet alle Attribute.',
    'fits-items':
      'Alle Inhalte passen in {attribute}. Das beweist nicht, dass der Server gefiltert hat.',
    'shown-by-items': 'Jeder Inhalt zeigt es, in {attribute}.',
    'item-shows-other':
      '{items} Inhalt zeigt in {attribute} etwas anderes. | {items} Inhalte zeigen in {attribute} etwas anderes.',
    'item-shows-excluded':
      '{items} Inhalt zeigt in {attribute}, was ausgeschlossen sein sollte. | {items} Inhalte zeigen in {attribute}, was ausgeschlossen sein sollte.',
    'other-concepts':
      'Manche Inhalte zeigen andere Kategorien. Das können Unterkategorien dieser sein.',
    'filter-not-shown': 'Die Inhalte zeigen es nicht, die Wirkung ist hier also nicht zu sehen.',
    'full-text-not-shown':
      'Wo der Server nach diesen Wörtern sucht, ist unbekannt. Die Inhalte können es nicht zeigen.',
    'language-said': 'Sprache der Antwort: {language}.',
    'other-language': '{asked} angefordert; die Antwort ist in {got}.',
    'some-languages': 'Die Sprache der Antwort ist nur {got}; {missing} wurde nicht verwendet.',
    'language-capitals': 'dataCycle CORE hat {asked} ignoriert. Sprachcodes schreibt man klein.',
    'language-untold': 'Die Antwort sagt nicht, in welcher Sprache sie ist.',
    'part-left-out': '{part} wurde wie gewünscht weggelassen.',
    'part-still-there': '{part} sollte wegbleiben und steht noch in der Antwort.',
    'extra-untold': 'Die Antwort zeigt davon nichts.',
    'check-evaluated': 'Mit weiteren Anfragen geprüft: Der Server wertet es aus.',
    'check-without-effect':
      'Mit weiteren Anfragen geprüft: Der Server wertet es aus, aber hier ändert es nichts.',
    'check-not-evaluated': 'Mit weiteren Anfragen geprüft: Der Server wertet es nicht aus.',
    'check-undecided': 'Mit weiteren Anfragen geprüft, weiterhin unklar.',
  },
  note: {
    'criterion-without-effect':
      '„{attribute}“ bewirkt nichts: dataCycle CORE verwendet nur die erste Sortierung.',
    'attribute-never-appears': 'Keines der Objekte hat „{attribute}“.',
  },
  sampled: 'Gesehen an den ersten {read} von {of} Inhalten.',
  evidence: {
    item: 'Inhalt {number}: {value}',
    itemAt: 'Inhalt {number}: {path}',
    link: 'links.{name}',
    showItem: 'Inhalt {number} auswählen, der {path} zeigt',
  },
  remedy: {
    drop: 'Weglassen',
    'rename-relation': 'Stattdessen „{to}“ verwenden',
    'rename-sort': 'Stattdessen nach „{to}“ sortieren',
    'set-page-size': '{size} je Seite verwenden',
  },
  applied: 'Die Abfrage ist geändert. Senden zeigt, was kommt.',
}
