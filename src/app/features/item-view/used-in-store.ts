import { defineStore } from 'pinia'
import type { InvestigationState } from '#app/investigate/run-investigation.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import { createWeakMemory } from '#app/stores/weak-memory.ts'
import type { UsedIn } from '#core/investigate/used-in.ts'

/** The search for the items that link to an item, in the endpoints that it went through. */
export interface UsedInSearch {
  endpoints: readonly string[]
  relations: readonly string[]
  state: InvestigationState<UsedIn>
}

/** The last search for each item of a response, by ID; another item or tab may be shown in between. */
export const useUsedInStore = defineStore('used-in', () => {
  const searches = createWeakMemory<ResponseClient, ReadonlyMap<string, UsedInSearch>>()
  return {
    searchOf: (client: ResponseClient, id: string) => searches.read(client)?.get(id) ?? null,
    keep(client: ResponseClient, id: string, search: UsedInSearch) {
      searches.write(client, new Map(searches.read(client)).set(id, search))
    },
  }
})
