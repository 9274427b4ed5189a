import type { Words } from '#app/i18n/en/words.ts'
import type { missing as english } from '#app/i18n/en/missing.ts'

export const missing: Words<typeof english> = {
  title: 'Warum fehlt dieser Inhalt?',
  open: 'Warum fehlt ein Inhalt?…',
  rowMenu: 'In einer anderen Abfrage enthalten?',
  item: 'Inhalt',
  itemPlaceholder: "Name, ID ({'@'}id) oder URL",
  query: 'Abfrage',
  noQuery: 'Diese Abfrage ist unvollständig. Bitte zuerst ergänzen.',
  price: 'Braucht bis zu {count} kleine Anfragen.',
  pricePages:
    'Braucht bis zu {count} Anfragen mit je {items} Inhalten. Dieser Server liefert nur Seite für Seite.',
  priceOfName:
    'Die Namenssuche braucht {count} Anfrage. | Die Namenssuche braucht {count} Anfragen.',
  priceOfNameAndMissing:
    'Die Namenssuche braucht {count} Anfragen. Eine davon zeigt, welche Inhalte fehlen.',
  start: 'Inhalt prüfen',
  find: 'Nach Namen suchen',
  asId: 'Als ID verwenden',
  stop: 'Anhalten',
  running: 'Prüfung läuft: {sent} Anfragen bisher…',
  stopped: 'Angehalten. Schritte mit „nicht bekannt“ wurden nicht geprüft.',
  theItem: 'Der Inhalt {id}',
  named: '„{name}“',
  shown: '(im Inhalt steht „{name}: {value}“)',
  copy: 'Als Notiz kopieren',
  noteId: 'ID: {id}',
  names: {
    label: 'Inhalte mit diesem Namen',
    title: '{count} Inhalt gefunden | {count} Inhalte gefunden',
    missing: 'keiner fehlt | {count} fehlt | {count} fehlen',
    running: 'Suche läuft…',
    stopped: 'Angehalten.',
    allListed:
      'Der Inhalt ist in der Antwort auf diese Abfrage. | Alle sind in der Antwort auf diese Abfrage.',
    allMissing:
      'Der Inhalt fehlt in der Antwort auf diese Abfrage. | Alle fehlen in der Antwort auf diese Abfrage.',
    someMissing:
      '{count} davon fehlt in der Antwort auf diese Abfrage. | {count} davon fehlen in der Antwort auf diese Abfrage.',
    untold: 'Welche davon fehlen, ist nicht bekannt: {reason}.',
    choose: 'Zum Prüfen einen Inhalt auswählen (bis zu {count} kleine Anfragen).',
    choosePages:
      'Zum Prüfen einen Inhalt auswählen (bis zu {count} Anfragen mit je {items} Inhalten).',
    listed: 'in der Antwort',
    isMissing: 'fehlt',
    none: 'Kein Inhalt zu „{name}“ gefunden. Durchsucht wurde der Volltext von höchstens vier bekannten Endpunkten. Versuchen Sie weniger Wörter oder die ID.',
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
    expired: 'abgelaufen',
    deleted: 'gelöscht',
  },
  verdict: {
    inRow: '{item} ist hier: Zeile {row} dieser Seite.',
    listed: '{item} ist in der Antwort auf diese Abfrage.',
    fails: '{item} ist in {endpoint}, passt aber nicht zu {conditions}.',
    'not-in-endpoint': '{item} ist nicht in {endpoint}, auch ohne Filter.',
    readableElsewhere: '{item} ist auf dem Server, aber nicht in {endpoint}, auch ohne Filter.',
    expired: '{item} ist abgelaufen. Der Server sagt: {words}',
    deleted: '{item} wurde gelöscht.',
    deletedAt: '{item} wurde am {date} gelöscht.',
    'unknown-item': '{item} ist nicht auf diesem Server.',
    notDeleted:
      '{item} ist nicht auf diesem Server und steht nicht in der Liste der gelöschten Inhalte.',
    'endpoint-refused':
      '{item} ist auf dem Server, aber {endpoint} lehnt diesen Token ab ({status}).',
    'not-met':
      '{item} ist nicht unter den {items} Inhalten der ersten {pages} Seiten. Der Inhalt kann auf einer späteren Seite stehen.',
    untold:
      '{item} ist in {endpoint}, aber nicht in der Antwort. Kein einzelner Filter erklärt das.',
    failed:
      'Kein Ergebnis: Eine Anfrage ist fehlgeschlagen ({reason}). Bitte noch einmal versuchen.',
  },
  next: {
    fails: 'Entfernen Sie {conditions} aus der Abfrage, oder ändern Sie den Inhalt.',
    'not-in-endpoint': 'Wer {endpoint} pflegt, kann den Inhalt aufnehmen.',
    'endpoint-refused': 'Bitten Sie um Zugriff auf {endpoint}.',
    deleted: 'Stellen Sie den Inhalt in dataCycle wieder her, oder entfernen Sie Links auf ihn.',
    expired: 'Verlängern Sie die Gültigkeit des Inhalts in dataCycle.',
    'unknown-item': 'Prüfen Sie die ID. Gehört sie zu einem anderen Server?',
  },
}
