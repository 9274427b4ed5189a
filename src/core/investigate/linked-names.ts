import type { QueryForm } from '#core/query/form.ts'
import type { Step } from './investigation.ts'

/** As many IDs fit into an address; more are not asked for. */
export const maxLinkedNames = 100

/**
 * The request for the names of items by their IDs, in the language of a query (datacycle-core.md 1). Unknown IDs and
 * those of categories are passed over by the server.
 */
export function planLinkedNames(ids: readonly string[], { extra }: QueryForm): Step {
  const language = extra.find(({ name }) => name === 'language')?.value
  const languages = language?.kind === 'list' ? language.items : (language?.text ?? '').split(',')
  return {
    key: 'linked-names',
    plan: {
      kind: 'resource',
      resource: { kind: 'selected-things' },
      query: [
        { name: 'uuids', members: ids },
        { name: 'fields', members: ['name'] },
        { name: 'page[size]', members: [String(maxLinkedNames)] },
        ...(languages.join('') === '' ? [] : [{ name: 'language', members: languages }]),
      ],
      body: null,
    },
    purpose: { kind: 'linked-names' },
    countedRelations: [],
    readsDetails: true,
  }
}
