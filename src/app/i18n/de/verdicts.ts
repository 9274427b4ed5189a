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
    self: 'links.self',
    neighbours: 'links.prev und links.next',
  },
  otherSize: {
    size: '{asked} Inhalte je Seite angefordert; meta sagt {size}.',
    pages:
      '{asked} Inhalte je Seite angefordert, aber {total} Inhalte stehen auf {pages} Seiten. Der Server verwendet eine eigene Größe.',
  },
  direction: { ascending: 'aufsteigend', descending: 'absteigend' },
  reason: {
    'empty-page': 'Die Seite ist leer, daher ist die Wirkung dieses Parameters nicht zu sehen.',
    'items-too-large': 'Der erste Inhalt ist zu groß für die Prüfung.',
    'links-lack':
      'Ignoriert: Dieser Server wiederholt angenommene Parameter in seinen Links, dieser fehlt dort.',
    'full-page': '{size} Inhalte, wie angefordert.',
    'all-there-are': '{asked} Inhalte angefordert, {got} erhalten: Mehr gibt es nicht.',
    'more-than-asked':
      '{asked} Inhalte angefordert, {got} erhalten: Der Server verwendet eine eigene Größe.',
    'fewer-than-asked':
      '{got} von {asked} Inhalten gekommen, obwohl weitere folgen: Der Server verwendet eine eigene Größe.',
    'short-page':
      '{got} von {asked} Inhalten kamen, obwohl der Server {asked} je Seite zählt. Diese Seite ist zu kurz.',
    'fewer-and-end-unknown':
      '{got} von {asked} Inhalten gekommen. Ob weitere folgen, ist unbekannt.',
    'limit-counts':
      'Auch page[limit] ist gesetzt ({limit}), und der Server verwendet es stattdessen.',
    'page-confirmed': 'Das ist Seite {number}, laut {by}.',
    'other-page': 'Seite {asked} angefordert; laut {by} ist das hier Seite {got}.',
    'items-of-other-page':
      'Seite {asked} angefordert, aber die Inhalte von Seite {page} kamen noch einmal, in derselben Reihenfolge.',
    'page-untold': 'Die Antwort sagt nicht, welche Seite sie ist.',
    'in-order': 'Die Inhalte stehen in dieser Reihenfolge.',
    'out-of-order':
      'Nicht nach {attribute} ({direction}) sortiert: Benachbarte Inhalte stehen in falscher Reihenfolge.',
    'later-out-of-order':
      'Nach {holds} sortiert, aber Inhalte mit gleichen Werten darin sind nicht nach {attribute} ({direction}) sortiert.',
    'too-few-values':
      'In der richtigen Reihenfolge, aber {attribute} hat hier nur {values} verschiedenen Wert. Das kann Zufall sein. | In der richtigen Reihenfolge, aber {attribute} hat hier nur {values} verschiedene Werte. Das kann Zufall sein.',
    'sort-attribute-absent':
      'Kein Inhalt zeigt hier {attribute}, daher lässt sich die Reihenfolge nicht prüfen.',
    'not-comparable':
      '{attribute} enthält Listen oder Objekte. Wie der Server sie vergleicht, ist unbekannt.',
    'order-by-chance':
      'Hier sortiert, aber dataCycle CORE kann meist nicht nach {attribute} sortieren.',
    'order-not-shown': 'Kein Attribut zeigt eine Reihenfolge nach {attribute}.',
    resolved: 'Details überall geladen ({count}×).',
    'resolved-nowhere':
      "{count}× verknüpft, Details nie geladen: Nur {'@'}id und {'@'}type sind gekommen.",
    'partly-resolved': "{resolved}× mit Details, {unresolved}× nur {'@'}id und {'@'}type.",
    'relation-absent': 'Kein Inhalt hat hier diese Relation.',
    'hidden-by-fields':
      "Manche verknüpften Inhalte kamen nur mit {'@'}id und {'@'}type. Vielleicht haben sie keines der angeforderten Felder ({attributes}).",
    'relation-empty': 'Die Inhalte haben diese Relation, aber sie ist bei allen leer.',
    'not-a-relation': 'Das ist ein Teil des Inhalts selbst und kommt auch ohne include.',
    'parent-unresolved': '{parent} kam ohne Details, daher ist darunter nichts zu sehen.',
    'only-named': 'Nur die angeforderten Attribute sind gekommen.',
    'others-everywhere': 'Jeder Inhalt hat auch andere Attribute: {others}.',
    'others-somewhere':
      '{items} Inhalt hat auch andere Attribute: {others}. | {items} Inhalte haben auch andere Attribute: {others}.',
    'nothing-of-this-name':
      "Keines der angeforderten Attribute ({attributes}) ist gekommen, nur {'@'}id und {'@'}type.",
    'fields-unresolved':
      'Die verknüpften Inhalte kamen ohne Details, daher gibt es nichts einzuschränken.',
    'everything-named': '* bedeutet alle Attribute.',
    'fits-items':
      'Alle Inhalte passen in {attribute}. Das beweist nicht, dass der Server gefiltert hat.',
    'shown-by-items': 'Jeder Inhalt hat den gesuchten Wert in {attribute}.',
    'item-shows-other':
      '{items} Inhalt hat in {attribute} einen anderen Wert. | {items} Inhalte haben in {attribute} einen anderen Wert.',
    'item-shows-excluded':
      '{items} Inhalt hat in {attribute} den ausgeschlossenen Wert. | {items} Inhalte haben in {attribute} den ausgeschlossenen Wert.',
    'other-concepts':
      'Manche Inhalte zeigen andere Kategorien. Das können Unterkategorien der gesuchten sein.',
    'filter-not-shown':
      'Die Inhalte zeigen den gefilterten Wert nicht, die Wirkung ist hier also nicht zu sehen.',
    'full-text-not-shown':
      'Wo der Server nach diesen Wörtern sucht, ist unbekannt. Daher zeigen die Inhalte nicht, ob sie passen.',
    'language-said': 'Sprache der Antwort: {language}.',
    'other-language': '{asked} angefordert; die Sprache der Antwort ist {got}.',
    'some-languages': 'Die Sprache der Antwort ist nur {got}; {missing} wurde nicht verwendet.',
    'language-capitals': 'dataCycle CORE hat {asked} ignoriert. Sprachcodes schreibt man klein.',
    'language-untold': 'Die Antwort sagt nicht, in welcher Sprache sie ist.',
    'part-left-out': '{part} wurde wie gewünscht weggelassen.',
    'part-still-there': '{part} sollte wegbleiben, steht aber noch in der Antwort.',
    'extra-untold': 'Die Antwort zeigt nicht, ob dieser Parameter wirkt.',
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
  sampled: 'Geprüft nur an den ersten {read} von {of} Inhalten.',
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
  applied: 'Die Abfrage ist geändert. Senden zeigt das Ergebnis.',
}
