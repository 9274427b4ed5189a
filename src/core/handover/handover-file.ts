/** A file of a hand-over that consists of one or more. */
export interface HandoverFile {
  /** A name, or a path with forward slashes. */
  path: string
  text: string
}
