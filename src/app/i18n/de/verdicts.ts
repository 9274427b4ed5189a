import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/verdicts.ts'
import { verdictTexts } from '#core/query-check/check-texts-de.ts'

export const verdicts: Words<typeof english.verdicts> = {
  title: 'Ergebnis je Angabe',
  quiet: {
    obeyed: '{count} Angabe in Ordnung | {count} Angaben in Ordnung',
    unknown: '{count} Angabe hier nicht prüfbar | {count} Angaben hier nicht prüfbar',
  },
  expand: 'Anzeigen',
  collapse: 'Ausblenden',
  kind: verdictTexts,
  parameter: {
    q: 'Volltext',
    filter: 'Filter „{name}“',
    include: 'Verknüpft „{name}“',
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
    'adjacent-links': 'links.prev und links.next',
  },
  otherSize: {
    size: 'Angeforderte Seitengröße: {requested}. Seitengröße laut meta: {size}.',
    pages:
      'Angeforderte Seitengröße: {requested}. Die Antwort nennt aber {total} Inhalte auf {pages} Seiten. Der Server verwendet eine eigene Seitengröße.',
  },
  direction: { ascending: 'aufsteigend', descending: 'absteigend' },
  reason: {
    'empty-page': 'Die Seite ist leer, daher ist die Wirkung dieses Parameters nicht zu sehen.',
    'items-too-large': 'Der erste Inhalt ist zu groß für die Prüfung.',
    'missing-in-links':
      'Ignoriert: Dieser Server wiederholt in seinen Links die Parameter, die er annimmt. Dieser Parameter fehlt in den Links.',
    'full-page': 'Inhalte auf der Seite: {size}, wie angefordert.',
    'all-there-are': 'Inhalte angefordert: {requested}, erhalten: {got}. Mehr gibt es nicht.',
    'more-than-requested':
      'Inhalte angefordert: {requested}, erhalten: {got}. Der Server verwendet eine eigene Seitengröße.',
    'fewer-than-requested':
      'Inhalte angefordert: {requested}, erhalten: {got}, obwohl weitere folgen. Der Server verwendet eine eigene Seitengröße.',
    'short-page':
      'Diese Seite ist zu kurz: Laut Server hat eine Seite {requested} Inhalte. Erhalten: {got}.',
    'fewer-and-end-unknown':
      'Inhalte angefordert: {requested}, erhalten: {got}. Ob weitere folgen, ist unbekannt.',
    'limit-counts':
      'Die Abfrage enthält auch page[limit] ({limit}). Der Server verwendet page[limit] statt der Seitengröße.',
    'page-confirmed': 'Das ist Seite {number} (laut {by}).',
    'other-page': 'Angefordert: Seite {requested}. Erhalten: Seite {got} (laut {by}).',
    'items-of-other-page':
      'Angefordert: Seite {requested}. Es kamen aber noch einmal die Inhalte von Seite {page}, in derselben Reihenfolge.',
    'page-unknown':
      'Aus der Antwort geht nicht hervor, um welche Seite der Ergebnisse es sich handelt.',
    'in-order': 'Die Inhalte stehen in der gewünschten Reihenfolge.',
    'in-order-of-one': 'Die Inhalte sind nur nach „{attribute}“ sortiert.',
    'out-of-order':
      'Die Inhalte sind nicht nach „{attribute}“ ({direction}) sortiert: Benachbarte Inhalte stehen in falscher Reihenfolge.',
    'later-out-of-order':
      'Die Inhalte sind nach „{holds}“ sortiert. Bei gleichen Werten stimmt aber die Reihenfolge nach „{attribute}“ ({direction}) nicht.',
    'too-few-values':
      'Die Reihenfolge stimmt, aber „{attribute}“ hat hier nur {values} Wert. Das kann Zufall sein. | Die Reihenfolge stimmt, aber „{attribute}“ hat hier nur {values} verschiedene Werte. Das kann Zufall sein.',
    'sort-attribute-absent':
      'Kein Inhalt enthält hier „{attribute}“. Die Reihenfolge lässt sich daher nicht prüfen.',
    'not-comparable':
      '„{attribute}“ enthält Listen oder Objekte. Es ist unbekannt, wie der Server solche Werte sortiert.',
    'order-by-chance':
      'Die Inhalte sind sortiert, vielleicht aber nur zufällig: dataCycle CORE kann meist nicht nach „{attribute}“ sortieren.',
    'order-not-shown':
      'Ob die Reihenfolge nach „{attribute}“ stimmt, lässt sich an den Inhalten nicht ablesen.',
    resolved: 'Alle verknüpften Inhalte kamen mit Details. Anzahl: {count}.',
    'none-resolved':
      'Alle verknüpften Inhalte kamen ohne Details, nur mit @id und @type. Anzahl: {count}.',
    'partly-resolved':
      'Verknüpfte Inhalte mit Details: {resolved}. Nur mit @id und @type: {unresolved}.',
    'relation-absent': 'Kein Inhalt hat hier diese Relation.',
    'hidden-by-fields':
      'Manche verknüpften Inhalte kamen nur mit @id und @type. Vielleicht haben sie keines der angeforderten Felder ({attributes}).',
    'relation-empty':
      'Die Inhalte haben diese Relation, aber die Relation ist bei allen Inhalten leer.',
    'not-a-relation': 'Dieses Attribut gehört zu seinem Inhalt und kommt auch ohne dieses Include.',
    'part-of-parent': '{relation} gehört zu {parent}. Dieses Include lädt daher {parent}.',
    'absent-in-parent':
      'Kein Inhalt hat hier {relation}. Dieses Include lädt aber auch {parent}. Ohne Include kommt {parent} vielleicht ohne Details.',
    'comes-anyway': 'dataCycle CORE liefert {relation} auch ohne dieses Include mit Details.',
    'parent-unresolved': '{parent} kam ohne Details. Tiefere Ebenen sind daher nicht zu sehen.',
    'only-named': 'Außer @id und @type sind nur die angeforderten Attribute gekommen.',
    'others-everywhere': 'Jeder Inhalt hat auch Attribute, die nicht angefordert wurden: {others}.',
    'others-somewhere':
      '{items} Inhalt hat auch Attribute, die nicht angefordert wurden: {others}. | {items} Inhalte haben auch Attribute, die nicht angefordert wurden: {others}.',
    'nothing-of-this-name':
      'Keines der angeforderten Attribute ({attributes}) ist gekommen, nur @id und @type.',
    'fields-unresolved':
      'Die verknüpften Inhalte kamen ohne Details. Daher lassen sich keine Felder einschränken.',
    'everything-named': '* bedeutet alle Attribute.',
    'fits-items':
      'Bei allen Inhalten passt der Wert zum Filter. Das beweist nicht, dass der Server gefiltert hat.',
    'shown-by-items': 'Jeder Inhalt hat den gesuchten Wert in „{attribute}“.',
    'item-shows-other':
      '{items} Inhalt hat in „{attribute}“ nicht den gesuchten Wert. | {items} Inhalte haben in „{attribute}“ nicht den gesuchten Wert.',
    'item-shows-excluded':
      '{items} Inhalt hat in „{attribute}“ den ausgeschlossenen Wert. | {items} Inhalte haben in „{attribute}“ den ausgeschlossenen Wert.',
    'other-concepts':
      'Manche Inhalte haben andere Kategorien als die gesuchte. Das können Unterkategorien der gesuchten Kategorie sein.',
    'filter-not-shown': 'Ob dieser Filter wirkt, lässt sich an den Inhalten nicht ablesen.',
    'filter-value-missing':
      'Nicht geprüft: {items} Inhalt hat keinen Wert, den die App mit diesem Filter vergleichen kann. | Nicht geprüft: {items} Inhalte haben keinen Wert, den die App mit diesem Filter vergleichen kann.',
    'excluded-absent':
      'Kein geprüfter Inhalt hat den ausgeschlossenen Wert. Das beweist nicht, dass der Filter wirkt.',
    'full-text-not-shown':
      'Der Server sagt nicht, in welchen Attributen er die Wörter gefunden hat. Daher können die Inhalte die Suche nicht bestätigen. Auf einen Fehler deutet nichts hin.',
    narrowed:
      'Der Server zählt {total} der {of} oder mehr Inhalte des Endpunkts. Der Grund kann nur dieser Parameter sein.',
    'language-stated': 'Sprache der Antwort: {language}.',
    'other-language': 'Angeforderte Sprache: {requested}. Sprache der Antwort: {got}.',
    'some-languages':
      'Sprache der Antwort: nur {got}. Auch angefordert, aber nicht erhalten: {missing}.',
    'shape-dropped':
      'dataCycle CORE hat „{name}“ ignoriert: Ein solcher Wert ist dort im Body nicht möglich.',
    'language-unknown': 'Die Antwort sagt nicht, in welcher Sprache sie ist.',
    'part-left-out': '{part} wurde wie gewünscht weggelassen.',
    'part-still-there': '{part} sollte fehlen, steht aber noch in der Antwort.',
    'effect-unknown': 'Die Antwort zeigt nicht, ob dieser Parameter wirkt.',
    'check-evaluated': 'Mit weiteren Anfragen geprüft: Der Server wertet diesen Parameter aus.',
    'check-without-effect':
      'Mit weiteren Anfragen geprüft: Der Server wertet diesen Parameter aus. In dieser Abfrage ändert der Parameter aber nichts.',
    'check-not-evaluated':
      'Mit weiteren Anfragen geprüft: Der Server wertet diesen Parameter nicht aus.',
    'check-undecided': 'Mit weiteren Anfragen geprüft, aber weiterhin nicht bestätigt.',
  },
  note: {
    'criterion-without-effect':
      'Die Sortierung nach „{attribute}“ wirkt nicht: dataCycle CORE sortiert nur nach einem Attribut.',
    'attribute-never-appears': 'Keines der geprüften Objekte hat das Attribut „{attribute}“.',
  },
  sampled: 'Nur die ersten {read} von {of} Inhalten wurden geprüft.',
  evidence: {
    item: 'Inhalt {number}: {value}',
    itemAt: 'Inhalt {number}: {path}',
    link: 'links.{name}',
    showItem: 'Inhalt {number} auswählen, um {path} zu sehen',
  },
  remedy: {
    drop: 'Parameter weglassen',
    'rename-relation': 'Stattdessen „{to}“ verwenden',
    'rename-sort': 'Stattdessen nach „{to}“ sortieren',
    'set-page-size': 'Seitengröße {size} verwenden',
  },
  expect: {
    title: 'Erwartungen',
    met: {
      status: 'Status {expected}, wie erwartet',
      total: 'Gesamtzahl {expected}, wie erwartet',
      items: 'Inhalte auf dieser Seite {expected}, wie erwartet',
      each: 'Jeder Inhalt hat „{expected}“, wie erwartet',
      within: 'In höchstens {expected}, wie erwartet',
    },
    unmet: {
      status: 'Status {got}; erwartet: {expected}',
      total: 'Gesamtzahl {got}; erwartet: {expected}',
      items: 'Inhalte auf dieser Seite: {got}; erwartet: {expected}',
      each: 'Inhalte ohne „{expected}“: {got}',
      within: 'Dauer {got}; erwartet: höchstens {expected}',
    },
    unknown: 'unbekannt',
    noItems: 'Keine Inhalte; erwartet: „{expected}“ in jedem',
  },
  applied: 'Die Abfrage wurde geändert. „Senden“ zeigt das Ergebnis.',
}

