import type { Words } from '#app/i18n/en/words.ts'
import type {
  verdicts as EnglishVerdicts,
  findings as EnglishFindings,
} from '#app/i18n/en/verdicts.ts'

export const verdicts: Words<typeof EnglishVerdicts> = {
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
      'In der richtigen Reihenfolge, aber {attribute} hat hier nur {values} Wert. Das kann Zufall sein. | In der richtigen Reihenfolge, aber {attribute} hat hier nur {values} verschiedene Werte. Das kann Zufall sein.',
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

export const findings: Words<typeof EnglishFindings> = {
  title: 'Aufgefallen',
  sampled: 'Gezählt wurden nur die ersten {read} von {of} Inhalten.',
  askInstead: 'Seite {number} von der eingestellten Adresse laden',
  'byte-order-mark':
    'Die Antwort beginnt mit einem Byte Order Mark. In JSON gehört keines; strenge Programme lehnen die Antwort ab.',
  'invalid-utf8':
    'Ab Byte {offset} ist die Antwort kein gültiges UTF-8. Was sich nicht lesen lässt, erscheint als „{sign}“.',
  'broken-off': 'Die Antwort endet zu früh. Gezeigt werden die vollständigen Inhalte bis dorthin.',
  malformed:
    'Ungültiges JSON ab Byte {offset}: Erwartet wurde {expected}, dort steht „{found}“. Die Inhalte davor werden gezeigt.',
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
    'Das JSON-Dokument endet bei Byte {offset}, danach folgt noch etwas. Die Ansicht „Text“ zeigt es.',
  'repeated-graph':
    "Die Antwort hat {'@'}graph mehrfach. Gezeigt werden die Inhalte aus dem ersten.",
  'too-long': 'Die Antwort ist länger als 4 GB. Der Rest wird nicht ausgewertet.',
  'wrong-kind': '{path}: erwartet {expected}, erhalten {got}.',
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
  'no-count': '{path}: erwartet eine ganze Zahl ab 0, erhalten {got}.',
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
      'In {links} fehlt {lost}. Programme, die dem Link folgen, bekommen {meaning}. | In {links} fehlt {lost}. Programme, die ihnen folgen, bekommen {meaning}.',
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
    size: 'Seiten anderer Größe',
    offset: 'Seiten, die woanders beginnen',
    language: 'eine andere Sprache',
    other: 'etwas anderes als angefordert',
  },
  'link-astray': '{link} führt zu Seite {to} statt zu Seite {expected}. {means}',
  astray: {
    back: 'Programme, die diesem Link folgen, kommen nie weiter.',
    skips: 'Programme, die diesem Link folgen, lassen die Seiten dazwischen aus.',
    other: '',
  },
  'next-absent':
    'Das ist Seite {number} von {last}, aber links.next fehlt. Programme, die den Links folgen, verpassen den Rest. In der App geht es mit Seitennummern weiter.',
  'next-on-last':
    'Das ist die letzte Seite ({last}), sie hat aber links.next. Programme erwarten eine weitere Seite.',
  'links-relative':
    'Ohne Schema und Host: {links}. Programme müssen solche Links relativ zur Adresse der Anfrage lesen.',
  'total-below-items':
    'Die Gesamtzahl ist {total}, hier stehen aber schon {items} Inhalte. Die Gesamtzahl stimmt nicht.',
  'pages-contradict-total':
    '{total} Inhalte mit {size} je Seite ergeben nicht {pages} Seiten. Eine der Zahlen stimmt nicht.',
  'short-page':
    'Laut Antwort hat eine Seite {size} Inhalte. Diese hat {items}, obwohl noch mehr folgt.',
  'empty-page-of-total':
    'Der Server zählt {total} Inhalte, hat für Seite {number} aber keinen gesendet. Bitte noch einmal senden. Bleibt es dabei, hat der Endpunkt einen Fehler.',
  'empty-page-unnumbered':
    'Der Server zählt {total} Inhalte, hat auf dieser Seite aber keinen gesendet.',
  'no-sort':
    'Keine Sortierung gesetzt: Es gilt die Reihenfolge des Endpunkts. Setzen Sie eine Sortierung, damit die Seiten zusammenpassen.',
  'no-paging':
    'Die Antwort hat weder Gesamtzahl noch Links. Ob weitere Seiten folgen, ist unbekannt. Versuchen Sie die nächste Seitennummer.',
  'items-not-objects':
    '{count} Inhalt ist kein Objekt. Gefunden: {got}. | {count} Inhalte sind keine Objekte. Gefunden: {got}.',
  'items-without-id': "{count} Inhalt hat keine {'@'}id. | {count} Inhalte haben keine {'@'}id.",
  'ids-no-uuid':
    "Die {'@'}id von {count} Inhalt ist keine UUID („{id}“). Filter nach ID nehmen sie vielleicht nicht an. | Die {'@'}id von {count} Inhalten ist keine UUID (etwa „{id}“). Filter nach ID nehmen sie vielleicht nicht an.",
  'items-repeated':
    "{count} Inhalt steht auf dieser Seite doppelt (gleiche {'@'}id). | {count} Inhalte stehen auf dieser Seite doppelt (gleiche {'@'}id).",
  'items-lost':
    'Alle {pages} Seiten wurden geladen. Sie enthielten {different} verschiedene Inhalte von {total}. Der Rest stand auf keiner Seite.',
  'items-of-page-before':
    '{count} Inhalt stand schon auf der zuvor gezeigten Seite {page}. {advice} | {count} Inhalte standen schon auf der zuvor gezeigten Seite {page}. {advice}',
  overlap: {
    none: 'Die Abfrage hat keine Sortierung. Fügen Sie eine hinzu.',
    obeyed:
      'Bei gleichen Werten gibt diese Sortierung keine feste Reihenfolge vor. Ergänzen Sie ein Attribut, nach dem dieser Server sortiert.',
    distinct:
      'Die Sortierung wirkt, und alle Inhalte haben hier verschiedene Werte. Vielleicht wurde inzwischen etwas geändert. Laden Sie beide Seiten neu.',
    ignored: 'Der Server befolgt die Sortierung nicht, deshalb überschneiden sich die Seiten.',
    'core-unusable':
      'dataCycle CORE kann nach diesem Attribut nicht sortieren. Seiten können Inhalte doppelt oder gar nicht enthalten. Sortieren Sie nach name oder dct:created. (Geprüft mit 26.07)',
    'core-random':
      'Ohne Startwert mischt dataCycle CORE jede Seite neu. random(0.43) hält die Reihenfolge fest.',
    unknown: 'Ob die Sortierung wirkt, ist hier nicht zu sehen. „Wirkung prüfen“ zeigt mehr.',
  },
  'items-without-type':
    "{count} Inhalt hat keinen {'@'}type. | {count} Inhalte haben keinen {'@'}type.",
  'type-is-text':
    "{'@'}type ist bei {count} Inhalt ein Text („{type}“) statt einer Liste. | {'@'}type ist bei {count} Inhalten ein Text („{type}“) statt einer Liste.",
  'relation-unasked':
    '„{relation}“ kam bei {count} Inhalt mit Details, ohne angefordert zu sein. Das macht die Antwort größer. | „{relation}“ kam bei {count} Inhalten mit Details, ohne angefordert zu sein. Das macht die Antwort größer.',
  'number-changes':
    '{path} ist {source}; Programme in JavaScript lesen {becomes}. So eine Zahl steht in {count} Inhalt. | {path} ist {source}; Programme in JavaScript lesen {becomes}. Solche Zahlen stehen in {count} Inhalten.',
  'names-missing':
    '{count} von {of} Inhalten hat keinen Namen. | {count} von {of} Inhalten haben keinen Namen.',
  'names-empty':
    'Der Name von {count} Inhalt ist leer. | Die Namen von {count} Inhalten sind leer.',
  'languages-mixed':
    'Nicht alle Namen dieser Seite sind in derselben Sprache. Sprache des ersten Namens: {one}. Anders bei {count} Inhalt, etwa: {other}. | Nicht alle Namen dieser Seite sind in derselben Sprache. Sprache des ersten Namens: {one}. Anders bei {count} Inhalten, etwa: {other}.',
  plainText: 'keine Angabe',
  'member-repeated':
    '{path} steht in einem Objekt doppelt, bei {count} Inhalt. Programme behalten nur eines von beiden. | {path} steht in einem Objekt doppelt, bei {count} Inhalten. Programme behalten nur eines von beiden.',
  'bare-list':
    'Die Antwort ist eine bloße Liste von Inhalten, ohne meta und links. Weder Gesamtzahl noch Seiten sind bekannt.',
  'own-words': 'Die Antwort selbst sagt „{words}“ ({member}), obwohl ihr Status Erfolg bedeutet.',
  'content-type':
    'Die Antwort ist JSON, ihr Content-Type aber „{type}“. Strenge Programme lehnen das vielleicht ab.',
  noContentType: 'Die Antwort ist JSON, hat aber keinen Content-Type.',
  'token-repeated':
    'Der Server hat Ihren Token in seiner Antwort wiederholt, an {count} Stelle. Er wird als Sternchen gezeigt und nicht gespeichert. | Der Server hat Ihren Token in seiner Antwort wiederholt, an {count} Stellen. Er wird als Sternchen gezeigt und nicht gespeichert.',
  redirected:
    'Der Server hat {count}-mal weitergeleitet, zuletzt zu {to}. Besser gleich diese Adresse verwenden.',
}
