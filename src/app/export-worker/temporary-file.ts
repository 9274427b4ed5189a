/** A file that can be appended and read, and is deleted with its export. */
export interface TemporaryFile {
  /** Throws NoRoom if the disk is full. */
  append(bytes: Uint8Array): void
  readonly byteLength: number
  /** The bytes of [from, to). */
  read(from: number, to: number): Promise<Uint8Array>
  /** The whole file, not copied into memory; nothing may be appended afterwards. */
  finish(): Promise<Blob>
}

export class NoRoom extends Error {}

/** Opens a file of one export by its file extension, without the dot. */
export type OpenTemporaryFile = (extension: string) => Promise<TemporaryFile>
