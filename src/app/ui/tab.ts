export interface Tab<K extends string> {
  key: K
  label: string
  /** The full name, if the label is shortened. */
  title?: string
  test?: string
  /** Why there is nothing to show. */
  emptyReason?: string
}
