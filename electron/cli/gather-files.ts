import { endpointsPath } from '#core/url/api-path.ts'
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { describeCause, listUnread, unreadFile, type Unread } from '#core/query-check/unread.ts'
import type { CodeParsers } from '#core/code/code-parsers.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'
import { mebibyte } from '#core/exchange/limits.ts'
import { isQueryFile } from '#core/folder/query-file.ts'
import type { ImportFile } from '#core/import/import.ts'
import { readImportFile } from '#core/import/unzip-files.ts'
import { NotRead, readRegularFile } from '#host/storage/read-regular-file.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'

/** What was read of the named paths, and what was not. */
export interface GatheredFiles {
  files: ImportFile[]
  unread: Unread[]
}

/** A file to be read, with its name in the report: its path within the named folder. */
interface NamedFile {
  path: string
  name: string
  /** The folder out of which a link must not lead; null for a file named itself. */
  within: string | null
}

const maxFiles = 5_000
/** All files are in memory at once. */
const maxTotalBytes = 256 * mebibyte

/**
 * Reads files and folders like the import dialog: archives are unpacked, folders keep their names. A list of
 * URLs, such as an access log, becomes one file of requests; each cURL command of a script becomes a file.
 * Whatever is not read is named, except hidden files and folders. Rejects if a named path does not exist.
 */
export async function gatherFiles(paths: readonly string[]): Promise<GatheredFiles> {
  const gathered: GatheredFiles = { files: [], unread: [] }
  let bytesLeft = maxTotalBytes
  for (const path of paths)
    for (const { path: file, name, within } of await listFiles(path)) {
      if (gathered.files.length >= maxFiles || bytesLeft <= 0) {
        gathered.unread.push(unreadFile(name, 'too-many'))
        continue
      }
      const read = await readOrName(file, name, within)
      if ('why' in read) gathered.unread.push(read)
      else {
        bytesLeft -= read.byteLength
        addFile(gathered, name, new Uint8Array(read))
      }
    }
  return gathered
}

/** The files below a folder without hidden ones; any other path itself. */
async function listFiles(path: string): Promise<NamedFile[]> {
  if (!(await stat(path)).isDirectory()) return [{ path, name: basename(path), within: null }]
  const within = await realpath(path)
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      path: join(entry.parentPath, entry.name),
      within: entry.isSymbolicLink() ? within : null,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map((file) => ({ ...file, name: relative(path, file.path).split(sep).join('/') }))
    .filter(({ name }) => !name.split('/').some((part) => part.startsWith('.')))
}

async function readOrName(
  path: string,
  name: string,
  within: string | null,
): Promise<Buffer | Unread> {
  try {
    const read = await readRegularFile(path)
    const isOutside = within !== null && !(await realpath(path)).startsWith(within + sep)
    return isOutside ? unreadFile(name, 'link') : read
  } catch (error) {
    if (error instanceof NotRead) return unreadFile(name, error.code)
    if (readErrorCode(error) === null) throw error
    return unreadFile(name, 'unreadable')
  }
}

function addFile({ files, unread }: GatheredFiles, name: string, bytes: Uint8Array): void {
  for (const one of readImportFile(name, bytes)) {
    const isList = 'text' in one && one.path === name && !isQueryFile(name)
    const text = isList ? one.text : null
    const list = text === null ? null : readUrlList(text)
    const commands = text === null || list !== null ? null : readCommandLines(text)
    if (list !== null) {
      files.push({ path: `${name}.http`, text: list.text })
      unread.push(...list.unread.map(({ why, line }) => unreadFile(name, why, line)))
    } else if (commands !== null) {
      files.push(
        ...commands.texts.map((command, at) => ({
          path: `${name}.${String(at + 1)}.sh`,
          text: command,
        })),
      )
      unread.push(...commands.unread.map((line) => unreadFile(name, 'not-understood', line)))
    } else files.push(one)
  }
}

