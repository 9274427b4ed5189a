import type { Words } from '#app/i18n/en/words.ts'
import type { importCheck as english } from '#app/i18n/en/import-check.ts'

export const importCheck: Words<typeof english> = {
  title: 'Hat die Website alles übernommen?',
  open: 'Import prüfen…',
  intro:
    'Die App vergleicht einen gespeicherten Datenbestand mit dem aktuellen Stand des Servers. Sie zeigt, welche Inhalte nach einem Import fehlen würden und welche veraltet oder überzählig wären.',
  set: 'Gespeicherter Datenbestand',
  price: 'Die Prüfung braucht höchstens {count} Anfragen.',
  start: 'Jetzt prüfen',
  again: 'Noch einmal prüfen',
  askedAt: 'Stand {time}. Inhalte im Datenbestand: {held}, auf dem Server: {now}.',
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
  cause: {
    collection:
      'Der Inhalt ist neu in der Sammlung, hat aber keinen neuen Zeitstempel. Er wurde von Hand hinzugefügt, oder er ist erst jetzt gültig.',
    'late-index':
      'Der Inhalt ist neu, hat aber keinen neuen Zeitstempel. Er kam erst später in die Volltextsuche, oder er ist erst jetzt gültig.',
    'nested-cache':
      'Der Inhalt ist neu, hat aber keinen neuen Zeitstempel. Die Abfrage filtert nach einem anderen Endpunkt. Der Cache des anderen Endpunkts war veraltet, oder der Inhalt kam dort ohne neuen Zeitstempel dazu.',
    'moved-category':
      'Der Inhalt ist neu, hat aber keinen neuen Zeitstempel. Eine Kategorie wurde im Baum verschoben, oder der Inhalt ist erst jetzt gültig.',
    'several-ways':
      'Der Inhalt ist neu, hat aber keinen neuen Zeitstempel. Bei dieser Abfrage sind mehrere Ursachen möglich: Sammlung, Volltextsuche, Cache, Kategorie oder Gültigkeit. Der Server zeigt nicht, welche Ursache zutrifft.',
    linked:
      'Ein verknüpfter Inhalt oder eine Kategorie hat sich geändert. Nur dc:touched zeigt diese Änderung.',
    translation: 'Eine Übersetzung wurde gelöscht. Den Inhalt gibt es noch.',
    'modified-only': 'Nur dct:modified hat sich geändert, dc:touched nicht.',
    'written-late':
      'Der Inhalt wurde später gespeichert, als sein Zeitstempel angibt. Der Import hatte seine Anfrage schon vorher gesendet.',
    'second-of-mark':
      'Der Inhalt wurde zweimal in derselben Sekunde geändert. Der Import kennt nur die erste Änderung.',
    'during-load': 'Der Inhalt wurde geändert, während der Import lief.',
    filter:
      'Der Filter des Servers liefert den Inhalt nicht, obwohl der Zeitstempel neu genug ist.',
    alive:
      'Der Inhalt steht in der Liste der Löschungen, ist aber noch vorhanden. Entweder wurde nur eine Übersetzung gelöscht oder der Inhalt wurde wiederhergestellt.',
    deleted: 'Der Inhalt wurde auf dem Server gelöscht.',
    'behind-first-page':
      'Der Inhalt wurde gelöscht. In der Liste der Löschungen steht er erst auf einer späteren Seite.',
    'day-before':
      'Der Inhalt wurde gelöscht. Der Server rechnet in UTC und ordnet die Löschung dem Vortag zu.',
    left: 'Der Inhalt ist nicht mehr im Endpunkt und steht nicht in der Liste der Löschungen. Er wurde aus dem Endpunkt herausgenommen, ist abgelaufen oder wurde spurlos gelöscht.',
    unseen: 'Die Ursache ist unbekannt.',
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
  note: {
    'edited-by-pages':
      'Während des Abrufs hat sich {count} Inhalt geändert. | Während des Abrufs haben sich {count} Inhalte geändert.',
    'edited-by-pagesMeans':
      'In der Standardreihenfolge springt ein geänderter Inhalt nach vorn. Einem Import, der Seite für Seite liest, kann dieser Inhalt dann fehlen. Ein anderer Inhalt kommt doppelt, und die Gesamtzahl bleibt gleich.',
    'gone-by-pages':
      'Während des Abrufs ist {count} Inhalt weggefallen. | Während des Abrufs sind {count} Inhalte weggefallen.',
    'gone-by-pagesMeans':
      'Fällt ein Inhalt weg, kann ein anderer Inhalt auf eine schon gelesene Seite rücken. Einem Import, der Seite für Seite liest, fehlt dann dieser andere Inhalt. Kein Inhalt kommt doppelt.',
    'tied-deletions': '{count} Löschungen haben denselben Zeitstempel wie eine andere Löschung.',
    'tied-deletionsMeans':
      'Liest ein Import diese Löschungen Seite für Seite, kommen einige doppelt und andere nie. Eine einzige Seite, die groß genug ist, enthält alle Löschungen.',
    'two-queries':
      'Enthält eine Antwort nur IDs und Zeitstempel, stimmt die Zahl der Inhalte immer mit der Gesamtzahl überein. Mit anderen Feldern kann sie abweichen, während jemand Inhalte bearbeitet.',
    'nested-cache':
      'Diese Abfrage filtert nach einem anderen Endpunkt. Für diesen Filter kann der Server einen Cache verwenden. Neue Inhalte des anderen Endpunkts erscheinen dann verspätet. Eine direkte Abfrage des anderen Endpunkts zeigt immer den aktuellen Stand.',
  },
  counts: {
    intro:
      'Es ist noch kein vollständiger Datenbestand eines dataCycle-Servers gespeichert. Ohne einen solchen Datenbestand kann die App nur Änderungen zählen.',
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
