/** A file that grows, is read, and is gone with its export. */
export interface TemporaryFile {
  /** Throws NoRoom where the disk is full. */
  append(bytes: Uint8Array): void
  readonly byteLength: number
  /** The bytes of [from, to). */
  read(from: number, to: number): Promise<Uint8Array>
  /** Everything written, not copied into memory; nothing is appended any more. */
  finish(): Promise<Blob>
}

export class NoRoom extends Error {}

/** Opens files of one export by a name's ending. */
export type OpenTemporaryFile = (ending: string) => Promise<TemporaryFile>
