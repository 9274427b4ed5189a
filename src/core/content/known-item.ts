/** What is known of an item from an earlier response or a saved set. */
export interface KnownItem {
  id: string
  /** '' if the item has none. */
  name: string
  types: readonly string[]
}
