/**
 * A chosen file, a file of an archive, or an archive that could not be unpacked. `path` uses forward slashes.
 */
export type ImportFile =
  { path: string; text: string } | { path: string; archive: 'damaged' | 'too-large' }
