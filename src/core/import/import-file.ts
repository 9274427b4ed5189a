/** One file that was chosen, or that lay in an archive; or an archive that could not be unpacked. `path` has `/` between folders. */
export type ImportFile =
  { path: string; text: string } | { path: string; archive: 'damaged' | 'too-large' }
