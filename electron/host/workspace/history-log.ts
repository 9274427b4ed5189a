import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LockProblem, WriteProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import { type HistoryEntry, historyEntry } from '#core/workspace/history-entry.ts'
import { hasWords, readSearchWords, searchTextOfForm } from '#core/workspace/search-text.ts'
import { saveAtomically, createPrivateFolder } from '#host/storage/atomic-write.ts'
import { createQueue } from '#host/storage/json-document.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import { describeWriteError } from '#host/storage/write-problem.ts'
import { openRegularFile, readPart, readJsonText } from '#host/storage/read-regular-file.ts'
import { setImmediate } from 'node:timers/promises'

/** Whole files are dropped when the history is full, so that a new entry only appends a line. */
const entriesPerFile = 1_000
const maxFiles = 20

export interface FoundEntries {
  /** Newest first. */
  entries: HistoryEntry[]
  /** Number of matching entries, listed or not. */
  matches: number
  /** Number of all entries. */
  total: number
  /** Number of damaged lines, which are skipped and stay in the file. */
  damaged: number
}

/** The history of exchanges, saved as lines of JSON; at most 20,000, the oldest are dropped first. */
export interface HistoryLog {
  /** Resolves once the entry is on the disk. */
  append(entry: HistoryEntry): Promise<Result<void, LockProblem>>
  /** Reads all entries, so that the first search is fast. */
  prepare(): Promise<void>
  /** Entries with all words of `search`, newest first. */
  find(search: string, limit: number): Promise<FoundEntries>
  /** The entry of an exchange, or null. */
  read(id: string): Promise<HistoryEntry | null>
  clear(): Promise<Result<void, LockProblem>>
  /** Removes one entry; does nothing for an unknown ID. */
  remove(id: string): Promise<Result<void, LockProblem>>
}

/**
 * Opens the log in `folder`, which is created with the first entry. Reads lazily and without blocking the
 * host. Incomplete or invalid lines are skipped and left in the file.
 */
export function createHistoryLog(folder: string): HistoryLog {
  const lock = join(folder, 'history.lock')
  const known = new Map<string, LogFile>()
  const writeInTurn = createQueue()
  const readInTurn = createQueue()

  /** Reads the changes since the last call, usually one line of the newest file. */
  function load(): Promise<readonly LogFile[]> {
    return readInTurn(async () => {
      const names = await listFiles(folder)
      for (const name of known.keys()) if (!names.includes(name)) known.delete(name)
      const files: LogFile[] = []
      for (const name of names) files.push(await readOne(name))
      return files
    })
  }

  async function readOne(name: string): Promise<LogFile> {
    const file = await readLogFile(join(folder, name), known.get(name))
    known.set(name, file)
    return file
  }

  async function appendLine(line: string): Promise<Result<void, WriteProblem>> {
    try {
      const names = await listFiles(folder)
      const last = names.at(-1)
      const newest = last === undefined ? undefined : await readOne(last)
      const isFull = newest === undefined || newest.entries.length >= entriesPerFile
      const name = last === undefined || isFull ? fileNameOf(numberOf(last) + 1) : last
      await appendDurably(join(folder, name), line)
      const surplus = names.length + (isFull ? 1 : 0) - maxFiles
      for (const old of names.slice(0, Math.max(0, surplus))) await rm(join(folder, old))
      return ok(undefined)
    } catch (error) {
      return err(describeWriteError(error))
    }
  }

  /** Runs writes one at a time, also across processes. */
  async function inTurn<T>(
    work: () => Promise<Result<T, WriteProblem>>,
  ): Promise<Result<T, LockProblem>> {
    const locked = await writeInTurn(async () => {
      const created = await createPrivateFolder(folder)
      return created.ok ? withFileLock(lock, work) : created
    })
    return locked.ok ? locked.value : locked
  }

  return {
    append: (entry) => inTurn(() => appendLine(`${JSON.stringify(entry)}\n`)),
    async prepare() {
      await load()
    },
    async find(search, limit) {
      const files = await load()
      const all = files.flatMap((file) => file.entries)
      const damaged = files.reduce((count, file) => count + file.damagedCount, 0)
      const words = readSearchWords(search)
      const matching = all.filter(({ text }) => hasWords(text, words))
      const entries = matching
        .slice(-limit)
        .map(({ line }) => readEntry(line))
        .filter((entry) => entry !== null)
        .reverse()
      return { entries, matches: matching.length, total: all.length, damaged }
    },
    async read(id) {
      const lines = (await load()).flatMap((file) => file.entries).map(({ line }) => line)
      const entries = lines.filter((line) => line.includes(id)).map(readEntry)
      return entries.findLast((entry) => entry?.id === id) ?? null
    },
    remove: (id) =>
      inTurn(async () => {
        for (const name of await listFiles(folder)) {
          const { entries } = await readOne(name)
          if (!entries.some(({ line }) => readEntry(line)?.id === id)) continue
          const text = await readFile(join(folder, name), 'utf8')
          const otherLines = text.split('\n').filter((line) => readEntry(line)?.id !== id)
          return saveAtomically(join(folder, name), otherLines.join('\n'))
        }
        return ok(undefined)
      }),
    clear: () =>
      inTurn(async () => {
        try {
          for (const name of await listFiles(folder)) await rm(join(folder, name))
          known.clear()
          return ok(undefined)
        } catch (error) {
          return err(describeWriteError(error))
        }
      }),
  }
}

const fileName = /^history-(\d{6})\.ndjson$/

const fileNameOf = (number: number): string => `history-${String(number).padStart(6, '0')}.ndjson`

const numberOf = (name: string | undefined): number => Number(fileName.exec(name ?? '')?.[1] ?? 0)

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => fileName.test(name)).sort()
}

async function appendDurably(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600)
  try {
    const { size } = await file.stat()
    const tail = Buffer.from('\n')
    if (size > 0) await file.read(tail, 0, 1, size - 1)
    // After a crash the last line may be incomplete; the new entry must not be appended to it.
    const isBroken = tail.toString() !== '\n'
    await file.writeFile(isBroken ? `\n${line}` : line)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The parsed content of one file of the history. */
interface LogFile {
  /** Identity, size and times of the file; every write changes one of them. */
  state: { ino: number; birthtimeMs: number; size: number; mtimeMs: number }
  /** Newest last. */
  entries: readonly IndexedEntry[]
  /** Number of complete lines that are no entries. */
  damagedCount: number
  /** False if the last line is incomplete, because it may still be being written. */
  endsWithLine: boolean
}

interface IndexedEntry {
  /** The original line. Only listed entries are parsed again, which saves memory. */
  line: string
  /** All searchable text, in lower case. */
  text: string
}

/** Parses a line; null if it is not an entry. */
function readEntry(line: string): HistoryEntry | null {
  const read = historyEntry.safeParse(readJsonText(line))
  return read.success ? read.data : null
}

/** Lines to parse, in a few milliseconds, before other tasks may run. */
const linesPerTurn = 50

/**
 * Reads the entries of a file; for a known file, only the added lines. Invalid lines are skipped; a missing
 * file has no entries.
 */
async function readLogFile(path: string, known: LogFile | undefined): Promise<LogFile> {
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
