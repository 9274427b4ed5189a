import type { Words } from '#app/i18n/language-words.ts'
import type { apiCheck as english } from '#app/i18n/en/api-check.ts'

const check: Words<(typeof english)['check']> = {
  envelope: 'Aufbau der Antwort',
  items: 'Inhalte',
  meta: 'Angaben in meta',
  total: 'Gesamtzahl der Treffer',
  links: 'Links zu anderen Seiten',
  next: 'Link zur nächsten Seite',
  'last-next': 'links.next auf der letzten Seite',
  'page-number': 'Seitennummer',
  'page-size': 'Seitengröße',
  'default-size': 'Standard-Seitengröße',
  'largest-size': 'Große Seiten',
  beyond: 'Seite hinter der letzten Seite',
  'bad-number': 'Seitennummer 0',
  'bad-size': 'Seitengröße, die keine Zahl ist',
  'unknown-endpoint': 'Unbekannter Endpunkt',
  'unknown-filter': 'Unbekannter Filter',
  'full-text': 'Volltextsuche',
  relations: 'Verknüpfte Inhalte ohne include',
  include: 'include',
  'unknown-include': 'Unbekannte Relation in include',
  fields: 'fields',
  sort: 'sort',
  'sort-date': 'Sortieren nach Startdatum',
  'sort-created': 'Sortieren nach Erstelldatum',
  'sort-several': 'Mehrere Sortierkriterien',
  post: 'POST statt GET',
  'post-filter': 'Filter in einem POST',
  'post-include': 'include in einem POST',
  'post-fields': 'fields in einem POST',
  'post-sort': 'sort in einem POST',
  list: 'Mehrere Werte eines Filters (POST)',
  'list-in-query': 'Mehrere Werte eines Filters (GET)',
  brackets: 'Klammern in einer URL',
  umlauts: 'Umlaute in einer URL',
  plus: 'Pluszeichen in einer URL',
  'endpoint-names': 'Slug und UUID',
}

