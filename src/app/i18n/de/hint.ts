import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/hint.ts'

export const hint: Words<typeof english.hint> = {
  section: 'Geprüft mit dataCycle CORE {version} (docs/datacycle-core.md, Abschnitt {section}).',
  byConvention: 'Dieser Hinweis beruht auf dem Servertyp der Verbindung.',
  words: {
    'sort-unusable':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Beim Blättern können Inhalte doppelt vorkommen oder fehlen.',
    'sort-unusable-skipped':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Der Server sortiert stattdessen nach „{used}“.',
    'sort-unusable-by-text':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Der Server sortiert stattdessen nach den Treffern der Volltextsuche, die besten zuerst.',
    'sort-unusable-by-place':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Der Server sortiert stattdessen nach Entfernung, die nächsten Orte zuerst.',
    'sort-unusable-by-schedule':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Der Server sortiert stattdessen nach Termin, die nächsten Termine zuerst.',
    'sort-needs-text':
      'Sortieren nach „{name}“ braucht eine Volltextsuche. Ohne Volltextsuche können Inhalte beim Blättern doppelt vorkommen oder fehlen.',
    'sort-needs-text-ordered':
      'Sortieren nach „{name}“ braucht eine Volltextsuche. Ohne Volltextsuche bestimmen die anderen Filter die Reihenfolge.',
    'sort-needs-text-skipped':
      'Sortieren nach „{name}“ braucht eine Volltextsuche. Ohne Volltextsuche sortiert der Server nach „{used}“.',
    'sort-needs-place':
      'Sortieren nach „{name}“ braucht den Filter „Im Umkreis eines Punkts“. Sonst können Inhalte beim Blättern doppelt vorkommen oder fehlen.',
    'sort-needs-place-ordered':
      'Sortieren nach „{name}“ braucht den Filter „Im Umkreis eines Punkts“. Sonst bestimmen die anderen Filter die Reihenfolge.',
    'sort-needs-place-skipped':
      'Sortieren nach „{name}“ braucht den Filter „Im Umkreis eines Punkts“. Sonst sortiert der Server nach „{used}“.',
    'sort-needs-schedule':
      'Sortieren nach „{name}“ braucht den Filter „Findet statt“ oder Tage wie (start:2026-06-01,end:2026-06-30). Sonst können Inhalte beim Blättern doppelt vorkommen oder fehlen.',
    'sort-needs-schedule-ordered':
      'Sortieren nach „{name}“ braucht den Filter „Findet statt“ oder Tage wie (start:2026-06-01,end:2026-06-30). Sonst bestimmen die anderen Filter die Reihenfolge.',
    'sort-needs-schedule-skipped':
      'Sortieren nach „{name}“ braucht den Filter „Findet statt“ oder Tage wie (start:2026-06-01,end:2026-06-30). Sonst sortiert der Server nach „{used}“.',
    'sort-needs-point':
      'Bitte den Punkt eintragen, von dem aus gemessen wird. Ohne ihn können Inhalte beim Blättern doppelt vorkommen oder fehlen.',
    'sort-needs-point-ordered':
      'Bitte den Punkt eintragen, von dem aus gemessen wird. Ohne ihn bestimmen die Filter die Reihenfolge.',
    'sort-needs-point-skipped':
      'Bitte den Punkt eintragen, von dem aus gemessen wird. Ohne ihn sortiert der Server nach „{used}“.',
    'sort-fails':
      'Ohne den Filter „Findet statt“ antwortet dataCycle CORE auf „{name}“ mit Status 500. Benennen Sie die Tage: (start:…,end:…).',
    'sort-direction':
      '„{name}“ sortiert nur in einer Richtung. „Absteigend“ ändert die Reihenfolge nicht.',
    'sort-without-seed':
      'Die Reihenfolge ändert sich mit jeder Anfrage. Beim Blättern können Inhalte doppelt vorkommen oder fehlen. Ein Startwert hält die Reihenfolge fest.',
    'sort-without-point':
      'Tragen Sie den Punkt ein, von dem aus gemessen wird, zum Beispiel 13.85,46.61 (Längengrad, Breitengrad).',
    'sort-further': 'dataCycle CORE sortiert nur nach „{used}“. „{name}“ hat keine Wirkung.',
    'sort-further-by-convention':
      'Auf diesem Server zählt nur die erste Sortierung: „{used}“. „{name}“ hat keine Wirkung.',
    'fields-of-relation':
      'dataCycle CORE ignoriert fields[{name}] und liefert „{name}“ mit allen Feldern. Verwenden Sie eine gemeinsame Liste, zum Beispiel fields=*,{name}.name.',
    'fields-unseen':
      'Bisher hatte kein Inhalt dieses Endpunkts das Attribut „{name}“. Gibt es dieses Attribut nicht, liefert der Server nur @id und @type.',
    'star-inside':
      'Auf „{name}“ antwortet dataCycle CORE mit Status 400: * ist nur am Ende eines Pfads erlaubt.',
    'text-in-union':
      'dataCycle CORE ignoriert eine Volltextsuche in union. Suchen Sie nach einem einzigen Text.',
    'attribute-not-searchable':
      'dataCycle CORE filtert nicht nach „{attribute}“ und liefert alle Inhalte.',
    'like-fails': 'Auf „like“ bei „{attribute}“ antwortet dataCycle CORE mit Status 500.',
    'slug-like':
      'dataCycle CORE findet keine Teile eines Slugs. Verwenden Sie equals mit dem ganzen Slug, in derselben Schreibweise.',
    'equals-markup':
      '„equals“ vergleicht „{attribute}“ samt HTML, daher passt einfacher Text selten. Verwenden Sie like für einen Teil davon.',
    'attribute-operator':
      'dataCycle CORE ignoriert „{operator}“ bei „{attribute}“. Verwenden Sie min und max.',
    'filter-misplaced': 'dataCycle CORE ignoriert „{name}“ an dieser Stelle.',
    'filter-plain':
      'Hat „{name}“ nur einen einfachen Wert, antwortet dataCycle CORE mit Status 400.',
    'not-in-before-in':
      'Nach notIn gilt dieser Filter als weiterer Ausschluss. Stellen Sie den Filter vor notIn.',
    'and-of-ids':
      'Ein Inhalt müsste alle {count} IDs zugleich haben. Daher findet der Server nichts. Verwenden Sie ODER.',
    'no-date':
      '„{value}“ ist kein Datum. dataCycle CORE antwortet mit Status 500. Richtig ist zum Beispiel 2024-03-31 oder 31.03.2024.',
    'date-misread':
      'dataCycle CORE liest „{value}“ als ein anderes Datum. Richtig ist zum Beispiel 2024-03-31 oder 31.03.2024.',
    'date-day-first': 'dataCycle CORE liest den Tag vor dem Monat: „{value}“ bedeutet {day}.',
    dots: 'URLs mit „..“ liefern Status 404.',
    'dots-by-convention': 'URLs mit „..“ liefern auf diesem Server Status 404.',
    'name-dropped': 'dataCycle CORE ignoriert „{name}“.',
    'name-without-effect': '„{name}“ wirkt nicht auf eine Liste von Inhalten.',
    'page-limit': 'page[limit] ersetzt Seitengröße und Seitennummer.',
    'trees-limit-categories':
      '„{name}“ begrenzt, welche Kategorien die Inhalte in dc:classification zeigen, nicht welche Inhalte kommen.',
    'no-items-asked': 'Die Antwort wird keine Inhalte enthalten, nur ihre Anzahl.',
    'text-blank': 'Leerzeichen allein sind keine Suche. Der Server liefert alle Inhalte.',
    'text-operator':
      '„{name}“ hat hier keine besondere Bedeutung. Ein Treffer muss alle Wörter enthalten.',
    'text-whole-words':
      'Mit „{name}“ findet der Server nur ganze Wörter, keine Wortteile. Ein Treffer muss alle Wörter enthalten.',
    'text-word':
      'Der Server sucht „{name}“ wie jedes andere Wort. Ein Treffer muss alle Wörter enthalten.',
    'value-blank': 'Ein Filter ohne Wert hat keine Wirkung.',
    'not-boolean': 'Nur „true“ bedeutet ja. „{value}“ bedeutet nein.',
    'boolean-refused':
      'dataCycle CORE antwortet mit Status 400: „{value}“ gilt hier weder als true noch als false. Beides gibt es nur als JSON im Body.',
    'weight-refused':
      'dataCycle CORE antwortet mit Status 400: „weight“ nimmt nur die Buchstaben A bis D. Auf eine Liste von Inhalten wirkt es nicht.',
    'no-number': '„{value}“ ist keine Zahl. Der Server findet nichts.',
    'coordinates-swapped':
      'Bisher gesehene Orte in diesem Gebiet: 0 von {places}. Mit vertauschtem Längen- und Breitengrad: {found}.',
    'no-own-place':
      'Bisher hatte kein Inhalt dieses Endpunkts eigene Koordinaten. Der Ort ist als „{relation}“ verknüpft. Dieser Filter findet daher vielleicht nichts.',
    'not-a-collection':
      '„{value}“ ist eine gespeicherte Suche, keine Sammlung. Der Server findet nichts. Verwenden Sie filterId.',
    'key-unknown': 'dataCycle CORE kennt den Filter „{name}“ nicht und antwortet mit Status 400.',
    'list-dropped':
      'dataCycle CORE ignoriert „{name}“ als Liste. Gelesen wird nur ein Text, in dem Kommas die Werte trennen.',
    'object-dropped':
      'dataCycle CORE ignoriert „{name}“ als Objekt. Gelesen wird nur ein Text, in dem Kommas die Werte trennen.',
    'text-dropped': 'dataCycle CORE ignoriert einen einfachen Text bei „{name}“.',
    'language-case':
      'dataCycle CORE ignoriert „{name}“. Schreiben Sie Sprachcodes in Kleinbuchstaben.',
    'language-unknown':
      '„{name}“ ist kein Sprachcode. dataCycle CORE antwortet in seiner Standardsprache.',
    'language-not-offered': 'Sprachen dieses Servers: {known}. Der Server ignoriert „{name}“.',
    'fields-minus':
      'Ein Minus schließt hier nichts aus. Der Server sucht stattdessen ein Attribut mit dem Namen „{name}“.',
    'fields-near':
      'Bisher hatte kein Inhalt dieses Endpunkts das Attribut „{name}“. Meinten Sie „{near}“?',
    'relation-near':
      'Bisher hatte kein Inhalt dieses Endpunkts die Relation „{name}“. Meinten Sie „{near}“?',
    'relation-unseen':
      'Bisher hatte kein Inhalt dieses Endpunkts die Relation „{name}“. dataCycle CORE ignoriert unbekannte Relationen.',
  },
  remedy: {
    'leave-out': 'Weglassen',
    'sort-by': 'Nach {name} sortieren',
    'use-post': 'POST verwenden',
    'use-one-list': 'Als eine Liste schreiben',
    'search-text': 'Nach „{text}“ suchen',
    'use-range': 'min und max verwenden',
    'move-in-first': 'Filter vor notIn stellen',
    'join-ids': 'ODER verwenden',
    'swap-coordinates': 'Längengrad und Breitengrad tauschen',
    'use-value': '{value} verwenden',
    'use-day': '{day} verwenden',
    'use-name': '{name} verwenden',
  },
  sortsBy: {
    name: 'Name',
    created: 'Erstellt',
    modified: 'Geändert',
    random: 'Zufällig, immer gleich gemischt',
    distance: 'Entfernung von einem Punkt',
    'distance-in-filter': 'Entfernung vom Punkt des Filters',
    'in-time': 'Zeitlich am nächsten',
    'date-in-filter': 'Nächster Termin im Zeitraum des Filters',
    relevance: 'Beste Treffer der Volltextsuche',
  },
}

