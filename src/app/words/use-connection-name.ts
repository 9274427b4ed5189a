import { useWords } from '#app/i18n/use-words.ts'
import { findShippedName } from '#core/connection/shipped-names.ts'

/** What a connection is called: a sample in the page's language, as long as nobody gave it another name. */
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