const outcome: Words<(typeof english)['outcome']> = {
  'envelope-present': 'Die Antwort ist ein Objekt mit @graph.',
  'envelope-missing': 'Die Antwort ist nur eine Liste von Inhalten, ohne @graph, meta und links.',
  'items-typed':
    'Jeder geprüfte Inhalt hat eine @id und eine Liste von Typen (@type). Geprüfte Inhalte: {count}.',
  'items-untyped': 'Inhalte ohne @id oder ohne Liste von Typen (@type): {count} von {all}.',
  'items-none': 'Nicht prüfbar: Die Antwort enthält keine Inhalte.',
  'meta-total-pages':
    'meta enthält total und pages. Das ist eine der beiden dokumentierten Formen.',
  'meta-page-group':
    'meta enthält page mit number, size, totalPages und totalElements. Das ist eine der beiden dokumentierten Formen.',
  'meta-both':
    'meta enthält beide dokumentierten Formen zugleich: total und pages sowie das Objekt page.',
  'meta-other': 'meta hat keine der dokumentierten Formen, sondern enthält: {names}.',
  'meta-none': 'Die Antwort hat kein meta. Die Gesamtzahl ist daher unbekannt.',
  'total-confirmed':
    'Die letzte Seite passt zur Gesamtzahl {total}. Seiten: {pages}. Seitengröße: {size}. Inhalte auf der letzten Seite: {received}.',
  'total-differs':
    'Die letzte Seite passt nicht zur Gesamtzahl {total}. Seiten: {pages}. Seitengröße: {size}. Inhalte auf der letzten Seite: {received}.',
  'total-untestable':
    'Nicht prüfbar: Dafür braucht es eine Gesamtzahl über 0 und Seiten der angeforderten Größe bis zur letzten.',
  'links-all': 'Seite 2 hat alle dokumentierten Links: self, first, prev, next und last.',
  'links-some': 'Auf Seite 2 fehlen diese Links: {missing}. Vorhanden: {there}.',
  'links-none': 'Seite 2 hat keine Links.',
  'links-untestable':
    'Nicht prüfbar: Dafür braucht es eine bekannte Zahl von mindestens drei Seiten und Seiten der angeforderten Größe.',
  'next-second-page': 'links.next von Seite 1 führt zu Seite 2 derselben Abfrage.',
  'next-missing': 'Seite 1 hat kein links.next, obwohl es {pages} Seiten gibt.',
  'next-other-address':
    'links.next zeigt auf eine andere Adresse. Die App ist dem Link nicht gefolgt: {link}',
  'next-drops-parameters': 'In links.next fehlen Parameter der Abfrage: {names}.',
  'next-wrong-page': 'links.next von Seite 1 führt zu Seite {to} statt zu Seite 2.',
  'next-untestable': 'Nicht prüfbar: Es gab keinen Link mit der Nummer einer zweiten Seite.',
  'last-next-absent': 'links.next fehlt auf der letzten Seite (Seite {last}).',
  'last-next-empty': 'links.next ist auf der letzten Seite leer (Seite {last}).',
  'last-next-null': 'links.next ist auf der letzten Seite null (Seite {last}).',
  'last-next-present': 'links.next ist auch auf der letzten Seite noch vorhanden (Seite {last}).',
  'last-next-untestable':
    'Nicht prüfbar: Es ist nicht sicher, welche Seite die letzte ist, oder diese lieferte keine Liste.',
  'pages-disjoint': 'Die Seiten 1 und 2 haben keinen Inhalt gemeinsam.',
  'pages-overlap': 'Inhalte, die sowohl auf Seite 1 als auch auf Seite 2 stehen: {both}.',
  'pages-same': 'Die Seiten 1 und 2 haben dieselben Inhalte.',
  'pages-untestable': 'Nicht prüfbar: Es gab keine zweite Seite, oder ein Inhalt hat keine ID.',
  'size-obeyed': '{requested} Inhalte je Seite angefordert, {received} erhalten.',
  'size-not-obeyed': '{requested} Inhalte je Seite angefordert, aber {received} erhalten.',
  'size-untestable':
    'Nicht prüfbar: Es gibt zu wenige Inhalte, oder die Gesamtzahl oder Seite 1 fehlt.',
  'default-size': 'Ohne Seitengröße liefert der Server {size} Inhalte.',
  'default-size-untestable':
    'Nicht prüfbar: Keine Gesamtzahl zeigt mehr Inhalte, als der Server ohne Seitengröße liefert ({size}).',
  'largest-size':
    'Größte geprüfte Seitengröße: {requested}. Erhalten: {received} von {total} Inhalten.',
  'largest-capped':
    'Bei Seitengröße {requested} liefert der Server nur {received} von {total} Inhalten.',
  'largest-refused': 'Der Server lehnt Seitengröße {requested} mit Status {status} ab ({body}).',
  'largest-untestable':
    'Nicht prüfbar: Es gibt zu wenige Inhalte, oder die Gesamtzahl ist unsicher.',
  'beyond-empty': 'Seite {number} liegt hinter der letzten Seite und ist leer.',
  'beyond-items': 'Seite {number} liegt hinter der letzten Seite, enthält aber Inhalte: {count}.',
  'beyond-refused':
    'Seite {number} liegt hinter der letzten Seite. Der Server lehnt die Anfrage mit Status {status} ab ({body}).',
  'beyond-untestable': 'Nicht prüfbar: Es ist nicht sicher, welche Seite die letzte ist.',
  'bad-number-refused': 'Der Server lehnt die Seitennummer 0 mit Status {status} ab ({body}).',
  'bad-number-first': 'Auf Seitennummer 0 antwortet der Server mit Seite 1.',
  'bad-number-empty': 'Auf Seitennummer 0 antwortet der Server mit einer leeren Seite.',
  'bad-number-other':
    'Auf Seitennummer 0 antwortet der Server mit Inhalten, aber nicht mit denen von Seite 1 in derselben Reihenfolge. Erhaltene Inhalte: {count}.',
  'bad-number-untestable': 'Nicht prüfbar: Ein Inhalt hat keine ID.',
  'bad-size-refused':
    'Der Server lehnt eine Seitengröße, die keine Zahl ist, mit Status {status} ab ({body}).',
  'bad-size-default':
    'Ist die Seitengröße keine Zahl, liefert der Server genauso viele Inhalte wie ohne Seitengröße ({count}).',
  'bad-size-empty': 'Ist die Seitengröße keine Zahl, antwortet der Server mit einer leeren Seite.',
  'bad-size-other':
    'Ist die Seitengröße keine Zahl, liefert der Server eine andere Anzahl Inhalte ({count}) als ohne Seitengröße.',
  'unknown-endpoint-refused':
    'Der Server lehnt den unbekannten Endpunkt mit Status {status} ab ({body}).',
  'unknown-endpoint-empty': 'Für den unbekannten Endpunkt liefert der Server eine leere Liste.',
  'unknown-endpoint-items':
    'Für den unbekannten Endpunkt liefert der Server Inhalte ({count}), als gäbe es ihn.',
  'unknown-filter-refused':
    'Der Server lehnt den unbekannten Filter mit Status {status} ab ({body}).',
  'unknown-filter-ignored':
    'Der Server ignoriert den unbekannten Filter: Die Gesamtzahl bleibt gleich ({total}).',
  'unknown-filter-empty': 'Mit dem unbekannten Filter liefert der Server keine Inhalte.',
  'unknown-filter-other': 'Mit dem unbekannten Filter ist die Gesamtzahl {total} statt {all}.',
  'unknown-filter-untestable': 'Nicht prüfbar: Ohne Gesamtzahl gibt es nichts zu vergleichen.',
  'full-text-evaluated':
    'Die Suche wirkt: „{word}“ findet {some} von {all} Inhalten, ein erfundenes Wort findet keinen.',
  'full-text-ignored':
    'Der Server ignoriert die Suche: Ein erfundenes Wort findet genau wie „{word}“ alle {all} Inhalte.',
  'full-text-refused': 'Der Server lehnt filter[q] mit Status {status} ab ({body}).',
  'full-text-untestable': 'Nicht prüfbar: Die Gesamtzahlen zeigen nicht, ob die Suche wirkt.',
  'relations-unresolved': 'Ohne include liefert der Server nur @id und @type für: {names}.',
  'relations-resolved': 'Auch ohne include liefert der Server Details für: {names}.',
  'relations-untestable': 'Nicht prüfbar: Die geprüften Inhalte haben keine verknüpften Inhalte.',
  'include-resolves': 'include={name} liefert den verknüpften Inhalt mit Details.',
  'include-ignored':
    'include={name} ändert nichts. Der Server liefert weiterhin nur @id und @type.',
  'include-refused': 'Der Server lehnt den Parameter include mit Status {status} ab ({body}).',
  'include-untestable': 'Nicht prüfbar: Es gab keinen verknüpften Inhalt ohne Details.',
  'unknown-include-ignored': 'Der Server ignoriert die unbekannte Relation in include.',
  'unknown-include-refused':
    'Der Server lehnt die unbekannte Relation in include mit Status {status} ab ({body}).',
  'unknown-include-other':
    'Mit der unbekannten Relation in include kommen weniger Inhalte ({count}).',
  'fields-per-relation':
    'fields[{name}]={attribute} schränkt den verknüpften Inhalt auf dieses Attribut ein.',
  'fields-flat':
    'fields[{name}]={attribute} ändert nichts. Eine gemeinsame fields-Liste wirkt: fields=*,{name}.{attribute}.',
  'fields-none':
    'Die Attribute des verknüpften Inhalts lassen sich nicht einschränken. Weder fields[{name}]={attribute} noch eine gemeinsame fields-Liste wirkt.',
  'fields-untestable': 'Nicht prüfbar: Es gab keinen verknüpften Inhalt mit mehreren Attributen.',
  'sort-reverses': 'sort wirkt: sort=name und sort=-name liefern verschiedene Reihenfolgen.',
  'sort-ignored':
    'Der Server ignoriert sort: sort=name und sort=-name liefern dieselben Inhalte in derselben Reihenfolge.',
  'sort-refused': 'Der Server lehnt das Sortieren nach name mit Status {status} ab ({body}).',
  'sort-untestable': 'Nicht prüfbar: Alle Inhalte haben denselben Namen oder keinen.',
  'sort-date-reverses':
    'sort wirkt: Die Datumswerte steigen mit sort={key} und fallen mit sort=-{key}.',
  'sort-date-ignored':
    'Der Server ignoriert sort: sort={key} und sort=-{key} liefern dieselbe Reihenfolge.',
  'sort-date-unordered':
    'Die Datumswerte sind nicht sortiert, weder aufsteigend noch absteigend. Beim Blättern können Inhalte doppelt vorkommen oder fehlen.',
  'sort-date-refused':
    'Der Server lehnt das Sortieren nach dem Startdatum mit Status {status} ab ({body}).',
  'sort-date-untestable':
    'Nicht prüfbar: Es gibt keine zwei vergleichbaren Inhalte mit verschiedenem {key}.',
  'sort-created-refused':
    'Der Server lehnt das Sortieren nach dem Erstelldatum mit Status {status} ab ({body}).',
  'sort-created-untestable':
    'Nicht prüfbar: Es gibt keine zwei vergleichbaren Inhalte mit verschiedenem Erstelldatum.',
  'several-both': 'Beide Kriterien wirken: Inhalte mit gleichem {key} sind nach name sortiert.',
  'several-first-only':
    'Der Server ignoriert das zweite Kriterium: Inhalte mit gleichem {key} sind nicht nach name sortiert.',
  'several-second-only':
    'Der Server ignoriert das erste Kriterium ({key}): Nur name bestimmt die Reihenfolge.',
  'several-refused': 'Der Server lehnt mehrere Sortierkriterien mit Status {status} ab ({body}).',
  'several-untestable':
    'Nicht prüfbar: Es gibt keine zwei vergleichbaren Inhalte mit demselben Datum.',
  'post-same': 'POST liefert dieselben Inhalte wie GET.',
  'post-differs': 'GET findet {get} Inhalte, POST findet {post}.',
  'post-refused': 'Der Server lehnt POST mit Status {status} ab ({body}).',
  'post-untestable':
    'Unklar: Nichts zeigt, dass POST dieselben Inhalte in derselben Reihenfolge liefert wie GET. Das liegt nicht unbedingt an POST.',
  'post-filter-same':
    'Der Filter „{word}“ findet im Body genauso viele Inhalte ({post}) wie in der URL ({get}).',
  'post-filter-ignored':
    'Der Server ignoriert den Filter „{word}“ im Body. Gefundene Inhalte: {post} statt {get}.',
  'post-filter-differs':
    'Der Filter „{word}“ findet im Body nicht genauso viele Inhalte ({post}) wie in der URL ({get}).',
  'post-filter-refused': 'Der Server lehnt den Filter im Body mit Status {status} ab ({body}).',
  'post-filter-untestable': 'Nicht prüfbar: Die Gesamtzahlen zeigen nicht, ob der Filter wirkt.',
  'post-include-both': 'include={name} wirkt im Body und in der URL.',
  'post-include-body': 'include={name} wirkt im Body, nicht in der URL.',
  'post-include-query': 'include={name} wirkt in der URL, nicht im Body.',
  'post-include-neither': 'include={name} wirkt weder im Body noch in der URL.',
  'post-include-untestable': 'Nicht prüfbar: Es wurde kein wirksames include gefunden.',
  'post-fields-both': 'fields beschränkt {name} auf {attribute}, im Body und in der URL.',
  'post-fields-body': 'fields beschränkt {name} auf {attribute} im Body, aber nicht in der URL.',
  'post-fields-query': 'fields beschränkt {name} auf {attribute} in der URL, aber nicht im Body.',
  'post-fields-neither': 'fields beschränkt {name} weder im Body noch in der URL auf {attribute}.',
  'post-fields-untestable':
    'Nicht prüfbar: In keiner Antwort war eine Wirkung von fields zu sehen.',
  'post-sort-both': 'sort wirkt im Body und in der URL.',
  'post-sort-body': 'sort wirkt im Body, nicht in der URL.',
  'post-sort-query': 'sort wirkt in der URL, nicht im Body.',
  'post-sort-neither': 'sort wirkt weder im Body noch in der URL.',
  'post-sort-untestable': 'Nicht prüfbar: Es wurde kein wirksames sort gefunden.',
  'list-any':
    'Mehrere Werte bedeuten ODER. Bei {key} findet ein Wert {one} Inhalte, ein anderer {other}; beide zusammen finden {both}.',
  'list-all':
    'Mehrere Werte bedeuten UND. Bei {key} findet ein Wert {one} Inhalte, ein anderer {other}; beide zusammen finden {both}.',
  'list-refused': 'Der Server lehnt eine Liste für {key} mit Status {status} ab ({body}).',
  'list-ignored':
    'Der Server ignoriert eine Liste für {key}: Die Gesamtzahl bleibt gleich ({both}).',
  'list-undecided':
    'Es ist unklar, ob mehrere Werte UND oder ODER bedeuten. Bei {key} findet ein Wert {one} Inhalte, ein anderer {other}; beide zusammen finden {both}.',
  'list-untestable':
    'Nicht prüfbar: Es wurde kein Filter gefunden, bei dem zwei verschiedene Werte Treffer haben.',
  'list-query-repeated':
    'Mehrere Werte funktionieren als wiederholter Parameter ({key}[]), aber nicht durch Kommas getrennt.',
  'list-query-commas':
    'Mehrere Werte funktionieren durch Kommas getrennt, aber nicht als wiederholter Parameter.',
  'list-query-both':
    'Mehrere Werte funktionieren sowohl durch Kommas getrennt als auch als wiederholter Parameter ({key}[]).',
  'list-query-neither':
    'Mehrere Werte funktionieren weder durch Kommas getrennt noch als wiederholter Parameter ({key}[]).',
  'list-query-untestable':
    'Nicht prüfbar: Mit einer Liste im Body gab es kein vergleichbares Ergebnis.',
  'brackets-both': 'page[size] wirkt mit kodierten und mit unkodierten Klammern.',
  'brackets-encoded-only': 'page[size] wirkt nur mit kodierten Klammern: page%5Bsize%5D.',
  'brackets-untestable':
    'Nicht prüfbar: Die Seitengröße zeigt nicht, ob Klammern kodiert sein müssen.',
  'umlauts-read': '„{word}“ wird gefunden, wenn es UTF-8-kodiert in der URL steht. Treffer: {get}.',
  'umlauts-broken':
    '„{word}“ wird nicht gefunden, wenn es in der URL steht. Treffer, wenn es im Body steht: {post}.',
  'umlauts-untestable':
    'Nicht prüfbar: Kein Wort mit Umlaut aus den Inhalten lieferte ein eindeutiges Ergebnis.',
  'plus-blank':
    'In der URL liest der Server ein Plus als Leerzeichen. „{words}“ findet genauso viele Inhalte ({hits}) wie die beiden Wörter im Body.',
  'plus-itself':
    'In der URL liest der Server ein Plus als Pluszeichen. „{words}“ findet dort genauso viele Inhalte ({hits}) wie im Body.',
  'plus-untestable':
    'Nicht prüfbar: Die Gesamtzahlen zeigen nicht, wie der Server das Pluszeichen (+) liest.',
  'both-names-work': 'Unter seinem anderen Namen ({other}) hat der Endpunkt dieselbe Gesamtzahl.',
  'one-name-works':
    'Unter seinem anderen Namen ({other}) hat der Endpunkt eine andere oder keine Gesamtzahl.',
  'other-name-unknown':
    'Nicht prüfbar: Die App kennt nur den Slug oder nur die UUID. Tragen Sie beim Endpunkt beide ein, um sie zu vergleichen.',
  'names-untestable':
    'Nicht prüfbar: Die Gesamtzahlen zeigen nicht, ob beide Namen zu denselben Inhalten führen.',
}

