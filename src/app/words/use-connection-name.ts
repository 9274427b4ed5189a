import { useWords } from '#app/i18n/use-words.ts'
import { findShippedName } from '#core/connection/shipped-names.ts'

/** Returns a function that names a connection; samples have translated names until they are renamed. */
export function useConnectionName(): (
  connection: { id: string; name: string } | null | undefined,
) => string {
  const { say } = useWords()
  return (connection) => {
    if (!connection) return ''
    const shipped = findShippedName(connection.id, connection.name)
    return shipped === null ? connection.name : say(`connect.shippedName.${shipped}`)
  }
}
