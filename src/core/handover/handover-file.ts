/** One file of a shared query. */
export interface HandoverFile {
  /** A name, or a path with forward slashes. */
  path: string
  text: string
}
