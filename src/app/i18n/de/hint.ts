import type { Words } from '#app/i18n/en/words.ts'
import type {
  hint as EnglishHint,
  dialect as EnglishDialect,
  conventions as EnglishConventions,
  instance as EnglishInstance,
} from '#app/i18n/en/hint.ts'

export const hint: Words<typeof EnglishHint> = {
  section: 'Geprüft mit dataCycle CORE 26.07 (docs/datacycle-core.md, Abschnitt {section}).',
  byConvention: 'Das folgt aus dem Servertyp dieser Verbindung.',
  words: {
    'sort-unusable':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Seiten können Inhalte doppelt oder gar nicht enthalten.',
    'sort-unusable-skipped':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Sortiert wird stattdessen nach „{used}“.',
    'sort-unusable-by-text':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Sortiert wird stattdessen nach Volltext, beste Treffer zuerst.',
    'sort-unusable-by-place':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Sortiert wird stattdessen nach Ort, der nächste zuerst.',
    'sort-unusable-by-schedule':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Sortiert wird stattdessen nach Termin, der nächste zuerst.',
    'sort-needs-text':
      'Sortieren nach „{name}“ braucht eine Volltextsuche. Ohne sie können Seiten Inhalte doppelt oder gar nicht enthalten.',
    'sort-needs-text-ordered':
      'Sortieren nach „{name}“ braucht eine Volltextsuche. Stattdessen bestimmen die anderen Filter die Reihenfolge.',
    'sort-needs-text-skipped':
      'Sortieren nach „{name}“ braucht eine Volltextsuche. Sortiert wird daher nach „{used}“.',
    'sort-needs-place':
      'Sortieren nach „{name}“ braucht einen Ortsfilter. Ohne ihn können Seiten Inhalte doppelt oder gar nicht enthalten.',
    'sort-needs-place-ordered':
      'Sortieren nach „{name}“ braucht einen Ortsfilter. Stattdessen bestimmen die anderen Filter die Reihenfolge.',
    'sort-needs-place-skipped':
      'Sortieren nach „{name}“ braucht einen Ortsfilter. Sortiert wird daher nach „{used}“.',
    'sort-direction': '„{name}“ sortiert nur in einer Richtung. Absteigend ändert nichts.',
    'sort-without-seed':
      'Jede Anfrage mischt neu. Seiten können Inhalte doppelt oder gar nicht enthalten. Ein Startwert hält die Reihenfolge fest.',
    'sort-without-point':
      'Längen- und Breitengrad fehlen, etwa 13.85,46.61. Ohne sie antwortet dataCycle CORE mit 500.',
    'sort-further': 'dataCycle CORE sortiert nur nach „{used}“. „{name}“ bewirkt nichts.',
    'sort-further-by-convention':
      'Auf diesem Server zählt nur die erste Sortierung: „{used}“. „{name}“ bewirkt nichts.',
    'fields-of-relation':
      'dataCycle CORE ignoriert fields[{name}]: „{name}“ kommt vollständig. Verwenden Sie eine Liste, etwa fields=*,{name}.name.',
    'fields-unseen':
      "Noch kein Inhalt hatte „{name}“. Gibt es dieses Attribut nicht, kommen nur {'@'}id und {'@'}type.",
    'text-in-union':
      'dataCycle CORE ignoriert eine Volltextsuche in union. Suchen Sie nach nur einem Text.',
    'attribute-not-searchable':
      'dataCycle CORE filtert nicht nach „{attribute}“. Alle Inhalte kommen.',
    'attribute-operator':
      'dataCycle CORE ignoriert „{operator}“ bei „{attribute}“. Verwenden Sie min und max.',
    'filter-misplaced': 'dataCycle CORE ignoriert „{name}“ an dieser Stelle.',
    'filter-plain': 'Hat „{name}“ einen einfachen Wert, antwortet dataCycle CORE mit 400.',
    'not-in-before-in':
      'Nach notIn gilt dieser Filter als weiterer Ausschluss. Stellen Sie ihn vor notIn.',
    'and-of-ids':
      'Ein Inhalt müsste alle {count} IDs haben, daher wird nichts gefunden. Verwenden Sie ODER.',
    'no-date':
      '„{value}“ ist kein Datum. dataCycle CORE antwortet mit 500. Schreiben Sie 2024-03-31 oder 31.03.2024.',
    dots: 'URLs mit „..“ ergeben 404.',
    'dots-by-convention': 'URLs mit „..“ ergeben auf diesem Server 404.',
    'name-dropped': 'dataCycle CORE ignoriert „{name}“.',
    'name-without-effect': '„{name}“ wirkt nicht auf eine Liste von Inhalten.',
    'page-limit': 'page[limit] ersetzt Seitengröße und Seitennummer.',
    'no-items-asked': 'Es kommen keine Inhalte, nur ihre Anzahl.',
    'text-blank': 'Leerzeichen allein sind keine Suche. Alle Inhalte kommen.',
    'text-operator': '„{name}“ hat hier keine Bedeutung. Alle Wörter müssen vorkommen.',
    'text-finds-nothing': 'Mit „{name}“ wird nichts gefunden.',
    'text-word': '„{name}“ wird wie jedes Wort gesucht. Alle Wörter müssen vorkommen.',
    'value-blank': 'Ein leerer Wert ist kein Filter. Alle Inhalte kommen.',
    'not-boolean': 'Nur true heißt ja. „{value}“ heißt nein.',
    'no-number': '„{value}“ ist keine Zahl. Nichts wird gefunden.',
    'not-a-collection':
      '„{value}“ ist eine gespeicherte Suche, keine Sammlung. Nichts wird gefunden. Verwenden Sie filterId.',
    'key-unknown': 'dataCycle CORE kennt den Filter „{name}“ nicht und antwortet mit 400.',
    'list-dropped':
      'dataCycle CORE ignoriert hier eine Liste. Schreiben Sie einen Text mit Kommas.',
    'object-dropped':
      'dataCycle CORE ignoriert hier ein Objekt. Schreiben Sie einen Text mit Kommas.',
    'text-dropped': 'dataCycle CORE ignoriert einen einfachen Text bei „{name}“.',
    'language-case': 'dataCycle CORE ignoriert „{name}“. Sprachcodes schreibt man klein.',
    'language-unknown':
      '„{name}“ ist kein Sprachcode. dataCycle CORE antwortet in seiner Standardsprache.',
    'language-not-offered':
      'Dieser Server hat {known}, aber nicht „{name}“. Er ignoriert „{name}“.',
    'fields-minus': 'Ein Minus schließt hier nichts aus. Der Server sucht ein Attribut „{name}“.',
    'fields-near': 'Noch kein Inhalt hatte „{name}“. Meinten Sie „{near}“?',
    'relation-near': 'Noch kein Inhalt hatte eine Relation „{name}“. Meinten Sie „{near}“?',
    'relation-unseen':
      'Noch kein Inhalt hatte eine Relation „{name}“. dataCycle CORE ignoriert unbekannte Relationen.',
  },
  remedy: {
    'leave-out': 'Weglassen',
    'sort-by': 'Nach {name} sortieren',
    'use-post': 'POST verwenden',
    'one-list': 'Als eine Liste schreiben',
    'search-text': 'Nach „{text}“ suchen',
    'from-to': 'min und max verwenden',
    'in-first': 'Vor notIn stellen',
    'any-of': 'ODER verwenden',
    'use-value': '{value} verwenden',
    'use-name': '{name} verwenden',
  },
  sortsBy: {
    name: 'Name',
    created: 'Angelegt',
    modified: 'Geändert',
    random: 'Zufällig (fester Startwert)',
    distance: 'Entfernung von einem Punkt',
    'in-time': 'Zeitlich am nächsten',
  },
}

