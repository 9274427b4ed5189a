import type { QueryForm } from '#core/query/form.ts'
import type { Step } from './investigation.ts'

/** As many IDs fit into an address; more are not asked for. */
const maxLinkedNames = 100

/** What came by ID only. */
export interface UnnamedLinks {
  /** IDs of linked items. */
  items: readonly string[]
  /** IDs of the items whose categories have no names. */
  owners: readonly string[]
}

/**
 * The request for the names of items by their IDs, in the language of a query (datacycle-core.md 1). The names of
 * categories come with the items that have them, because the server passes over IDs of categories; no recorded
 * response has that path, but a path opens its relation (datacycle-core.md 2.3). null if there is nothing to ask.
 */
export function planLinkedNames(
  { items, owners }: UnnamedLinks,
  { extra }: QueryForm,
): Step | null {
  const ids = [...new Set([...owners, ...items])].slice(0, maxLinkedNames)
  if (ids.length === 0) return null
  const language = extra.find(({ name }) => name === 'language')?.value
  const languages = language?.kind === 'list' ? language.items : (language?.text ?? '').split(',')
  return {
    key: 'linked-names',
    plan: {
      kind: 'resource',
      resource: { kind: 'selected-things' },
      query: [
        { name: 'uuids', members: ids },
        {
          name: 'fields',
          members: ['name', ...(owners.length === 0 ? [] : ['dc:classification.skos:prefLabel'])],
        },
        { name: 'page[size]', members: [String(maxLinkedNames)] },
        ...(languages.join('') === '' ? [] : [{ name: 'language', members: languages }]),
      ],
      body: null,
    },
    purpose: { kind: 'linked-names' },
    readsDetails: true,
  }
}
