import type { Words } from '#app/i18n/en/words.ts'
import type { dialect as english } from '#app/i18n/en/dialect.ts'

export const dialect: Words<typeof english> = {
  found: 'Auf diesem Server läuft dataCycle CORE.',
  offer: 'dataCycle CORE erkannt. Diese Verbindung ist auf einen anderen Servertyp eingestellt.',
  take: 'Servertyp dataCycle CORE verwenden',
  taken: 'dataCycle CORE erkannt. Der Servertyp ist eingestellt.',
  undo: 'Rückgängig',
}
