import type { Words } from '#app/i18n/en/words.ts'
import type { importCheck as english } from '#app/i18n/en/import-check.ts'

export const importCheck: Words<typeof english> = {
  title: 'Hat die Website alles übernommen?',
  open: 'Import prüfen…',
  intro:
    'Die App vergleicht einen gespeicherten Abruf mit dem aktuellen Stand des Servers. Sie zeigt, welche Inhalte nach einem Import fehlen würden und welche veraltet oder überzählig wären.',
  set: 'Gespeicherter Abruf',
  price: 'Die Prüfung braucht höchstens {count} Anfragen.',
  start: 'Jetzt prüfen',
  again: 'Noch einmal prüfen',
  askedAt: 'Stand {time}. Inhalte im Abruf: {held}, auf dem Server: {now}.',
  assumed:
    'Annahme: Der Import hat am {time} alle Inhalte geladen und fragt jetzt nach Änderungen.',
  stamp: {
    title: 'Zeitstempel, den der Import prüft',
    modified: 'dct:modified (nur Änderungen am Inhalt selbst)',
    touched: 'dc:touched (auch Änderungen an verknüpften Inhalten)',
  },
  mark: {
    title: 'Der Import fragt nach Änderungen seit',
    start: 'dem Beginn des letzten Laufs',
    end: 'dem Ende des letzten Laufs',
    newest: 'der neuesten Änderung, die der Import kennt',
    day: 'dem Tag des letzten Laufs',
    overlap: 'einem Tag vor dem letzten Lauf',
  },
  removal: {
    title: 'Der Import entfernt Inhalte',
    none: 'nie',
    deleted: 'anhand der Liste der Löschungen',
    list: 'anhand einer Liste aller IDs',
  },
  verdict: {
    right: 'Das Ergebnis dieses Imports wäre heute richtig, soweit Zeitstempel und IDs das zeigen.',
    wrong: 'Das Ergebnis dieses Imports wäre heute falsch. Inhalte: {parts}.',
  },
  part: {
    missed: '{count} fehlt | {count} fehlen',
    stale: '{count} veraltet',
    kept: '{count} zu viel',
    removed: '{count} zu Unrecht entfernt',
  },
  wrong: {
    missed: 'Fehlend: {count}',
    stale: 'Veraltet: {count}',
    kept: 'Zu viel: {count}',
    removed: 'Zu Unrecht entfernt: {count}',
  },
  shown: 'Die Liste zeigt nur die ersten {count} Inhalte.',
  tried: {
    failed:
      'Der Server hat die Anfrage mit dem Filter nach {stamp} nicht beantwortet. Die App hat daher nur Zeitstempel verglichen.',
    'own-filter':
      'Die Abfrage filtert selbst nach {stamp}. Die App hat diesen Filter daher nicht ausprobiert.',
  },
  deletions: {
    failed: 'Der Server hat die Liste der Löschungen nicht geliefert.',
    part: 'Nicht alle Löschungen ließen sich lesen.',
  },
  counts: {
    intro:
      'Es ist noch kein vollständiger Abruf eines dataCycle-Servers gespeichert. Ohne einen solchen Abruf kann die App nur Änderungen zählen.',
    notDatacycle:
      'Dieser Server ist nicht als dataCycle-Server bekannt. Importe von diesem Server lassen sich hier nicht prüfen.',
    noEndpoint: 'Wählen Sie zuerst einen Endpunkt in der Abfrage.',
    since: 'Seit',
    start: 'Änderungen zählen',
    price: 'Das Zählen braucht {count} Anfragen an „{endpoint}“.',
    modified:
      'Geänderte Inhalte laut dct:modified: {total}. Änderungen an verknüpften Inhalten zählen nicht mit.',
    touched:
      'Geänderte Inhalte laut dc:touched: {total}. Gelöschte Übersetzungen zählen nicht mit.',
    deleted: 'Löschungen auf dem ganzen Server: {total}. Gelöschte Übersetzungen zählen mit.',
    untold: 'unbekannt',
    failed: '{name}: {reason}',
    'own-filter': 'Die Abfrage filtert selbst nach {stamp}.',
    unseen:
      'Manche Inhalte kommen dazu oder fallen weg, ohne selbst geändert zu werden. Der Grund ist dann eine Sammlung, eine Kategorie oder die Gültigkeit. Ein Import, der nur nach Änderungen fragt, übersieht diese Inhalte.',
    keep: 'Heutigen Stand speichern',
    keepHint:
      'Wenn Sie die Inhalte heute speichern, können Sie morgen prüfen, welche Inhalte ein Import übersieht.',
  },
  code: {
    title: 'Code für einen korrekten Import',
    hint: 'Der Code läuft ohne Anpassung. Er liest den Token aus der Umgebungsvariable {name}.',
    language: 'Sprache',
    save: 'Als Datei speichern',
    in: { php: 'PHP', python: 'Python', javascript: 'JavaScript' },
    snippet: 'Nächtlicher Import aller Inhalte',
    format: '{language}-Code für den nächtlichen Import',
    reader: 'für Entwickler: hält alle Inhalte dieser Abfrage in einer Datei aktuell',
    note: {
      table:
        'Dieses Programm hält items.json auf dem Stand des Endpunkts. Führen Sie das Programm jede Nacht aus, immer in demselben Ordner. Legen Sie dort sonst nichts ab.',
      ids: 'Endet das Programm mit dem Exit-Code 0, enthält items.json genau die Inhalte der letzten ID-Liste.',
      idsUnseen:
        'Das Programm sieht nicht, was der Server selbst noch aktualisieren muss: verknüpfte Inhalte und Volltextsuche.',
      pages:
        'Endet das Programm mit dem Exit-Code 0, hat es so viele verschiedene IDs geladen, wie der Server zählt.',
      pagesUnseen:
        'Das Programm bemerkt nicht, wenn ein Inhalt wegfällt, während ein anderer dazukommt.',
      removal:
        'Das Programm entfernt Inhalte, die nicht mehr gelistet sind. MAX_REMOVED_SHARE begrenzt, wie viele Inhalte das Programm auf einmal entfernt.',
      errors:
        'Bei jedem Fehler endet das Programm mit einem anderen Exit-Code als 0 und entfernt nichts.',
      dates:
        'Die Datumsangaben der Abfrage sind fest. Sie gelten für den Tag, an dem diese Datei entstand.',
    },
    none: 'In diese Abfrage lässt sich keine Liste von IDs einsetzen. Deshalb gibt es keinen Code für einen Import.',
  },
}
