import type { Words } from '../en/words.ts'
import type { hint as english } from '../en/hint.ts'

export const hint: Words<typeof english> = {
  section: 'docs/datacycle-core.md, Abschnitt {section}. Sobald Inhalte da sind, entscheiden sie.',
  byConvention: 'So steht es in den Konventionen dieser Verbindung.',
  words: {
    'sort-unusable':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) kann nicht nach „{name}“ sortieren. Dann bleibt gar keine Ordnung: Seiten wiederholen Inhalte und verlieren andere.',
    'sort-unusable-skipped':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) kann nicht nach „{name}“ sortieren und sortiert nach „{used}“.',
    'sort-without-seed':
      'dataCycle CORE mischt bei jeder Anfrage neu, daher wiederholen Seiten Inhalte und verlieren andere. Ein Startwert hält die Reihenfolge fest.',
    'sort-without-point':
      'dataCycle CORE braucht in den Klammern Länge und Breite, etwa 13.85,46.61; ohne sie antwortet es mit 500.',
    'sort-further':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) sortiert allein nach „{used}“. „{name}“ bewirkt nichts.',
    'sort-further-by-convention':
      'Bei dieser Verbindung zählt nur das erste brauchbare Kriterium: „{used}“. „{name}“ bewirkt nichts.',
    'fields-of-relation':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) ignoriert fields[{name}]: „{name}“ kommt ganz. Es nimmt eine Liste, etwa fields=*,{name}.name.',
    'fields-unseen':
      'Kein Inhalt dieses Endpunkts hat bisher „{name}“ gezeigt. Wo dataCycle CORE nichts unter dem Namen findet, bleiben nur @id und @type.',
    'text-in-union':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) ignoriert einen Volltext in einer union. Ein einzelner Text geht.',
    'attribute-not-searchable':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) nimmt „{attribute}“ an und filtert nicht danach.',
    'attribute-operator':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) ignoriert „{operator}“ bei „{attribute}“. Es nimmt min und max.',
    'filter-misplaced':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) nimmt „{name}“ hier an und macht nichts damit.',
    'not-in-before-in':
      'Hinter einem notIn hält dataCycle CORE im Auslieferungszustand (gesehen in 26.07) das für einen weiteren Ausschluss. Es gehört davor.',
    'and-of-ids':
      'Bei dataCycle CORE müssten alle {count} IDs die eines Inhalts sein, also wird nichts gefunden. In einem Text mit Kommas zählt jede davon.',
    'no-date':
      'dataCycle CORE liest „{value}“ nicht als Datum und antwortet mit 500. Es nimmt 2024-03-31, auch mit Uhrzeit wie T08:00:00+01:00, und 31.03.2024.',
    dots: 'dataCycle CORE antwortet auf jede URL mit „..“ mit 404.',
    'dots-by-convention': 'Bei dieser Verbindung wird jede URL mit „..“ mit 404 beantwortet.',
    'name-dropped':
      'dataCycle CORE im Auslieferungszustand (gesehen in 26.07) verwirft „{name}“ stillschweigend.',
    'list-dropped':
      'dataCycle CORE ignoriert eine Liste unter „{name}“. Es nimmt einen Text mit Kommas.',
    'object-dropped':
      'dataCycle CORE ignoriert ein Objekt unter „{name}“. Es nimmt einen Text mit Kommas.',
    'text-dropped': 'dataCycle CORE verwirft einen Text unter „{name}“ stillschweigend.',
    'language-unknown':
      '„{name}“ ist kein Sprachcode. dataCycle CORE verwirft ihn; bleibt keiner übrig, antwortet es in seiner eigenen Sprache.',
    'language-not-offered':
      'Diese Instanz hat {known} und „{name}“ nicht. dataCycle CORE verwirft, was es nicht hat.',
    'fields-minus':
      'Ein Minus schließt hier nichts aus: Der Server sucht ein Attribut namens „{name}“.',
    'fields-near': 'Noch kein Inhalt dieses Endpunkts hat „{name}“ gezeigt. Ist „{near}“ gemeint?',
    'relation-near':
      'Noch kein Inhalt dieses Endpunkts hat eine Relation „{name}“ gezeigt, und dataCycle CORE ignoriert unbekannte. Ist „{near}“ gemeint?',
    'relation-unseen':
      'Kein Inhalt dieses Endpunkts hat bisher eine Relation „{name}“ gezeigt. dataCycle CORE ignoriert unbekannte.',
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
    random: 'Zufällig, jedes Mal gleich',
    distance: 'Entfernung von einem Punkt',
    'in-time': 'Zeitlich am nächsten',
  },
}
