import type { Words } from '#app/i18n/en/words.ts'
import type { hint as english } from '#app/i18n/en/hint.ts'

export const hint: Words<typeof english> = {
  section: 'docs/datacycle-core.md, Abschnitt {section}. Sobald Inhalte da sind, entscheiden sie.',
  byConvention: 'Wegen des Servertyps dieser Verbindung.',
  words: {
    'sort-unusable':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Seiten können Inhalte doppelt oder gar nicht enthalten.',
    'sort-unusable-skipped':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Stattdessen sortiert „{used}“.',
    'sort-unusable-by-text':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Der Volltext sortiert: beste Treffer zuerst.',
    'sort-unusable-by-place':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Der Ort sortiert: nächste zuerst.',
    'sort-unusable-by-schedule':
      'dataCycle CORE kann nicht nach „{name}“ sortieren. Die Termine sortieren: nächste zuerst.',
    'sort-needs-text':
      '„{name}“ braucht einen Volltext. Ohne ihn können Seiten Inhalte doppelt oder gar nicht enthalten.',
    'sort-needs-text-ordered':
      '„{name}“ braucht einen Volltext. Stattdessen bestimmen die anderen Filter die Reihenfolge.',
    'sort-needs-text-skipped': '„{name}“ braucht einen Volltext. Stattdessen sortiert „{used}“.',
    'sort-needs-place':
      '„{name}“ braucht einen Ortsfilter. Ohne ihn können Seiten Inhalte doppelt oder gar nicht enthalten.',
    'sort-needs-place-ordered':
      '„{name}“ braucht einen Ortsfilter. Stattdessen bestimmen die anderen Filter die Reihenfolge.',
    'sort-needs-place-skipped': '„{name}“ braucht einen Ortsfilter. Stattdessen sortiert „{used}“.',
    'sort-direction': '„{name}“ hat nur eine Richtung. Absteigend ändert nichts.',
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
      "Noch kein Inhalt hatte „{name}“. Gibt es das nicht, kommen nur {'@'}id und {'@'}type.",
    'text-in-union':
      'dataCycle CORE ignoriert einen Volltext in union. Suchen Sie nach einem Text.',
    'attribute-not-searchable':
      'dataCycle CORE filtert nicht nach „{attribute}“. Alle Inhalte kommen.',
    'attribute-operator':
      'dataCycle CORE ignoriert „{operator}“ bei „{attribute}“. Verwenden Sie min und max.',
    'filter-misplaced': 'dataCycle CORE ignoriert „{name}“ an dieser Stelle.',
    'filter-plain': 'dataCycle CORE antwortet auf „{name}“ mit einfachem Wert mit 400.',
    'not-in-before-in': 'Nach notIn gilt das als weiterer Ausschluss. Stellen Sie es davor.',
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
    'text-blank': 'Ein Leerzeichen ist keine Suche. Alle Inhalte kommen.',
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
      'Noch kein Inhalt hatte eine Relation „{name}“. dataCycle CORE ignoriert unbekannte.',
  },
  remedy: {
    'leave-out': 'Weglassen',
    'sort-by': 'Nach {name} sortieren',
    'use-post': 'POST verwenden',
    'one-list': 'Als eine Liste schreiben',
    'search-text': 'Nach „{text}“ suchen',
    'from-to': 'Von und bis zu diesem Tag',
    'in-first': 'Nach vorn stellen',
    'any-of': 'Eine davon genügt',
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