export const findings: Words<typeof english.findings> = {
  title: 'Auffälligkeiten',
  sampled: 'Nur die ersten {read} von {of} Inhalten wurden gezählt.',
  askInstead: 'Seite {number} von der eingestellten Adresse laden',
  'byte-order-mark':
    'Die Antwort beginnt mit einem Byte Order Mark. JSON sollte keines enthalten. Strenge Programme lehnen die Antwort ab.',
  'invalid-utf8':
    'Ab Byte {offset} ist die Antwort kein gültiges UTF-8. Unlesbare Zeichen erscheinen als „{char}“.',
  'broken-off': 'Die Antwort endet zu früh. Die App zeigt die vollständig angekommenen Inhalte.',
  malformed:
    'Ungültiges JSON ab Byte {offset}: Erwartet wurde {expected}, gefunden wurde „{found}“. Die App zeigt die Inhalte davor.',
  expected: {
    name: 'ein Name in Anführungszeichen',
    'name-or-object-end': 'ein Name in Anführungszeichen oder {brace}',
    colon: 'ein Doppelpunkt',
    value: 'ein Wert',
    'value-or-array-end': 'ein Wert oder ]',
    'comma-or-object-end': 'ein Komma oder {brace}',
    'comma-or-array-end': 'ein Komma oder ]',
    'object-end': '{brace}',
    'array-end': ']',
  },
  'trailing-bytes':
    'Das JSON-Dokument endet bei Byte {offset}, danach folgen weitere Daten. Die Ansicht „Text“ zeigt sie.',
  'repeated-graph':
    'Die Antwort enthält @graph mehrfach. Die App zeigt die Inhalte aus dem ersten @graph.',
  'too-long': 'Die Antwort ist länger als 4 GB. Der Rest wird nicht ausgewertet.',
  'wrong-kind': '{path} sollte {expected} sein, ist aber {got}.',
  contradiction:
    '{path} sagt {says}, {otherPath} sagt {otherSays}. Die App verwendet die erste Angabe.',
  kind: {
    number: 'eine Zahl',
    string: 'ein Text',
    object: 'ein Objekt',
    array: 'eine Liste',
    null: 'null',
    boolean: 'true oder false',
  },
  'no-count': '{path} sollte eine ganze Zahl ab 0 sein, ist aber {got}.',
  hints: {
    'links-relative': 'Links ohne Host',
    'no-sort': 'Keine Sortierung',
    'ids-no-uuid': 'IDs, die keine UUIDs sind',
    'number-changes': 'Lange Zahlen: andere Programme runden sie vielleicht',
  },
  showItem: 'Inhalt anzeigen',
  show: 'Belege anzeigen',
  hide: 'Belege ausblenden',
  item: 'Inhalt {place}',
  'link-refused': '{fault} {instead}',
  refused: {
    'other-origin':
      '{links} führt zu einer anderen Adresse ({address}). | {links} führen zu einer anderen Adresse ({address}).',
    'other-path':
      '{links} führt zu einem anderen Pfad ({address}). | {links} führen zu einem anderen Pfad ({address}).',
    'other-version':
      '{links} führt zu einer anderen Version der API ({address}). | {links} führen zu einer anderen Version der API ({address}).',
    'lost-query':
      'In {links} fehlt ein Teil der Abfrage: {lost}. Programme, die dem Link folgen, bekommen {meaning}. | In {links} fehlt ein Teil der Abfrage: {lost}. Programme, die den Links folgen, bekommen {meaning}.',
    userinfo:
      '{links} enthält einen Benutzernamen oder ein Passwort. | {links} enthalten einen Benutzernamen oder ein Passwort.',
    'control-character':
      '{links} enthält Zeichen, die in einer URL nicht erlaubt sind. | {links} enthalten Zeichen, die in einer URL nicht erlaubt sind.',
    unreadable: '{links} ist nicht lesbar ({address}). | {links} sind nicht lesbar ({address}).',
    'secret-in-query':
      '{links} enthält einen Token in der URL. | {links} enthalten einen Token in der URL.',
  },
  instead: {
    GET: 'Die App lädt Seiten stattdessen von der eingestellten Adresse, mit der ganzen Abfrage.',
    POST: 'Die App sendet stattdessen für jede Seite den ganzen Body noch einmal.',
  },
  lost: {
    filter: 'andere Inhalte',
    sort: 'eine andere Reihenfolge',
    include: 'verknüpfte Inhalte ohne Details',
    fields: 'andere Attribute',
    size: 'Seiten mit anderer Größe',
    offset: 'Seiten, die woanders beginnen',
    language: 'eine andere Sprache',
    other: 'etwas anderes als angefordert',
  },
  'link-to-wrong-page': '{link} führt zu Seite {to} statt zu Seite {expected}. {means}',
  wrongPage: {
    back: 'Programme, die diesem Link folgen, kommen nie weiter.',
    skips: 'Programme, die diesem Link folgen, lassen die Seiten dazwischen aus.',
    other: '',
  },
  'next-absent':
    'Das ist Seite {number} von {last}, aber links.next fehlt. Programme, die den Links folgen, verpassen die übrigen Seiten. In der App können Sie Seitennummern eingeben.',
  'next-on-last':
    'Das ist die letzte Seite ({last}), aber links.next ist vorhanden. Programme erwarten daher eine weitere Seite.',
  'links-relative':
    'Links ohne Schema und Host: {links}. Programme müssen diese Links relativ zur Adresse der Anfrage lesen.',
  'total-below-items':
    'Die Gesamtzahl {total} stimmt nicht: Bis zu dieser Seite kamen schon {items} Inhalte.',
  'pages-contradict-total':
    'Gesamtzahl {total}, Seitengröße {size} und Seitenzahl {pages} passen nicht zusammen. Eine der Zahlen stimmt nicht.',
  'short-page':
    'Laut Antwort hat eine Seite {size} Inhalte. Diese Seite hat nur {items}, obwohl weitere Inhalte folgen.',
  'empty-page-of-total':
    'Gesamtzahl laut Server: {total}. Für Seite {number} kam aber kein Inhalt. Bitte die Abfrage noch einmal senden. Kommt wieder kein Inhalt, hat der Endpunkt einen Fehler.',
  'empty-page-unnumbered':
    'Gesamtzahl laut Server: {total}. Auf dieser Seite kam aber kein Inhalt.',
  'no-sort':
    'Die Abfrage hat keine Sortierung, daher gilt die Reihenfolge des Endpunkts. Wählen Sie eine Sortierung, damit die Seiten zusammenpassen.',
  'no-paging':
    'Die Antwort enthält weder Gesamtzahl noch Links. Ob weitere Seiten folgen, ist unbekannt. Versuchen Sie es mit der nächsten Seitennummer.',
  'items-invalid-json':
    '{count} Inhalt ist kein gültiges JSON: Byte {offset}, in Inhalt {item}. Strenge Programme lehnen die ganze Antwort ab. | {count} Inhalte sind kein gültiges JSON, zuerst ab Byte {offset} in Inhalt {item}. Strenge Programme lehnen die ganze Antwort ab.',
  'items-not-objects':
    '{count} Inhalt ist kein Objekt. Gefunden: {got}. | {count} Inhalte sind keine Objekte. Gefunden: {got}.',
  'items-without-id': '{count} Inhalt hat keine @id. | {count} Inhalte haben keine @id.',
  'ids-no-uuid':
    'Die @id von {count} Inhalt ist keine UUID („{id}“). Filter nach ID nehmen diese ID vielleicht nicht an. | Die @id von {count} Inhalten ist keine UUID (zum Beispiel „{id}“). Filter nach ID nehmen diese IDs vielleicht nicht an.',
  'items-repeated':
    '{count} Inhalt steht auf dieser Seite doppelt (gleiche @id). | {count} Inhalte stehen auf dieser Seite doppelt (gleiche @id).',
  'items-lost':
    'Alle {pages} Seiten wurden geladen. Verschiedene Inhalte auf diesen Seiten: {different} von {total}. Die übrigen Inhalte standen auf keiner Seite.',
  'items-of-page-before':
    '{count} Inhalt stand schon auf der zuvor gezeigten Seite {page}. {advice} | {count} Inhalte standen schon auf der zuvor gezeigten Seite {page}. {advice}',
  overlap: {
    none: 'Die Abfrage hat keine Sortierung. Fügen Sie eine Sortierung hinzu.',
    obeyed:
      'Bei gleichen Werten gibt diese Sortierung keine feste Reihenfolge vor. Sortieren Sie zusätzlich nach einem Attribut, nach dem dieser Server sortieren kann.',
    distinct:
      'Die Sortierung wirkt, und alle Inhalte haben hier verschiedene Werte. Vielleicht wurden inzwischen Inhalte geändert. Laden Sie beide Seiten neu.',
    ignored: 'Der Server hält die Sortierung nicht ein, deshalb überschneiden sich die Seiten.',
    'core-unusable':
      'dataCycle CORE kann nach diesem Attribut nicht sortieren (geprüft mit Version {version}). Beim Blättern können Inhalte doppelt vorkommen oder fehlen. Sortieren Sie nach name oder dct:created.',
    'core-random':
      'Ohne Startwert mischt dataCycle CORE jede Seite neu. Mit random(0.43) bleibt die Reihenfolge gleich.',
    unknown: 'Hier ist nicht zu sehen, ob die Sortierung wirkt. „Wirkung prüfen“ zeigt mehr.',
  },
  'items-without-type': '{count} Inhalt hat keinen @type. | {count} Inhalte haben keinen @type.',
  'type-is-text':
    '@type ist bei {count} Inhalt ein Text („{type}“) statt einer Liste. | @type ist bei {count} Inhalten ein Text („{type}“) statt einer Liste.',
  'relation-unrequested':
    'Bei {count} Inhalt enthält „{relation}“ Details, die nicht angefordert waren. Das vergrößert die Antwort. | Bei {count} Inhalten enthält „{relation}“ Details, die nicht angefordert waren. Das vergrößert die Antwort.',
  'number-changes':
    '{path} ist {source}, JavaScript-Programme lesen aber {becomes}. Das betrifft {count} Inhalt. | {path} ist {source}, JavaScript-Programme lesen aber {becomes}. Solche Zahlen stehen in {count} Inhalten.',
  'names-missing':
    '{count} von {of} Inhalten hat keinen Namen. | {count} von {of} Inhalten haben keinen Namen.',
  'names-empty':
    'Der Name von {count} Inhalt ist leer. | Die Namen von {count} Inhalten sind leer.',
  'languages-mixed':
    'Nicht alle Namen dieser Seite sind in derselben Sprache. Sprache des ersten Namens: {one}. Bei {count} Inhalt ist die Sprache anders: {other}. | Nicht alle Namen dieser Seite sind in derselben Sprache. Sprache des ersten Namens: {one}. Bei {count} Inhalten ist die Sprache anders, zum Beispiel: {other}.',
  plainText: 'keine Angabe',
  'member-repeated':
    'Bei {count} Inhalt kommt {path} im selben Objekt doppelt vor. Programme verwenden nur einen der beiden Werte. | Bei {count} Inhalten kommt {path} im selben Objekt doppelt vor. Programme verwenden nur einen der beiden Werte.',
  'bare-list':
    'Die Antwort ist eine bloße Liste von Inhalten, ohne meta und links. Gesamtzahl und Seitenzahl sind unbekannt.',
  'error-in-success':
    'In der Antwort steht „{words}“ ({member}), obwohl der Status der Antwort Erfolg bedeutet.',
  'content-type':
    'Die Antwort ist JSON, der Content-Type der Antwort ist aber „{type}“. Strenge Programme lehnen die Antwort vielleicht ab.',
  noContentType: 'Die Antwort ist JSON, hat aber keinen Content-Type.',
  'token-repeated':
    'Die Antwort des Servers enthält an {count} Stelle Ihren Token. Die App zeigt und speichert stattdessen Sternchen. | Die Antwort des Servers enthält an {count} Stellen Ihren Token. Die App zeigt und speichert stattdessen Sternchen.',
  redirected:
    'Der Server hat die Anfrage {count}-mal weitergeleitet, zuletzt zu {to}. Verwenden Sie direkt diese Adresse.',
}
