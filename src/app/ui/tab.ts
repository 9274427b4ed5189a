export interface Tab<K extends string> {
  key: K
  label: string
  /** What it is called in full, where the label is cut. */
  title?: string
  /** Its own data-test. */
  test?: string
  /** Why it has nothing to show; chosen, it says so itself. */
  off?: string
}
