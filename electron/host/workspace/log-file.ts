import { setImmediate } from 'node:timers/promises'
import { historyEntry, type HistoryEntry } from '#core/workspace/history-entry.ts'
import { searchTextOfForm } from '#core/workspace/search-text.ts'
import { openRegularFile, readPart, readJsonText } from '#host/storage/read-regular-file.ts'

/** The parsed content of one file of the history. */
export interface LogFile {
  /** Identity, size and times of the file; every write changes one of them. */
  state: { ino: number; birthtimeMs: number; size: number; mtimeMs: number }
  /** Newest last. */
  entries: readonly IndexedEntry[]
  /** Number of complete lines that are no entries. */
  damagedCount: number
  /** False if the last line is incomplete, because it may still be being written. */
  endsWithLine: boolean
}

export interface IndexedEntry {
  /** The original line. Only listed entries are parsed again, which saves memory. */
  line: string
  /** All searchable text, in lower case. */
  text: string
}

/** Parses a line; null if it is not an entry. */
export function readEntry(line: string): HistoryEntry | null {
  const read = historyEntry.safeParse(readJsonText(line))
  return read.success ? read.data : null
}

/** Lines to parse, in a few milliseconds, before other tasks may run. */
const linesPerTurn = 50

/**
 * Reads the entries of a file; for a known file, only the added lines. Invalid lines are skipped; a missing
 * file has no entries.
 */
export async function readLogFile(path: string, known: LogFile | undefined): Promise<LogFile> {
  const file = await openRegularFile(path).catch(() => null)
  if (file === null) return emptyFile
  try {
    const { ino, size, birthtimeMs, mtimeMs } = await file.stat()
    // The inode number of a removed file is soon reused.
    const isSame = known?.state.ino === ino && known.state.birthtimeMs === birthtimeMs
    const before = isSame ? known : emptyFile
    if (before.state.size === size && before.state.mtimeMs === mtimeMs) return before
    const isLonger = before.endsWithLine && before.state.size < size
    const from = isLonger ? before.state.size : 0
    // Data added meanwhile is read next time.
    const text = (await readPart(file, from, size - from)).toString()
    const added = await readEntries(text)
    const { entries, damagedCount } = isLonger ? before : emptyFile
    return {
      state: { ino, birthtimeMs, size, mtimeMs },
      entries: [...entries, ...added.entries],
      damagedCount: damagedCount + added.damagedCount,
      endsWithLine: text.endsWith('\n'),
    }
  } catch {
    return emptyFile
  } finally {
    await file.close()
  }
}

const emptyFile: LogFile = {
  state: { ino: 0, birthtimeMs: 0, size: 0, mtimeMs: 0 },
  entries: [],
  damagedCount: 0,
  endsWithLine: false,
}

async function readEntries(
  text: string,
): Promise<{ entries: IndexedEntry[]; damagedCount: number }> {
  const entries: IndexedEntry[] = []
  let damagedCount = 0
  // The last one may still be being written.
  const unfinished = text.endsWith('\n') ? null : text.slice(text.lastIndexOf('\n') + 1)
  for (const [at, line] of text.split('\n').entries()) {
    if (at % linesPerTurn === linesPerTurn - 1) await setImmediate()
    const entry = readEntry(line)
    if (entry) entries.push({ line, text: searchTextOf(entry) })
    else if (line.trim() !== '' && line !== unfinished) damagedCount += 1
  }
  return { entries, damagedCount }
}

const searchTextOf = ({ form, connectionName, baseUrl, result }: HistoryEntry): string =>
  [
    searchTextOfForm(form),
    connectionName.toLowerCase(),
    baseUrl.toLowerCase(),
    result.kind === 'answer' ? String(result.status) : result.problem,
  ].join(' ')
