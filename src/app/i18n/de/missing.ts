import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/missing.ts'

export const missing: Words<typeof english.missing> = {
  title: 'Warum fehlt dieser Inhalt?',
  onlyOne: 'Fehlt nur ein bestimmter Inhalt?',
  notHere: 'Einen bestimmten Inhalt suchen…',
  rowMenu: 'Inhalt in einer anderen Abfrage suchen…',
  itemPlaceholder: 'Name, ID (@id) oder URL',
  noQuery: 'Diese Abfrage ist unvollständig. Bitte zuerst die Abfrage ergänzen.',
  price: 'Die Prüfung braucht bis zu {count} kleine Anfragen.',
  pricePages:
    'Die Prüfung braucht bis zu {count} Anfragen mit je {items} Inhalten. Dieser Server liefert Inhalte nur Seite für Seite. Eine fehlgeschlagene Anfrage wird wiederholt.',
  priceOfName:
    'Die Namenssuche braucht {count} Anfrage. | Die Namenssuche braucht {count} Anfragen.',
  priceOfNameAndMissing:
    'Die Namenssuche braucht {count} Anfragen und zeigt auch, welche der gefundenen Inhalte in der Antwort fehlen.',
  start: 'Inhalt prüfen',
  find: 'Nach Namen suchen',
  asId: 'Als ID verwenden',
  running: 'Prüfung läuft. Bisher gesendete Anfragen: {sent}',
  stopped: 'Prüfung angehalten. Schritte mit „nicht bekannt“ wurden nicht geprüft.',
  theItem: 'Der Inhalt {id}',
  named: '„{name}“',
  shown: '(der Inhalt hat „{name}: {value}“)',
  copy: 'Als Notiz kopieren',
  noteId: 'ID: {id}',
  names: {
    label: 'Inhalte mit diesem Namen',
    title: 'Kein Inhalt gefunden | {count} Inhalt gefunden | {count} Inhalte gefunden',
    inRow: 'Der Inhalt ist da: Zeile {row} dieser Seite',
    there: 'Der Inhalt ist in der Antwort',
    missing:
      'in der Antwort fehlt kein Inhalt | in der Antwort fehlt {count} Inhalt | in der Antwort fehlen {count} Inhalte',
    onlyMissing: '1 Inhalt gefunden; er fehlt in der Antwort',
    running: 'Suche läuft…',
    stopped: 'Suche angehalten.',
    allListed:
      'Der Inhalt ist in der Antwort auf diese Abfrage. | Alle gefundenen Inhalte sind in der Antwort auf diese Abfrage.',
    allMissing:
      'Der Inhalt fehlt in der Antwort auf diese Abfrage. | Alle gefundenen Inhalte fehlen in der Antwort auf diese Abfrage.',
    someMissing:
      '{count} der gefundenen Inhalte fehlt in der Antwort auf diese Abfrage. | {count} der gefundenen Inhalte fehlen in der Antwort auf diese Abfrage.',
    unknownReason:
      'Die App konnte nicht feststellen, welche davon in dieser Antwort fehlen. Grund: {reason}.',
    failure: 'Nicht alle Endpunkte konnten durchsucht werden. Grund: {reason}.',
    more: 'Es kann weitere passende Inhalte geben.',
    choose: 'Wählen Sie einen Inhalt, um ihn zu prüfen (bis zu {count} kleine Anfragen).',
    choosePages:
      'Wählen Sie einen Inhalt, um ihn zu prüfen (bis zu {count} Anfragen mit je {items} Inhalten).',
    checkOnly: 'Klicken Sie auf „Prüfen“ (bis zu {count} kleine Anfragen).',
    checkOnlyPages: 'Klicken Sie auf „Prüfen“ (bis zu {count} Anfragen mit je {items} Inhalten).',
    listed: 'in der Antwort',
    check: 'Prüfen',
    none: 'Kein Inhalt zu „{name}“ gefunden. Durchsuchte Endpunkte: {endpoints}. Suchen Sie weiter, oder geben Sie die ID ein.',
    suggest: {
      near: 'Meinten Sie „{name}“? ({count} Anfrage) | Meinten Sie „{name}“? ({count} Anfragen)',
      umlauts: '„{name}“ suchen ({count} Anfrage) | „{name}“ suchen ({count} Anfragen)',
      'fewer-words':
        'Nur „{name}“ suchen ({count} Anfrage) | Nur „{name}“ suchen ({count} Anfragen)',
    },
    failed: 'Die Suche ist fehlgeschlagen: {reason}. Bitte noch einmal versuchen.',
  },
  check: {
    readable: 'Auf dem Server vorhanden',
    endpoint: 'Im Endpunkt enthalten (ohne Filter)',
    condition: 'Passt zu {condition}',
    query: 'In der Antwort auf diese Abfrage',
  },
  result: {
    yes: 'ja',
    no: 'nein',
    unknown: 'nicht bekannt',
    expired: 'derzeit nicht gültig',
    deleted: 'gelöscht',
  },
  verdict: {
    inRow: '{item} steht in Zeile {row} dieser Seite.',
    listed: '{item} ist in der Antwort auf diese Abfrage.',
    otherPage: '{item} ist in der Antwort auf diese Abfrage, aber nicht auf dieser Seite.',
    fails: '{item} ist in „{endpoint}“, passt aber nicht zu {conditions}.',
    'not-in-endpoint': '{item} ist auch ohne Filter nicht in „{endpoint}“.',
    readableElsewhere: '{item} ist auf dem Server, aber auch ohne Filter nicht in „{endpoint}“.',
    expired:
      '{item} ist derzeit nicht gültig: Die Gültigkeit ist vorbei oder hat noch nicht begonnen. Der Server sagt: {words}',
    deleted: '{item} wurde gelöscht.',
    deletedAt: '{item} wurde am {date} gelöscht.',
    'unknown-item': '{item} ist nicht auf diesem Server.',
    notDeleted:
      '{item} ist nicht auf diesem Server. Auch die Liste der gelöschten Inhalte enthält den Inhalt nicht.',
    'endpoint-refused':
      '{item} ist auf dem Server, aber „{endpoint}“ lehnt diesen Token ab (Status {status}).',
    'item-refused':
      'Dieser Token darf {item} nicht lesen (Status {status}). Daher fehlt der Inhalt auch in den Listen.',
    'not-encountered':
      '{item} steht auf keiner der geladenen Seiten, vielleicht aber auf einer späteren. Geladene Seiten: {pages}. Geladene Inhalte: {items}.',
    unexplained:
      '{item} ist in „{endpoint}“, aber nicht in der Antwort. Kein einzelner Filter erklärt das.',
  },
  next: {
    fails: 'Entfernen Sie {conditions} aus der Abfrage, oder ändern Sie den Inhalt.',
    'not-in-endpoint': 'Wer „{endpoint}“ verwaltet, kann den Inhalt in den Endpunkt aufnehmen.',
    elsewhere:
      'Der Inhalt ist im Endpunkt „{other}“. Verwenden Sie diesen Endpunkt, oder bitten Sie darum, den Inhalt in „{endpoint}“ aufzunehmen.',
    'endpoint-refused': 'Bitten Sie um Zugriff auf „{endpoint}“.',
    deleted:
      'Stellen Sie den Inhalt in dataCycle wieder her, oder entfernen Sie Links auf diesen Inhalt.',
    expired: 'Prüfen Sie die Gültigkeit des Inhalts in dataCycle.',
    'item-refused': 'Der Token selbst funktioniert. Bitten Sie um Zugriff auf diesen Inhalt.',
    'unknown-item': 'Prüfen Sie die ID. Gehört die ID zu einem anderen Server?',
  },
}

