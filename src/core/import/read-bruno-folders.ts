import { readJson } from '#core/json/read-json.ts'
import type { ImportFile } from './import-file.ts'
import type { LeftOutRequest } from './import.ts'
import { memberAt, textOf } from './json-access.ts'
import { agreeOn } from './substitute-variables.ts'
import { nothingAround, readBrunoAround, type BrunoAround } from './read-bruno-file.ts'

/** What a Bruno collection has beside its requests (docs.usebruno.com, "Bru Lang"). */
const settings = /(?:^|\/)(?:bruno\.json|collection\.bru|folder\.bru|environments\/[^/]*)$/

/** Whether a file says something about the requests of a Bruno folder, and is none itself. */
export const isBrunoSetting = (path: string): boolean => settings.test(path)

export interface BrunoFolders {
  /** What the collection calls itself; '' where there is none. */
  title: string
  /** Environments of which none could be preferred. */
  leftOut: LeftOutRequest[]
  /** What counts for the file at a path. */
  aroundOf: (path: string) => BrunoAround
}

/**
 * Reads the settings of Bruno folders among files: the nearer one counts before the farther, and the
 * environment before the collection. What several environments do not agree on stays open.
 */
export function readBrunoFolders(files: readonly ImportFile[]): BrunoFolders {
  const texts = new Map(
    files.flatMap((file) => ('text' in file ? [[file.path, file.text] as const] : [])),
  )
  const environments = [...texts.keys()].filter((path) =>
    /(?:^|\/)environments\/[^/]*\.bru$/.test(path),
  )
  const collection = [...texts].find(([path]) => /(?:^|\/)bruno\.json$/.test(path))
  const json = collection ? readJson(collection[1]) : null
  const isChosen = environments.length < 2
  return {
    title: json?.ok ? textOf(memberAt(json.value, 'name')) : '',
    leftOut: isChosen
      ? []
      : environments.map((name) => ({ name, folderPath: [], reason: { kind: 'one-of-several' } })),
    aroundOf: (path) => {
      const folders = path.split('/').slice(0, -1)
      const above = folders.map((_, index) => `${folders.slice(0, index + 1).join('/')}/`)
      const levels = ['', ...above]
      const read = (around: BrunoAround, file: string | undefined) =>
        readBrunoAround(texts.get(file ?? '') ?? '', around)
      const inCollection = levels
        .map((level) => `${level}collection.bru`)
        .reduce(read, nothingAround)
      const ofEnvironments = environments.map((file) => read(nothingAround, file).variables)
      const inEnvironment = {
        ...inCollection,
        variables: agreeOn(inCollection.variables, ofEnvironments),
      }
      return levels.map((level) => `${level}folder.bru`).reduce(read, inEnvironment)
    },
  }
}
