import type { Words } from '../words.ts'
import type { findings as english } from '../en/findings.ts'

export const findings: Words<typeof english> = {
  title: 'Aufgefallen',
  count: '{count} Auffälligkeit | {count} Auffälligkeiten',
  expand: 'Auffälligkeiten zeigen',
  collapse: 'Auffälligkeiten ausblenden',
  askInstead: 'Seite {number} bei der eingestellten Adresse abrufen',
  include: '{relation} aus include entfernen',
  'byte-order-mark':
    'Die Antwort beginnt mit einem Byte Order Mark. In JSON gehört keines; strenge Programme lehnen sie ab.',
  'invalid-utf8':
    'Ab Byte {offset} ist die Antwort kein gültiges UTF-8. Was sich nicht lesen lässt, erscheint als „{sign}“.',
  'broken-off': 'Die Antwort endet zu früh. Gezeigt werden die vollständigen Inhalte bis dorthin.',
  malformed:
    'Ab Byte {offset} ist die Antwort kein gültiges JSON: erwartet wurde {expected}, dort steht „{found}“. Die Inhalte davor werden gezeigt.',
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
    'Das JSON-Dokument endet bei Byte {offset}, danach folgt noch etwas. Es steht im Text.',
  'repeated-graph':
    "Die Antwort hat {'@'}graph mehrfach. Gezeigt werden die Inhalte aus dem ersten.",
  'too-long': 'Die Antwort ist länger als 4 GB. Was dahinter liegt, bleibt unbeachtet.',
  'wrong-kind': '{path}: erwartet {expected}, gekommen {got}.',
  contradiction: '{path} sagt {says}, {otherPath} sagt {otherSays}. Es gilt die erste Angabe.',
  kind: {
    number: 'eine Zahl',
    'whole number': 'eine ganze Zahl',
    string: 'ein Text',
    object: 'ein Objekt',
    array: 'eine Liste',
    null: 'null',
    boolean: 'true oder false',
  },
  link: {
    self: 'dieser Seite',
    first: 'zur ersten Seite',
    prev: 'zur vorigen Seite',
    next: 'zur nächsten Seite',
    last: 'zur letzten Seite',
  },
  'link-refused': 'Der Link {link} wird nicht mit dem Token befolgt: {reason}',
  reason: {
    'other-origin': 'er führt zu einer anderen Adresse ({address}).',
    'other-path': 'er führt zu einem anderen Pfad ({address}).',
    'lost-query': 'ihm fehlt ein Teil der Abfrage ({lost}), er brächte also andere Inhalte.',
    userinfo: 'er enthält einen Benutzernamen oder ein Passwort.',
    'control-character': 'er enthält Zeichen, die in keine Adresse gehören.',
    unreadable: 'er ist nicht lesbar ({address}).',
    'secret-in-query': 'er trägt einen Token in der Abfrage.',
  },
  'page-size-ignored': 'Verlangt waren {asked} Inhalte je Seite, der Server liefert {got}.',
  'page-number-ignored': 'Verlangt war Seite {asked}, die Antwort nennt sich Seite {got}.',
  'total-below-items':
    'Die Antwort nennt eine Gesamtzahl von {total}, hier stehen aber schon {items} Inhalte. Die Gesamtzahl stimmt nicht.',
  'pages-contradict-total':
    'Eine Gesamtzahl von {total} zu je {size} ergibt nicht {pages} Seiten. Eine der Zahlen stimmt nicht.',
  'no-paging':
    'Die Antwort nennt weder Gesamtzahl noch Links. Ob es weitere Seiten gibt, zeigt nur ein Versuch mit der nächsten Seitennummer.',
  'include-absent':
    'Kein Inhalt dieser Seite hat die Relation „{relation}“, include hat also nichts gebracht. Bitte den Namen prüfen; unbekannte Namen übergeht die API.',
  'include-unresolved':
    '„{relation}“ steht in include, kam aber nirgends aufgelöst. Vielleicht hat der Token keinen Zugriff auf die verknüpften Inhalte.',
  'items-not-objects':
    '{count} Inhalt ist kein Objekt, sondern {got}. | {count} Inhalte sind keine Objekte, sondern {got}.',
  'items-without-id': "{count} Inhalt hat keine {'@'}id. | {count} Inhalte haben keine {'@'}id.",
  'items-repeated':
    "{count} Inhalt steht auf dieser Seite doppelt, nach seiner {'@'}id. | {count} Inhalte stehen auf dieser Seite doppelt, nach ihrer {'@'}id.",
  'items-of-page-before':
    '{count} Inhalt stand schon auf der Seite davor. Ohne Sortierung überschneiden sich Seiten: eine Sortierung hilft. | {count} Inhalte standen schon auf der Seite davor. Ohne Sortierung überschneiden sich Seiten: eine Sortierung hilft.',
  'content-type':
    'Die Antwort ist JSON, nennt sich aber „{type}“. Strenge Programme lehnen das ab.',
  noContentType: 'Die Antwort ist JSON, hat aber keinen Content-Type.',
  'token-repeated':
    'Der Server hat den Token in seiner Antwort wiederholt, an {count} Stelle. Hier stehen dort Sternchen, und er wird nirgends aufbewahrt. | Der Server hat den Token in seiner Antwort wiederholt, an {count} Stellen. Hier stehen dort Sternchen, und er wird nirgends aufbewahrt.',
  redirected:
    'Der Server hat {count}-mal weitergeleitet, zuletzt zu {to}. Besser gleich diese Adresse verwenden.',
}
