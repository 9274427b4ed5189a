import { useI18n } from 'vue-i18n'
import { findShippedName } from '#core/connection/shipped-names.ts'

/** What a connection is called: a sample in the page's language, as long as nobody gave it another name. */
export function useConnectionName(): (
  connection: { id: string; name: string } | null | undefined,
) => string {
  const { t } = useI18n()
  return (connection) => {
    if (!connection) return ''
    const shipped = findShippedName(connection.id, connection.name)
    return shipped === null ? connection.name : t(`connect.shippedName.${shipped}`)
  }
}
