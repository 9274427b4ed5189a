import { useWords } from '#app/i18n/use-words.ts'
import { useConnectionName } from './use-connection-name.ts'

/** Leaves room for the added words within the longest allowed name. */
const maxLength = 70

/** Returns a function that names a copy of a connection. */
export function useCopyName(): (connection: { id: string; name: string }) => string {
  const { say } = useWords()
  const nameOfConnection = useConnectionName()
  return (connection) =>
    say('connect.copyName', { name: nameOfConnection(connection).slice(0, maxLength) })
}
