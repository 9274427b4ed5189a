import type { Connection } from '#core/connection/connection.ts'
import { findConnectionOf, nameOfAddress } from '#core/connection/match-connection.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import type { ShareFile } from './share.ts'
import { withoutCredentials } from './render-endpoint.ts'
import { presets } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { findDefinition } from '#core/query/filter-key.ts'
import { asTextValue, readAlternatives, readValues } from '#core/query/filter-values.ts'
import type { StoredForm } from '#core/query/form.ts'
import { isPlainAddress } from '#core/url/split-url.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import {
  folderDocumentName,
  renderFolderDocument,
  type FolderConnection,
} from '#core/folder/folder-document.ts'
import { nameKeyOf } from '#core/workspace/saved-name.ts'
import { numberPath, planQueryPath, renderSavedFile } from '#core/workspace/saved-query.ts'

/**
 * Saved queries as a folder (docs/workspace-folder.md), with the connections that they name and the names of the
 * values in them. Contains no token. The server of a sample, whose address changes, is left out.
 */
export function renderFolder(
  name: string,
  requests: readonly SavedRequest[],
  connections: readonly Connection[],
): ShareFile[] {
  const servers = new Map<string, FolderConnection>()
  const definitions: FilterDefinition[] = []
  const nameOf = createUniqueNames((name, number) => `${name} ${String(number)}`)
  const pathOf = createUniqueNames(numberPath)
  const queries = requests.map((request): ShareFile => {
    const own = findConnectionOf(request, connections)
    const server = own?.builtIn ? null : serverOf(own, request.baseUrl)
    if (server !== null && !servers.has(server.baseUrl))
      servers.set(server.baseUrl, { ...server, name: nameOf(server.name) })
    for (const definition of usedDefinitions(own?.filterDefinitions ?? [], request.form))
      mergeDefinition(definitions, definition)
    const path = pathOf(planQueryPath(request))
    const named = server === null ? null : (servers.get(server.baseUrl) ?? null)
    const text = renderSavedFile({ ...request, baseUrl: named?.baseUrl ?? '' }, path, {
      connection: named?.name ?? '',
      servers: named && [named],
      definitions: own?.filterDefinitions ?? [],
    })
    return { path, text }
  })
  const document = { name, connections: [...servers.values()], filters: definitions }
  return [{ path: folderDocumentName, text: renderFolderDocument(document) }, ...queries]
}

function serverOf(own: Connection | null, address: string): FolderConnection | null {
  const baseUrl = withoutCredentials(own?.baseUrl ?? address)
  if (!isPlainAddress(baseUrl)) return null
  return {
    name: own?.name ?? nameOfAddress(baseUrl),
    baseUrl,
    conventions: own?.conventions ?? presets.documented,
    limits: own?.limits ?? defaultExchangeLimits,
    colour: own?.colour ?? 'none',
    itemLink: own?.itemLink ?? '',
  }
}

/** Names that differ by more than case, because Windows and macOS take others for the same. */
function createUniqueNames(numberName: (name: string, number: number) => string) {
  const taken = new Set<string>()
  return (name: string): string => {
    for (let number = 1; ; number += 1) {
      const unique = number === 1 ? name : numberName(name, number)
      const key = nameKeyOf(unique)
      if (taken.has(key)) continue
      taken.add(key)
      return unique
    }
  }
}

/** The definitions of the keys in a query, with the names of its values alone: a server may know thousands. */
const usedDefinitions = (
  known: readonly FilterDefinition[],
  { filters }: StoredForm,
): FilterDefinition[] =>
  filters.flatMap(({ key, value }) => {
    const definition = findDefinition(known, key)
    if (definition === null) return []
    const values =
      value.kind === 'relative'
        ? []
        : readValues(definition, asTextValue(definition, value)).flatMap((one) => [
            one,
            ...readAlternatives(one),
          ])
    const knownValues = definition.knownValues.filter((one) => values.includes(one.value))
    return [{ ...definition, knownValues }]
  })

function mergeDefinition(definitions: FilterDefinition[], added: FilterDefinition): void {
  const known = findDefinition(definitions, added.key)
  if (known === null) {
    definitions.push(added)
    return
  }
  const isNew = ({ value }: { value: string }) =>
    known.knownValues.every((one) => one.value !== value)
  known.knownValues = [...known.knownValues, ...added.knownValues.filter(isNew)]
}