/**
 * The cURL commands of a script, each with its continuation lines, and the lines before them that name an
 * address; null for other text or a single command.
 */
function readCommandLines(text: string): { texts: string[]; unread: number[] } | null {
  const isOtherFormat =
    /^[{[<]/.test(text.trimStart()) || /^(?:```|~~~|(?:GET|POST) \S)/m.test(text)
  const parts = text.replaceAll('\r\n', '\n').split(/^(?=[ \t]*curl\s)/m)
  const texts = parts.filter((part) => /^[ \t]*curl\s/.test(part))
  if (isOtherFormat || texts.length === 0 || parts.length === 1) return null
  const [before = ''] = parts
  const linesBefore = before === texts[0] ? [] : before.split('\n')
  return {
    texts,
    unread: linesBefore.flatMap((line, at) =>
      /^\s*#/.test(line) ||
      !/https?:\/\/|\/api\/v4\//.test(line) ||
      /^\s*(?:export\s+)?\w+=\S*\s*$/.test(line)
        ? []
        : [at + 1],
    ),
  }
}

/** A URL, or the request in a line of an access log: `"GET /api/v4/endpoints/x?… HTTP/1.1"`. */
function findRequest(line: string): { url: string; isPost: boolean } | null {
  for (const { 0: word, index } of line.matchAll(/[^\s"']+/g)) {
    const start = word.search(/https?:\/\/[^/]|\//)
    const path = word.lastIndexOf(endpointsPath)
    const name = /^[^<>]+/.exec(word.slice(path + endpointsPath.length))?.[0]
    if (start !== -1 && start <= path && name !== undefined)
      return {
        url: word.slice(start, path) + endpointsPath + name,
        isPost: start === 0 && line.slice(0, index).endsWith('POST '),
      }
  }
  return null
}

/** A line of an access log: its other requests are no queries, and nothing is lost with them. */
const logLine = /"[A-Z]+ \S+ HTTP\/[\d.]+"/

/** Of JSON, XML, a script, an .http file or a document with code. */
const otherFormatLine = /^\s*(?:[{[<]|```|~~~|curl\b|(?:GET|POST) \S+(?: HTTP\/[\d.]+)?\s*$)/

interface UnreadLine {
  why: 'no-query-in-line' | 'post-without-body'
  line: number
}

/**
 * An .http file of the URLs in a text, if most of its lines have one, and the lines that were not read; null
 * for any other text.
 */
function readUrlList(text: string): { text: string; unread: UnreadLine[] } | null {
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ line, number: at + 1, request: findRequest(line) }))
    .filter(({ line }) => !/^\s*(?:#|$)/.test(line))
  const found = lines.flatMap(({ request }) =>
    // A log line does not contain the body of a POST.
    request === null || request.isPost ? [] : [request.url],
  )
  const isList = lines.length > 1 && found.length * 2 > lines.length
  const start = lines.slice(0, 5).map(({ line }) => line)
  if (!isList || start.some((line) => otherFormatLine.test(line))) return null
  const urls = [...new Set(found)]
  return {
    text: urls.map((one, at) => `### ${String(at + 1)}\nGET ${one}\n`).join('\n'),
    unread: lines.flatMap(({ line, number, request }): UnreadLine[] => {
      if (request?.isPost === true) return [{ why: 'post-without-body', line: number }]
      const isRead = request !== null || logLine.test(line)
      return isRead ? [] : [{ why: 'no-query-in-line', line: number }]
    }),
  }
}

/** Why each of some files has no query. */
export const listProblems = (files: readonly ImportFile[], parsers: CodeParsers): Unread[] =>
  files.flatMap((file) => {
    const read = readImportFiles([file], () => presets.documented, parsers)
    if (read.kind === 'import') return listUnread(read.leftOut)
    return [{ ...unreadFile(file.path, 'unreadable'), ...describeCause(read.problem) }]
  })
