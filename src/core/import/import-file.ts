/** A chosen or archived file, or an archive that could not be unpacked. `path` has forward slashes. */
export type ImportFile =
  | { path: string; text: string }
  | { path: string; archive: 'damaged' | 'too-large' }
