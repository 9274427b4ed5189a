import type { Words } from '#app/i18n/language-words.ts'
import type { survey as english } from '#app/i18n/en/survey.ts'

export const survey: Words<typeof english> = {
  switch: 'Ansichten neben der Tabelle',
  views: { map: 'Karte', timeline: 'Zeitleiste', gallery: 'Bilder', attributes: 'Attribute' },
  off: {
    map: 'Kein Inhalt dieser Seite hat Koordinaten.',
    timeline: 'Kein Inhalt dieser Seite hat Termine.',
    gallery: 'Kein Inhalt dieser Seite hat Bilder.',
  },
  offLoaded: {
    map: 'Keiner der geladenen Inhalte hat Koordinaten.',
    timeline: 'Keiner der geladenen Inhalte hat Termine.',
    gallery: 'Keiner der geladenen Inhalte hat Bilder.',
  },
  notRequested: {
    map: {
      whole: 'Die Abfrage fordert keine Koordinaten oder Orte an (Parameter fields).',
      fact: 'Koordinaten und Orte nicht angefordert',
    },
    timeline: {
      whole: 'Die Abfrage fordert keine Termine an (Parameter fields).',
      fact: 'Termine nicht angefordert',
    },
    gallery: {
      whole: 'Die Abfrage fordert keine Bilder an (Parameter fields).',
      fact: 'Bilder nicht angefordert',
    },
  },
  linked: {
    map: '{count} Inhalt verlinkt Orte, deren Details nicht geladen sind | {count} Inhalte verlinken Orte, deren Details nicht geladen sind',
    timeline:
      '{count} Inhalt verlinkt Termine, deren Details nicht geladen sind | {count} Inhalte verlinken Termine, deren Details nicht geladen sind',
    gallery:
      '{count} Inhalt verlinkt Bilder, deren Details nicht geladen sind | {count} Inhalte verlinken Bilder, deren Details nicht geladen sind',
  },
  none: {
    map: 'Keine der gezeigten Zeilen hat Koordinaten.',
    timeline: 'Keine der gezeigten Zeilen hat Termine.',
    gallery: 'Keine der gezeigten Zeilen hat Bilder.',
  },
  close: '{view} schließen',
  scope: {
    kept: '{items} Inhalt in der Datei | {items} Inhalte in der Datei',
    filtered: 'Filter aktiv: {shown} von {all} Inhalten',
  },
  kept: {
    open: 'Export als Karte, Zeitleiste und Bilder ansehen…',
    title: 'Exportierte Inhalte',
    looking: 'Inhalte werden durchsucht…',
    nothing: 'Kein Inhalt hat Koordinaten, Termine oder Bilder.',
    back: 'Zurück zum Export',
    chosen: 'Ausgewählt',
    ofAllPages: 'Auswahl aus allen Seiten',
    noneChosen: 'Ausgewählte Inhalte erscheinen hier.',
  },
  nameless: 'Inhalt {number}, ohne Namen',
  unresolved:
    'Bei {count} Inhalt sind Details von „{relation}“ nicht geladen. | Bei {count} Inhalten sind Details von „{relation}“ nicht geladen.',
  all: 'Alle {total} Inhalte zeigen (1 Anfrage) | Alle {total} Inhalte zeigen ({requests} Anfragen)',
  allWithDetails:
    'Alle {total} Inhalte mit Details zeigen (1 Anfrage) | Alle {total} Inhalte mit Details zeigen ({requests} Anfragen)',
  pageOnly: 'Nur diese Seite zeigen',
  selected: '{count} Inhalt ausgewählt | {count} Inhalte ausgewählt',
  only: 'Nur Auswahl zeigen ({count})',
  clear: 'Auswahl aufheben',
  pick: {
    title: 'Punkt wählen',
    keys: 'Ein Klick auf die Karte wählt den Punkt. Mit der Tastatur: Pfeiltasten bewegen die Karte, Enter wählt die Kartenmitte, Plus und Minus zoomen.',
  },
  map: {
    shown: '{count} Inhalt auf der Karte | {count} Inhalte auf der Karte',
    without: '{count} Inhalt ohne Koordinaten | {count} Inhalte ohne Koordinaten',
    mark: {
      zero: '{count} Inhalt bei 0°/0° | {count} Inhalte bei 0°/0°',
      swapped:
        '{count} Inhalt mit vermutlich vertauschten Koordinaten | {count} Inhalte mit vermutlich vertauschten Koordinaten',
      far: '{count} Inhalt weit von den übrigen entfernt | {count} Inhalte weit von den übrigen entfernt',
      'off-earth':
        '{count} Inhalt mit unmöglichen Koordinaten | {count} Inhalte mit unmöglichen Koordinaten',
    },
    markHint: {
      zero: 'Breitengrad und Längengrad sind 0. Dieser Punkt liegt im Golf von Guinea. Ein Klick wählt die Zeilen aus.',
      swapped:
        'Breitengrad und Längengrad scheinen vertauscht: Nach einem Tausch lägen diese Orte bei den übrigen Orten. Ein Klick wählt die Zeilen aus.',
      far: 'Diese Orte sind mindestens {minFarKm} km von der Mitte aller Orte entfernt und mehr als {farFactor}-mal so weit wie üblich. Ein Klick wählt die Zeilen aus.',
      'off-earth':
        'Breitengrade jenseits von 90 Grad und Längengrade jenseits von 180 Grad gibt es nicht. Ein Klick wählt die Zeilen aus.',
    },
    markOne: {
      zero: 'bei 0°/0°',
      swapped: 'Breitengrad und Längengrad scheinen vertauscht',
      far: 'weit von den übrigen entfernt',
      'off-earth': 'unmögliche Koordinaten',
    },
    keys: 'Die Pfeiltasten bewegen die Karte. Plus und Minus zoomen, 0 zeigt alle Orte. Der Ort in der Kartenmitte wird vorgelesen. Enter wählt diesen Ort aus.',
    tools: 'Werkzeuge der Karte',
    nearer: 'Vergrößern',
    farther: 'Verkleinern',
    fit: 'Alle Orte zeigen',
    drag: {
      move: 'Karte verschieben',
      rectangle: 'Orte mit einem Rechteck auswählen (oder Umschalttaste halten)',
    },
    selectHint: 'Ziehen Sie ein Rechteck auf, um Orte auszuwählen.',
    outside:
      '{count} Ort außerhalb der ausgewählten Fläche | {count} Orte außerhalb der ausgewählten Fläche',
    invert: 'Auswahl umkehren',
    invertHint: 'Wählt die Orte aus, die nicht ausgewählt sind.',
    noOutlines: 'Die Umrisse der Karte ließen sich nicht laden. Die Orte stimmen trotzdem.',
  },
  timeline: {
    now: 'Heute',
    chart: 'Anzahl der Inhalte im Zeitverlauf',
    past: '{count} vergangener Inhalt | {count} vergangene Inhalte',
    today: '{count} Inhalt heute | {count} Inhalte heute',
    started:
      '{count} Inhalt hat begonnen, Ende nicht angefordert | {count} Inhalte haben begonnen, Ende nicht angefordert',
    unended:
      '{count} Inhalt noch nicht beendet, Beginn nicht angefordert | {count} Inhalte noch nicht beendet, Beginn nicht angefordert',
    future: '{count} künftiger Inhalt | {count} künftige Inhalte',
    all: {
      past: 'Der einzige Inhalt liegt in der Vergangenheit | Alle {count} Inhalte liegen in der Vergangenheit',
      today:
        'Beim einzigen Inhalt liegt der heutige Tag zwischen Beginn und Ende | Bei allen {count} Inhalten liegt der heutige Tag zwischen Beginn und Ende',
      started:
        'Der einzige Inhalt hat begonnen, sein Ende wurde nicht angefordert | Alle {count} Inhalte haben begonnen, ihr Ende wurde nicht angefordert',
      unended:
        'Der einzige Inhalt ist noch nicht beendet, sein Beginn wurde nicht angefordert | Alle {count} Inhalte sind noch nicht beendet, ihr Beginn wurde nicht angefordert',
      future:
        'Der einzige Inhalt liegt in der Zukunft | Alle {count} Inhalte liegen in der Zukunft',
    },
    without: '{count} Inhalt ohne Termin | {count} Inhalte ohne Termin',
    reversed: '{count} Inhalt endet vor seinem Beginn | {count} Inhalte enden vor ihrem Beginn',
    hint: {
      past: 'Inhalte, die vor dem {day} ({zone}) zu Ende waren. Ein Klick wählt die Zeilen aus.',
      today:
        'Inhalte, bei denen der {day} ({zone}) zwischen Beginn und Ende liegt. Wiederkehrende Termine fallen vielleicht nicht auf diesen Tag. Ein Klick wählt die Zeilen aus.',
      started:
        'Inhalte, die vor dem {day} ({zone}) begonnen haben. Wann diese Inhalte enden, wurde nicht angefordert, sie können also noch laufen. Ein Klick wählt die Zeilen aus.',
      unended:
        'Inhalte, die nach dem {day} ({zone}) enden. Das Startdatum dieser Inhalte wurde nicht angefordert, sie können also schon laufen. Ein Klick wählt die Zeilen aus.',
      future: 'Inhalte, die nach dem {day} ({zone}) beginnen. Ein Klick wählt die Zeilen aus.',
      reversed: 'Inhalte, deren Ende vor dem Beginn liegt. Ein Klick wählt die Zeilen aus.',
    },
    stretch: '{from} – {to}: {count} Inhalt | {from} – {to}: {count} Inhalte',
    openBegin: 'bis {to}',
    keys: 'Die Pfeiltasten wechseln den Zeitabschnitt. Mit gedrückter Umschalttaste markieren die Pfeiltasten mehrere Abschnitte. Enter wählt die Zeilen aus.',
  },
  gallery: {
    shown: '{count} Bild bei {items} | {count} Bilder bei {items}',
    /** The items with pictures, in “33 pictures from 19 of the items”. */
    from: '{count} Inhalt | {count} Inhalten',
    without: '{count} Inhalt ohne Bild | {count} Inhalte ohne Bild',
    lacks: {
      withoutLicense: '{count} Bild ohne Lizenz | {count} Bilder ohne Lizenz',
      licenseNotLoaded:
        'Lizenz bei {count} Bild noch nicht geladen | Lizenz bei {count} Bildern noch nicht geladen',
      withoutAuthor: '{count} Bild ohne Autor | {count} Bilder ohne Autor',
      authorNotLoaded:
        'Autor bei {count} Bild noch nicht geladen | Autor bei {count} Bildern noch nicht geladen',
    },
    lacksHint: 'Nur die Inhalte mit diesen Bildern zeigen',
    broken:
      '{count} Bild ließ sich bisher nicht zeigen | {count} Bilder ließen sich bisher nicht zeigen',
    off: 'Bilder sind ausgeschaltet, daher wurde keines abgerufen.',
    nameless: 'Ohne Namen',
    missing: { author: 'Ohne Autor', license: 'Ohne Lizenz' },
    notLoaded: { author: 'Autor nicht geladen', license: 'Lizenz nicht geladen' },
  },
}
