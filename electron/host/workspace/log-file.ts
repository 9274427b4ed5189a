import { open, type FileHandle } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { historyEntry, type HistoryEntry } from '#core/workspace/history-entry.ts'
import { searchTextOfForm } from '#core/workspace/search-text.ts'
import { readJsonText } from '#host/storage/read-json-text.ts'

/** What was read of one file of the history. */
export interface LogFile {
  /** Which file it was, how long and when it was written: whoever writes changes one of them. */
  state: { ino: number; born: number; size: number; changed: number }
  /** The newest last. */
  entries: readonly IndexedEntry[]
  /** False where it ends within a line, which somebody may be writing. */
  endsWithLine: boolean
}

export interface IndexedEntry {
  /** As it stands in the file: of thousands, those that are listed are read again, which takes less room. */
  line: string
  /** All that a search looks at, in lower case. */
  text: string
}

/** The entry of a line, or null where it is none. */
export function readEntry(line: string): HistoryEntry | null {
  const read = historyEntry.safeParse(readJsonText(line))
  return read.success ? read.data : null
}

/** A few milliseconds of reading: then it is the turn of whoever else waits. */
const linesPerTurn = 50

/**
 * Reads the entries of a file, of one known already what was added to it only. Lines that are no entries
 * are passed over; a file that is not there has none.
 */
export async function readLogFile(path: string, known: LogFile | undefined): Promise<LogFile> {
  const file = await open(path, 'r').catch(() => null)
  if (file === null) return emptyFile
  try {
    const { ino, size, birthtimeMs: born, mtimeMs: changed } = await file.stat()
    // The number of a file that was removed goes to the next one soon.
    const isSame = known?.state.ino === ino && known.state.born === born
    const before = isSame ? known : emptyFile
    if (before.state.size === size && before.state.changed === changed) return before
    const isLonger = before.endsWithLine && before.state.size < size
    const text = await readText(file, isLonger ? before.state.size : 0, size)
    const added = await readEntries(text)
    return {
      state: { ino, born, size, changed },
      entries: isLonger ? [...before.entries, ...added] : added,
      endsWithLine: text.endsWith('\n'),
    }
  } catch {
    return emptyFile
  } finally {
    await file.close()
  }
}

const emptyFile: LogFile = {
  state: { ino: 0, born: 0, size: 0, changed: 0 },
  entries: [],
  endsWithLine: false,
}

/** Exactly these bytes: what is added while they are read belongs to the next time. */
async function readText(file: FileHandle, from: number, to: number): Promise<string> {
  const bytes = Buffer.alloc(to - from)
  let length = 0
  while (length < bytes.length) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, from + length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return bytes.toString('utf8', 0, length)
}

async function readEntries(text: string): Promise<IndexedEntry[]> {
  const entries: IndexedEntry[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (at % linesPerTurn === linesPerTurn - 1) await setImmediate()
    const entry = readEntry(line)
    if (entry) entries.push({ line, text: searchTextOf(entry) })
  }
  return entries
}

const searchTextOf = ({ form, connectionName, baseUrl, result }: HistoryEntry): string =>
  [
    searchTextOfForm(form),
    connectionName.toLowerCase(),
    baseUrl.toLowerCase(),
    result.kind === 'answer' ? String(result.status) : result.problem,
  ].join(' ')