export const dialect: Words<typeof EnglishDialect> = {
  found: 'Auf diesem Server läuft dataCycle CORE.',
  offer: 'dataCycle CORE erkannt. Diese Verbindung ist auf einen anderen Servertyp eingestellt.',
  take: 'Servertyp dataCycle CORE verwenden',
  taken: 'dataCycle CORE erkannt. Der Servertyp ist eingestellt.',
  undo: 'Rückgängig',
}

export const conventions: Words<typeof EnglishConventions> = {
  title: 'Servertyp im Einzelnen',
  hint: 'Vom Servertyp oben vorgegeben. Nur ändern, wenn Ihr Server abweicht.',
  name: {
    fields: 'Attribute einer Relation',
    includeInPost: 'include bei POST',
    fieldsInPost: 'fields bei POST',
    sortInPost: 'sort bei POST',
    extraInPost: 'Andere Parameter bei POST',
    listsInQuery: 'Mehrere Werte in einer URL',
    listsInBody: 'Mehrere Werte in einem Body',
    listMeans: 'Mehrere Werte bedeuten',
    sortCriteria: 'Verwendete Sortierungen',
    refusesDotDot: 'URLs mit „..“',
  },
  choice: {
    fields: { 'per-relation': 'fields[image]=name', 'flat-list': 'fields=*,image.name' },
    includeInPost: { body: 'im Body', query: 'in der URL' },
    fieldsInPost: { body: 'im Body', query: 'in der URL' },
    sortInPost: { body: 'im Body', query: 'in der URL' },
    extraInPost: { body: 'im Body', query: 'in der URL' },
    listsInQuery: { repeated: 'key[]=a&key[]=b', commas: 'key=a,b' },
    listsInBody: { array: '["a","b"]', commas: '"a,b"' },
    listMeans: { any: 'einer davon (ODER)', all: 'alle davon (UND)' },
    sortCriteria: { all: 'alle', first: 'nur die erste' },
    refusesDotDot: { false: 'funktionieren', true: 'liefern 404' },
  },
}

export const instance: Words<typeof EnglishInstance> = {
  asking: 'Wird vom Server geladen…',
  notOffered: 'Dieser Server hat keine solche Liste ({status}).',
  tokenRefused: 'Der Server verweigert diese Liste für diesen Token ({status}).',
  tokenMissing:
    'Der Server braucht für diese Liste einen Token ({status}), aber die Verbindung hat keinen.',
  fault:
    'Der Server ist überlastet oder hat einen Fehler ({status}). Bitte später noch einmal versuchen.',
  broken: 'Die Antwort ist unvollständig oder viel zu groß. Bitte noch einmal versuchen.',
  hasMore: 'Die Liste ist länger. Nur die ersten {count} Einträge wurden gelesen.',
}
