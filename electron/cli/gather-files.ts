import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { ImportFile } from '#core/import/import-file.ts'
import { readImportFile } from '#core/import/unzip-files.ts'

const maxFiles = 5_000

/**
 * Reads files and folders like the import dialog: archives are unpacked, folders keep their names. A list of
 * URLs, such as an access log, becomes one file of requests; each cURL command of a script becomes a file.
 * Rejects if a path cannot be read.
 */
export async function gatherFiles(paths: readonly string[]): Promise<ImportFile[]> {
  const files = await Promise.all(paths.map(gatherPath))
  return files.flat().slice(0, maxFiles)
}

async function gatherPath(path: string): Promise<ImportFile[]> {
  if (!(await stat(path)).isDirectory()) return readAs(path, basename(path))
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const read = await Promise.all(
    files.map((file) => readAs(file, relative(path, file).split(sep).join('/'))),
  )
  return read.flat()
}

async function readAs(file: string, name: string): Promise<ImportFile[]> {
  return readImportFile(name, new Uint8Array(await readFile(file))).flatMap((one) => {
    if (!('text' in one) || one.path !== name) return [one]
    const urlList = renderUrlList(one.text)
    if (urlList !== null) return [{ path: `${one.path}.http`, text: urlList }]
    const commands = readCommandLines(one.text)
    return commands === null
      ? [one]
      : commands.map((text, at) => ({ path: `${one.path}.${String(at + 1)}.sh`, text }))
  })
}

/**
 * The cURL commands of a script, each with its continuation lines; null for other text or a single command.
 */
function readCommandLines(text: string): string[] | null {
  const isOtherFormat =
    /^[{[<]/.test(text.trimStart()) || /^(?:```|~~~|(?:GET|POST) \S)/m.test(text)
  const parts = text.replaceAll('\r\n', '\n').split(/^(?=[ \t]*curl\s)/m)
  const commands = parts.filter((part) => /^[ \t]*curl\s/.test(part))
  return isOtherFormat || commands.length === 0 || parts.length === 1 ? null : commands
}

/** A URL, or the request in a line of an access log: `"GET /api/v4/endpoints/x?… HTTP/1.1"`. */
const requestUrl =
  /(?:(GET|POST) )?((?:https?:\/\/[^\s"'/]+)?\/(?:[^\s"']*\/)?api\/v4\/endpoints\/[^\s"'<>]+)/

/** An .http file of the URLs in a text, if most of its lines have one; null for any other text. */
function renderUrlList(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const found = lines.flatMap((line) => {
    const match = requestUrl.exec(line)
    // A log line does not contain the body of a POST.
    return match === null || match[1] === 'POST' ? [] : [match[2] ?? '']
  })
  const isList = lines.length > 1 && found.length * 2 > lines.length
  if (!isList || /^\s*(?:[{[<#]|curl\b|(?:GET|POST) \S+\s*$)/m.test(text.trimStart().slice(0, 200)))
    return null
  const urls = [...new Set(found)]
  return urls.map((one, at) => `### ${String(at + 1)}\nGET ${one}\n`).join('\n')
}
