import type { Words } from '../en/words.ts'
import type { dialect as english } from '../en/dialect.ts'

export const dialect: Words<typeof english> = {
  found: 'Dieser Server ist ein dataCycle CORE.',
  offer: 'dataCycle CORE erkannt. Diese Verbindung ist auf einen anderen Servertyp eingestellt.',
  take: 'Servertyp dataCycle CORE verwenden',
  taken: 'dataCycle CORE erkannt. Der Servertyp ist eingestellt.',
  undo: 'Rückgängig',
}