export const doctor: Words<typeof english.doctor> = {
  title: 'Warum keine oder so wenige Inhalte?',
  open: 'Grund in der Abfrage suchen (keine Anfrage) | Grund in der Abfrage suchen (eine kleine Anfrage) | Grund in der Abfrage suchen (bis zu {count} kleine Anfragen)',
  secondStage: {
    open: 'Weitersuchen (eine kleine Anfrage) | Weitersuchen (bis zu {count} kleine Anfragen)',
    running: 'Die Suche geht weiter. Bisher gesendete Anfragen: {sent}',
    stopped: 'Suche angehalten. Schritte, die unten fehlen, wurden nicht geprüft.',
    failed: 'Eine Anfrage ist fehlgeschlagen ({reason}). Die Suche ist unvollständig.',
    absent: 'Nichts gefunden für: {words}.',
    pair: 'Für jedes einzelne Wort gibt es Inhalte, aber kein Inhalt enthält beide Wörter: {words}.',
    unexplained: 'Für jedes einzelne Wort und für jedes geprüfte Wortpaar gibt es Inhalte.',
    word: '„{word}“ ({hits})',
    latest:
      'Ohne diesen Filter ist {date} der späteste Wert von {attribute}. Dieses Datum liegt vor dem gewünschten Tag.',
    languages: 'In anderen Sprachen gibt es Inhalte: {languages}.',
    language: '{language}: {hits}',
    expired:
      '{item} ist derzeit nicht gültig und steht daher in keiner Liste. Der Server sagt: {words}',
    unknown: 'Dieser Inhalt ist nicht auf dem Server: {item}.',
    deleted: 'Der Inhalt wurde gelöscht: {item}.',
    deletedAt: 'Der Inhalt wurde am {date} gelöscht: {item}.',
    exists: '{item} ist auf dem Server, aber nicht in diesem Endpunkt.',
    nothing: 'Die weitere Suche hat keinen anderen Grund gefunden.',
  },
  culprit: {
    open: 'Ursache in der Abfrage suchen (bis zu {count} Anfragen)',
    openSlow:
      'Ursache in der Abfrage suchen (bis zu {count} Anfragen nacheinander, höchstens {minutes} min)',
    running: 'Anfrage {sent} von höchstens {most}…',
    stopped: 'Angehalten. Noch kein Ergebnis.',
    found: 'Ohne {name} antwortet der Server. Alles andere in der Abfrage blieb gleich.',
    passed:
      'Der Server hat dieselbe Anfrage jetzt beantwortet. Der Fehler ist diesmal nicht aufgetreten.',
    none: 'Die App hat diese Teile einzeln weggelassen: {parts}. Der Fehler trat trotzdem auf. Vielleicht entsteht er durch mehrere Teile zusammen oder außerhalb der Abfrage.',
    failed:
      'Die Anfrage scheitert jetzt mit einem anderen Fehler, daher endet die Suche. Die Ursache des ersten Fehlers bleibt unbekannt.',
  },
  steps: 'Schritte und Ergebnisse',
  running: 'Die App sucht den Grund. Bisher gesendete Anfragen: {sent}',
  stopped:
    'Suche angehalten, daher gibt es kein Ergebnis. Schritte, die unten fehlen, wurden nicht geprüft.',
  waiting: 'noch nicht bekannt',
  passed: 'ja',
  atLeast: 'mindestens {count} Treffer',
  remedy: {
    'leave-out': '{conditions} weglassen ({hits})',
    leaveOutInAll: '{conditions} weglassen und in allen Sprachen suchen ({hits})',
    allLanguages: 'In allen Sprachen suchen ({hits})',
    value: '{near} statt {value} verwenden ({hits})',
    words: 'Nur nach „{text}“ suchen ({hits})',
    spelling: 'Nach „{near}“ statt „{word}“ suchen ({hits})',
    subcategories: 'Mit Unterkategorien: {conditions} ({hits})',
    swap: 'Längengrad und Breitengrad tauschen: {conditions} ({hits})',
    'any-of': 'Mit ODER verbinden: {conditions} ({hits})',
    language: '{language} verwenden ({hits})',
    page: 'Zu Seite {number} gehen (insgesamt {hits})',
    endpoint: 'Endpunkt {name} verwenden ({hits})',
    notTried: 'nicht versucht',
  },
  failure: {
    status: 'Antwort mit Status {status}',
    noList: 'keine vollständige Liste von Inhalten',
  },
  condition: {
    pair: '„{name}: {value}“',
    ownLanguage: 'Standard des Servers',
    id: 'ID {id}',
  },
  partOfCause: 'Allein liefert dieser Teil Inhalte, zusammen mit dem anderen markierten Teil nicht',
  step: {
    address: 'Der Server antwortet',
    token: 'Der Token wird angenommen',
    endpoint: 'Der Endpunkt existiert',
    whole: 'Endpunkt ohne Filter',
    wholeInAll: 'Endpunkt ohne Filter, in allen Sprachen',
    alone: 'Nur {conditions}',
    without: 'Ohne {conditions}',
    inAll: 'In allen Sprachen',
    withoutInAll: 'Ohne {conditions}, in allen Sprachen',
    pair: 'Nur {conditions}',
    word: 'Nur Volltextsuche nach „{value}“',
    language: 'Abfrage in der Sprache {value}',
    latest: 'Ohne {conditions}, spätestes Datum zuerst',
  },
  without: {
    filters: 'Ohne diesen Filter gibt es {hits}. | Ohne diese Filter gibt es {hits}.',
    languages: 'In allen Sprachen gibt es {hits}.',
    both: 'Ohne diesen Filter gibt es in allen Sprachen {hits}. | Ohne diese Filter gibt es in allen Sprachen {hits}.',
  },
  verdict: {
    found: 'Kein Inhalt passt zu {conditions}. {without}',
    pair: 'Zu jedem einzelnen Filter gibt es Inhalte, aber kein Inhalt passt zu allen diesen Filtern: {conditions}.',
    restAlsoEmpty:
      'Kein Inhalt passt zu {conditions}. Auch ohne diesen Filter gibt es keine Inhalte: Die übrigen Filter schließen einander aus. | Kein Inhalt passt zu {conditions}. Auch ohne diese Filter gibt es keine Inhalte: Die übrigen Filter schließen einander aus.',
    emptyCollection:
      'Der Endpunkt ist eine Sammlung. In eine Sammlung muss jemand die Inhalte von Hand aufnehmen.',
    emptySearch:
      'Der Endpunkt ist eine gespeicherte Suche. Prüfen Sie die Kriterien der Suche, etwa Zeiträume, Regionen und Sprachen.',
    pastEnd:
      'Seite {number} liegt hinter der letzten Seite: Es gibt {hits} auf {pages}. | Seite {number} liegt hinter der letzten Seite: Es gibt {hits} auf {pages}.',
    pastEndUnknown: 'Seite {number} liegt hinter der letzten Seite: Die Abfrage findet {hits}.',
    pages: '{count} Seite | {count} Seiten',
    emptyEndpoint: 'Der Endpunkt ist auch ohne Filter leer. Ihre Abfrage ist nicht die Ursache.',
    otherPages:
      'Diese Seite zeigt {count} Inhalt; die anderen stehen auf anderen Seiten. | Diese Seite zeigt {count} Inhalte; die anderen stehen auf anderen Seiten.',
    nothingShrinks: 'Kein Filter schließt Inhalte aus (insgesamt {hits}).',
    shrinks:
      'Den größten Unterschied macht {condition}: {without} ohne diesen Filter, {hits} mit diesem Filter.',
    shrinksByLanguage:
      'Den größten Unterschied macht {condition}: {without} in allen Sprachen, {hits} mit dieser Angabe.',
    unexplained:
      'Kein einzelner Filter ist die Ursache. Erst mehrere Filter zusammen schließen alle Inhalte aus.',
    failed:
      'Kein Ergebnis: Eine Anfrage ist fehlgeschlagen ({reason}). Bitte noch einmal versuchen.',
  },
}

