import type { Words } from '#app/i18n/en/words.ts'
import type { problem as english } from '#app/i18n/en/problem.ts'

export const problem: Words<typeof english> = {
  'endpoint-missing': 'Bitte ID oder Slug eines Endpunkts eingeben.',
  'endpoint-is-url': 'Das ist eine URL. Hierher gehört nur die ID oder der Slug des Endpunkts.',
  'endpoint-is-dots':
    'Ein Slug nur aus Punkten führt zu einem anderen Pfad. Bitte den Slug prüfen.',
  'endpoint-almost-uuid':
    'Das sieht aus wie eine UUID, ist aber keine. Bitte auf Tippfehler prüfen.',
  'filter-key-missing':
    'Ein Wert ohne Schlüssel kann nicht gesendet werden. Bitte den Schlüssel eingeben.',
  'filter-key-brackets':
    'Verschachtelte Schlüssel mit Punkten schreiben: classifications.in.withSubtree',
  'filter-key-segment-empty':
    'Der Pfad hat einen leeren Teil. Ein Punkt, der zum Namen gehört, wird als \\. geschrieben.',
  'filter-key-is-q': 'Bitte das Volltextfeld oben verwenden.',
  'filter-key-twice': 'Dieser Schlüssel steht schon weiter oben. Server behalten nur einen davon.',
  'filter-key-conflict':
    'Dieser Pfad überschneidet sich mit einem anderen Filter. Beide zusammen lassen sich nicht senden.',
  'filter-key-near': 'Diese Verbindung kennt den Schlüssel „{name}“ nicht. Meinten Sie „{near}“?',
  'filter-value-near':
    '„{value}“ ist keiner der bekannten Werte von „{name}“. Meinten Sie „{near}“?',
  'filter-value-missing': 'Ohne Wert wird dieser Filter weggelassen.',
  'list-value-comma':
    'Werte werden hier mit Kommas verbunden, „{value}“ würde also zu zwei Werten.',
  'json-invalid': 'Das ist kein gültiges JSON.',
  'json-needs-post': 'JSON-Werte lassen sich nur mit POST senden.',
  'include-twice': '„{name}“ steht hier doppelt; einmal genügt.',
  'include-comma': 'Ein Komma beendet einen Namen. Bitte die Relationen einzeln eingeben.',
  'fields-relation-missing': 'Bitte die Relation eingeben, deren Attribute das sind.',
  'fields-relation-punctuation': 'Der Name einer Relation hat keine Kommas oder Klammern.',
  'fields-relation-twice':
    '„{name}“ hat oben schon Attribute. Bitte diese Attribute dort ergänzen.',
  'fields-attributes-missing': 'Ohne Attribute wird diese Zeile weggelassen.',
  'fields-attribute-comma': 'Ein Komma beendet einen Namen. Bitte die Attribute einzeln eingeben.',
  'fields-without-include':
    '„{name}“ steht nicht in Include, die Felder bleiben daher ohne Wirkung.',
  'fields-without-root':
    'Die eigenen Attribute des Inhalts fehlen dann. Eine Zeile mit * für den Inhalt selbst nimmt sie wieder auf.',
  'sort-attribute-missing': 'Bitte ein Attribut wählen, sonst entfällt diese Sortierung.',
  'sort-attribute-twice':
    'Nach „{name}“ wird schon weiter oben sortiert. Diese Zeile hat keine Wirkung.',
  'sort-attribute-dash':
    'Bitte das Minus weglassen. Die Schaltfläche daneben bestimmt die Richtung.',
  'sort-parentheses': 'Kommas sind nur innerhalb eines Klammerpaars erlaubt.',
  'page-size-not-whole': 'Die Seitengröße muss eine ganze Zahl ab 1 sein.',
  'page-size-large': 'Mehr als {limit} Inhalte je Seite können langsam sein oder abbrechen.',
  'page-number-not-whole': 'Die Seitennummer muss eine ganze Zahl ab 1 sein.',
  'page-number-zero': 'Seitennummern beginnen bei 1.',
  'extra-name-missing': 'Ein Wert ohne Namen kann nicht gesendet werden. Bitte den Namen eingeben.',
  'extra-name-brackets':
    'Bitte die leeren Klammern weglassen und stattdessen mehrere Werte angeben.',
  'extra-name-taken': 'Bitte das Feld für „{name}“ in diesem Formular verwenden.',
  'extra-name-twice': 'Dieser Parameter steht schon weiter oben.',
  'extra-name-conflict':
    'Das überschneidet sich mit einem anderen Parameter. Beide zusammen lassen sich nicht senden.',
  'extra-value-missing': 'Ohne Wert wird dieser Parameter weggelassen.',
  'token-in-parameter':
    'Ein Token in der URL landet in Protokollen und Tickets. Tragen Sie ihn stattdessen in der Verbindung ein.',
  'body-invalid': 'Das ist kein gültiges JSON: Zeile {line}, Spalte {column}.',
  'body-not-object': 'Die API erwartet ein JSON-Objekt.',
  'body-too-long': 'Der Body darf höchstens {most} Zeichen haben; dieser hat {length}.',
  'token-in-body':
    'Ein Token im Body landet in Dateien und Exporten. Tragen Sie ihn in der Verbindung ein, und entfernen Sie hier „{name}“.',
}
