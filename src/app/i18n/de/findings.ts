import type { Words } from '#app/i18n/en/words.ts'
import type { findings as english } from '#app/i18n/en/findings.ts'

export const findings: Words<typeof english> = {
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
