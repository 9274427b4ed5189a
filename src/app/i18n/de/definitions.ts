import type { Words } from '#app/i18n/en/words.ts'
import type { definitions as english } from '#app/i18n/en/definitions.ts'

export const definitions: Words<typeof english> = {
  open: 'Filterschlüssel dieser Verbindung…',
  title: 'Filterschlüssel von „{name}“',
  hint: 'Diese Schlüssel werden beim Tippen vorgeschlagen. Andere Schlüssel und Werte gehen weiterhin.',
  add: 'Filterschlüssel hinzufügen',
  remove: 'Diesen Filterschlüssel entfernen',
  unnamed: 'Neuer Schlüssel',
  none: 'Noch ist kein Filterschlüssel definiert.',
  key: 'Schlüssel oder Pfad',
  keyPlaceholder: 'z. B. classifications.in.withSubtree',
  keyMissing: 'Bitte den Schlüssel eingeben.',
  keyUnusable: 'Verschachtelte Schlüssel mit Punkten schreiben; kein Teil darf leer sein.',
  keyTwice: 'Dieser Schlüssel ist schon definiert.',
  label: 'Name',
  sendAs: 'Werte werden gesendet als',
  send: {
    text: 'Text, mehrere Werte als Liste',
    list: 'Immer eine Liste',
    commas: 'Ein Text mit Kommas',
    json: 'JSON',
  },
  several: 'Mehrere Werte bedeuten',
  means: {
    convention: 'Laut Verbindung',
    any: 'Einer davon (ODER)',
    all: 'Alle davon (UND)',
  },
  values: 'Bekannte Werte, einer je Zeile',
  valuesPlaceholder: 'Wert = Name',
}