export const apiCheck: Words<typeof english> = {
  title: 'API-Prüfung von „{name}“',
  intro:
    'Die App sendet bis zu {price} meist kleine Anfragen an „{endpoint}“, höchstens {atOnce} zugleich. Sie vergleicht jede Antwort mit der API-Dokumentation. Die größte angeforderte Seite hat {largest} Inhalte. Auf dem Server ändert sich nichts.',
  noEndpoint:
    'Bitte zuerst einen Endpunkt eingeben. Die Prüfung sendet ihre Anfragen an diesen Endpunkt.',
  start: 'Prüfen (bis zu {price} Anfragen)',
  again: 'Erneut prüfen (bis zu {price} Anfragen)',
  running: 'Bisher gesendete Anfragen: {sent}…',
  stopped: 'Angehalten. Gesendete Anfragen: {sent}. Für ein Ergebnis sind alle Anfragen nötig.',
  failed: 'Der Endpunkt lieferte keine Liste ({reason}). Die Prüfung ist nicht möglich.',
  counts:
    'Prüfungen: {documented} wie dokumentiert, {deviates} abweichend, {undocumented} nicht dokumentiert, {unknown} nicht ermittelt. Gesendete Anfragen: {sent}.',
  document: 'api.md ist die API-Dokumentation im Quellcode dieser App (docs/api.md).',
  column: { check: 'Prüfung', section: 'Abschnitt', standing: 'Dokumentiert?', seen: 'Ergebnis' },
  topic: {
    endpoint: 'Endpunkte',
    item: 'Inhalte',
    response: 'die Antwort',
    methods: 'GET und POST',
    get: 'Parameter in der URL',
    post: 'Parameter im Body',
    relations: 'verknüpfte Inhalte',
    pages: 'Seiten',
    order: 'Sortierung',
    'not-documented': 'nicht dokumentierte Teile',
    errors: 'Fehler',
    limits: 'Grenzen',
  },
  restsOn: 'Anfragen anzeigen',
  standing: {
    documented: 'wie dokumentiert',
    deviates: 'abweichend',
    undocumented: 'nicht dokumentiert',
    unknown: 'nicht ermittelt',
  },
  body: {
    errors: 'JSON mit Fehlermeldung',
    json: 'JSON',
    html: 'Webseite',
    empty: 'ohne Body',
    text: 'Text',
    unread: 'Body nicht gelesen',
  },
  unanswered: 'Eine Anfrage für diese Prüfung blieb ohne brauchbare Antwort: {reason}.',
  warning: {
    'empty-endpoint':
      'Dieser Endpunkt ist leer, es gibt also wenig zu prüfen. Wählen Sie einen Endpunkt mit mindestens drei Inhalten.',
    'few-items':
      'Dieser Endpunkt hat zu wenige Inhalte ({count}). Das Blättern lässt sich erst ab drei Inhalten prüfen.',
    refused:
      'Antworten mit Status {status}: {count} von {all}. Möglicherweise liegt das am Token und nicht am Server.',
    failed:
      'Fehlgeschlagene oder unbeantwortete Anfragen: {count} von {all}. Bitte später noch einmal prüfen.',
  },
  conventions:
    'Die Einstellungen der Verbindung passen nicht zum Server. Passende Werte: {changes}.',
  take: 'Werte übernehmen',
  taken: 'Die Einstellungen der Verbindung wurden angepasst.',
  copy: 'Als Markdown kopieren',
  check,
  outcome,
}
