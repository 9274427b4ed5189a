import type { Words } from '#app/i18n/en/words.ts'
import type { culprit as english } from '#app/i18n/en/culprit.ts'

export const culprit: Words<typeof english> = {
  open: 'An welchem Teil der Abfrage liegt es? (bis zu {count} Anfragen)',
  openSlow:
    'An welchem Teil der Abfrage liegt es? (bis zu {count} Anfragen nacheinander, höchstens {minutes} min)',
  running: 'Anfrage {sent} von höchstens {most}…',
  stopped: 'Angehalten. Noch kein Ergebnis.',
  found: 'Ohne {name} antwortet der Server. Alles andere blieb, wie es war.',
  passed: 'Dieselbe Anfrage wird jetzt beantwortet: Der Fehler ist vorbei.',
  none: 'Durch Weglassen eines der {parts} Teile nicht gefunden. Vielleicht braucht es zwei davon, oder keinen.',
  failed: 'Der Fehler tritt nicht mehr auf. Die Ursache bleibt unbekannt.',
}
