import type { Words } from '../en/words.ts'
import type { verdicts as english } from '../en/verdicts.ts'

export const verdicts: Words<typeof english> = {
  title: 'Was aus jedem Parameter wurde',
  quiet: {
    obeyed: '{count} befolgt',
    unknown: '{count} nicht zu erkennen',
  },
  expand: 'Anzeigen',
  collapse: 'Ausblenden',
  kind: {
    obeyed: 'befolgt',
    ignored: 'ignoriert',
    partly: 'teilweise befolgt',
    absent: 'nicht vorhanden',
    unknown: 'nicht zu erkennen',
  },
  parameter: {
    q: 'Volltext',
    filter: 'Filter {name}',
    include: 'Include {name}',
    fields: 'Felder von {name}',
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
    size: '{asked} Inhalte je Seite verlangt; meta sagt {size}.',
    pages:
      '{asked} Inhalte je Seite verlangt; {total} Inhalte auf {pages} Seiten passen nicht dazu: Der Server verwendet eine eigene Größe.',
  },
  direction: { ascending: 'aufsteigend', descending: 'absteigend' },
  reason: {
    'empty-page': 'Die Seite ist leer, also zeigt nichts, was daraus wurde.',
    'items-too-large': 'Der erste Inhalt ist so groß, dass er hierfür nicht gelesen wurde.',
    'links-lack':
      'Nicht angenommen: Dieser Server wiederholt in seinen Links, was er angenommen hat, und das hier steht nicht darin.',
    'full-page': '{size} Inhalte, wie verlangt.',
    'all-there-are': '{asked} Inhalte verlangt, {got} gekommen: Mehr sind nicht übrig.',
    'more-than-asked':
      '{asked} Inhalte verlangt, {got} gekommen: Der Server verwendet eine eigene Größe.',
    'fewer-than-asked':
      '{got} von {asked} Inhalten gekommen, obwohl noch welche folgen: Der Server verwendet eine eigene Größe.',
    'short-page':
      '{got} von {asked} Inhalten kamen, obwohl der Server {asked} je Seite zählt. Diese Seite ist zu kurz.',
    'fewer-and-end-unknown':
      '{got} von {asked} Inhalten gekommen; nichts sagt, ob noch welche folgen.',
    'limit-counts': 'Auch page[limit] ist verlangt ({limit}), und daran halten sich die Inhalte.',
    'page-confirmed': 'Das ist Seite {number}; das zeigt: {by}.',
    'other-page': 'Seite {asked} verlangt; das hier ist Seite {got}. Das zeigt: {by}.',
    'items-of-other-page':
      'Seite {asked} verlangt, und noch einmal die Inhalte von Seite {page} bekommen, in derselben Reihenfolge.',
    'page-untold': 'Nichts in der Antwort sagt, welche Seite das ist.',
    'in-order': 'Die Inhalte stehen in der verlangten Reihenfolge.',
    'out-of-order':
      'Die Inhalte sind nicht nach {attribute} ({direction}) sortiert: Nachbarn stehen in falscher Reihenfolge, wie immer man sie vergleicht.',
    'later-out-of-order':
      'Nach {holds} sortiert; wo das gleich ist, stimmt die Reihenfolge nach {attribute} ({direction}) nicht.',
    'too-few-values':
      'In der richtigen Reihenfolge, aber {attribute} hat hier nur {values} verschiedenen Wert. Das kann Zufall sein. | In der richtigen Reihenfolge, aber {attribute} hat hier nur {values} verschiedene Werte. Das kann Zufall sein.',
    'sort-attribute-absent':
      'Kein Inhalt zeigt hier {attribute}, also ist die Reihenfolge nicht zu erkennen.',
    'not-comparable':
      '{attribute} enthält Listen oder Objekte; was der Server davon vergleicht, ist nicht zu erkennen.',
    'order-by-chance':
      'Hier sortiert, aber dataCycle CORE kann meist nicht nach {attribute} sortieren.',
    'order-not-shown': 'Kein Attribut zeigt die Reihenfolge {attribute}.',
    resolved: 'Überall aufgelöst, wo es steht ({count}×).',
    'resolved-nowhere':
      "Es kommt {count}× in diesen Inhalten vor und ist nirgends aufgelöst: Nur {'@'}id und {'@'}type sind gekommen.",
    'partly-resolved':
      "{resolved}× aufgelöst, {unresolved}× nicht: Dort sind nur {'@'}id und {'@'}type gekommen.",
    'relation-absent': 'Kein Inhalt hat es hier.',
    'hidden-by-fields':
      "Wo es unaufgelöst steht, sind nur {'@'}id und {'@'}type gekommen. Das lässt auch fields ({attributes}) übrig, wenn ein Objekt keinen dieser Namen hat.",
    'relation-empty': 'Die Inhalte haben es, und es ist bei allen leer.',
    'not-a-relation': 'Das ist ein Teil des Inhalts: Es kommt auch ohne include.',
    'parent-unresolved':
      '{parent} ist nicht aufgelöst gekommen, also ist nicht zu erkennen, was darunter liegt.',
    'only-named': 'Nur die genannten Attribute sind gekommen.',
    'others-everywhere':
      'Es sind auch andere als die genannten Attribute gekommen, bei jedem Inhalt: {others}.',
    'others-somewhere':
      'Es sind auch andere als die genannten Attribute gekommen, bei {items} Inhalt: {others}. | Es sind auch andere als die genannten Attribute gekommen, bei {items} Inhalten: {others}.',
    'nothing-of-this-name':
      "Nichts dieses Namens: Von {attributes} ist nichts gekommen, nur {'@'}id und {'@'}type.",
    'fields-unresolved': 'Es ist nicht aufgelöst gekommen, also gibt es nichts einzuschränken.',
    'everything-named': 'Ein Stern verlangt alles.',
    'fits-items':
      'Alle Inhalte passen, in {attribute}. Das beweist nicht, dass der Server gefiltert hat.',
    'shown-by-items': 'Jeder Inhalt zeigt es, in {attribute}.',
    'item-shows-other':
      '{items} Inhalt zeigt in {attribute} etwas anderes. | {items} Inhalte zeigen in {attribute} etwas anderes.',
    'item-shows-excluded':
      '{items} Inhalt zeigt in {attribute}, was ausgeschlossen sein sollte. | {items} Inhalte zeigen in {attribute}, was ausgeschlossen sein sollte.',
    'other-concepts':
      'Inhalte zeigen andere Begriffe. Sie können unter dem verlangten liegen: Das ist hier nicht zu erkennen.',
    'filter-not-shown':
      'Die Inhalte zeigen davon nichts, also ist hier nicht zu erkennen, was daraus wurde.',
    'full-text-not-shown':
      'Wo der Server nach diesen Wörtern sucht, ist nicht bekannt, also können die Inhalte es nicht zeigen.',
    'language-said': 'Sprache der Antwort: {language}.',
    'other-language': '{asked} verlangt; die Sprache der Antwort ist {got}.',
    'some-languages': 'Die Sprache der Antwort ist nur {got}; {missing} wurde nicht verwendet.',
    'language-capitals': 'dataCycle CORE hat {asked} ignoriert. Sprachcodes schreibt man klein.',
    'language-untold': 'Nichts sagt, in welcher Sprache die Antwort ist.',
    'part-left-out': '{part} wurde weggelassen, wie verlangt.',
    'part-still-there': '{part} sollte wegbleiben und steht noch in der Antwort.',
    'extra-untold': 'Die Antwort zeigt davon nichts.',
    'check-evaluated': 'Mit weiteren Anfragen geprüft: Der Server wertet es aus.',
    'check-without-effect':
      'Mit weiteren Anfragen geprüft: Der Server wertet es aus, und hier ändert es nichts.',
    'check-not-evaluated': 'Mit weiteren Anfragen geprüft: Der Server wertet es nicht aus.',
    'check-undecided': 'Mit weiteren Anfragen geprüft: Auch sie sagen es nicht.',
  },
  note: {
    'criterion-without-effect':
      '„{attribute}“ bewirkt nichts: dataCycle CORE sortiert nur nach einem Kriterium.',
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
    'rename-relation': 'Stattdessen „{to}“ verlangen',
    'rename-sort': 'Stattdessen nach „{to}“ sortieren',
    'set-page-size': '{size} je Seite verlangen',
  },
  applied: 'Die Abfrage ist geändert. Senden zeigt, was kommt.',
}
