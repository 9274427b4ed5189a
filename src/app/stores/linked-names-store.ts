import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { maxLinkedNames, planLinkedNames } from '#core/investigate/linked-names.ts'
import { useSendExchange } from '#app/response/response-client.ts'
import { createAskStep } from '#app/investigate/ask-step.ts'
import type { ShownResponse } from './response-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** Names of linked items that a response has by ID only, requested once for each response if enabled in the settings. */
export const useLinkedNamesStore = defineStore('linked-names', () => {
  const sendExchange = useSendExchange()
  const observed = useObservedInstancesStore()
  const settings = useSettingsStore()
  /** By connection and ID. An item that the server did not name is missing. */
  const names = shallowRef<ReadonlyMap<string, string>>(new Map())
  /** The responses whose links were asked for. */
  const asked = new WeakSet<ShownResponse['client']>()

  /** null if it is not known. */
  const nameOf = ({ sent }: ShownResponse, id: string): string | null =>
    names.value.get(keyOf(sent.connectionId, id)) ?? null

  /** Requests the names of the listed items, at most `maxLinkedNames` of them; they are listed only if it does. */
  async function load(response: ShownResponse, listIds: () => readonly string[]) {
    const { client, sent } = response
    // For a saved response, no request is sent.
    if (!settings.settings.linkedNames || sent.keptId !== null) return
    if (!observed.isDatacycleAt(sent.connectionId) || asked.has(client)) return
    const unknown = listIds().filter((id) => !names.value.has(keyOf(sent.connectionId, id)))
    const wanted = [...new Set(unknown)].slice(0, maxLinkedNames)
    if (wanted.length === 0) return
    asked.add(client)
    const step = planLinkedNames(wanted, sent.form)
    const { details } = await createAskStep(sendExchange, sent.connectionId)(step).outcome
    const found = (details?.items ?? []).filter(({ name }) => name !== '')
    names.value = new Map([
      ...names.value,
      ...found.map(({ id, name }) => [keyOf(sent.connectionId, id), name] as const),
    ])
  }

  return { nameOf, load }
})

/** Unique, because connection IDs contain no space. */
const keyOf = (connectionId: string, id: string): string => `${connectionId} ${id}`