export const dialect: Words<typeof english.dialect> = {
  found: 'Auf diesem Server läuft dataCycle CORE.',
  offer: 'dataCycle CORE erkannt. In dieser Verbindung ist ein anderer Servertyp eingestellt.',
  take: 'Servertyp dataCycle CORE verwenden',
  taken: 'dataCycle CORE erkannt. Die Verbindung verwendet jetzt diesen Servertyp.',
}

export const conventions: Words<typeof english.conventions> = {
  title: 'Servertyp im Einzelnen',
  hint: 'Der Servertyp oben gibt diese Einstellungen vor. Bitte nur ändern, wenn Ihr Server abweicht.',
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

export const instance: Words<typeof english.instance> = {
  asking: 'Wird vom Server geladen…',
  notOffered: 'Dieser Server bietet diese Liste nicht an (Status {status}).',
  tokenRefused: 'Der Server verweigert diesem Token den Zugriff auf die Liste (Status {status}).',
  tokenMissing:
    'Der Server braucht für diese Liste einen Token (Status {status}). Die Verbindung hat aber keinen Token.',
  fault:
    'Der Server ist überlastet oder hat einen Fehler (Status {status}). Bitte später noch einmal versuchen.',
  broken: 'Die Antwort ist unvollständig oder viel zu groß. Bitte noch einmal versuchen.',
  hasMore: 'Die Liste ist länger. Die App hat nur die ersten {count} Einträge gelesen.',
}