export const access: Words<typeof english.access> = {
  title: 'Zugriff auf die Endpunkte von „{name}“',
  intro:
    'Die App prüft jeden bekannten Endpunkt mit dem Token jeder gewählten Verbindung. Um einen zweiten Token zu prüfen, duplizieren Sie eine Verbindung und geben Sie den zweiten Token in der Kopie ein.',
  none: 'Für diese Verbindung ist noch kein Endpunkt bekannt. Laden Sie die Liste vom Server, oder senden Sie eine Abfrage an einen Endpunkt.',
  fetch:
    'Endpunktliste vom Server laden ({count} Anfrage) | Endpunktlisten vom Server laden ({count} Anfragen)',
  connections: 'Verbindungen',
  newest: 'Zeitpunkt der letzten Änderung abfragen',
  newestHint: 'Außer bei dataCycle CORE sind dafür mehr Anfragen nötig.',
  start: 'Prüfen (1 Anfrage) | Prüfen (bis zu {count} Anfragen)',
  running: 'Bisher gesendete Anfragen: {sent}',
  stopped: 'Prüfung angehalten. Zellen ohne Ergebnis wurden nicht geprüft.',
  done: 'Fertig. Gesendete Anfragen: {sent}.',
  csv: 'Als CSV speichern',
  column: {
    items: 'Inhalte',
    newest: 'Letzte Änderung',
  },
  openWith: 'In neuem Tab mit „{name}“ öffnen',
  noCount: 'Zugriff möglich, Gesamtzahl unbekannt',
  changed: 'geändert am {time}',
  refused: {
    token: '401: Token abgelehnt',
    access: '401: kein Zugriff',
    'no-token': '401: kein Token',
  },
  closed: {
    401: '401: ungültiger Token oder kein Zugriff',
    403: '403: kein Zugriff',
    404: '404: nicht gefunden',
    other: '{status}',
  },
}
