export interface Tab<K extends string> {
  key: K
  label: string
  /** Its own data-test. */
  test?: string
  /** Why it has nothing to show; chosen, it says so itself. */
  off?: string
}
