import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { planLinkedNames, type UnnamedLinks } from '#core/investigate/item-by-id.ts'
import { useSendExchange } from '#app/client/response-client.ts'
import { createAskStep } from '#app/investigate/run-investigation.ts'
import type { ShownResponse } from './response-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useSettingsStore } from './settings-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** Names of linked items and categories that a response has by ID only, requested once for each response if enabled in the settings. */
export const useLinkedNamesStore = defineStore('linked-names', () => {
  const sendExchange = useSendExchange()
  const observed = useObservedInstancesStore()
  const settings = useSettingsStore()
  const valueNames = useValueNamesStore()
  /** By connection and ID. An item that the server did not name is missing. */
  const names = shallowRef<ReadonlyMap<string, string>>(new Map())
  /** The responses whose links were asked for. */
  const asked = new WeakSet<ShownResponse['client']>()

  /** null if it is not known. */
  const nameOf = ({ sent }: ShownResponse, id: string): string | null =>
    names.value.get(keyOf(sent.connectionId, id)) ?? null

  /** Requests names by one request; `list` is called only if it does. */
  async function load(response: ShownResponse, list: () => UnnamedLinks) {
    const { client, sent } = response
    // For a saved response, no request is sent.
    if (!settings.settings.linkedNames || sent.savedResponseId !== null) return
    if (!observed.isDatacycleAt(sent.connectionId) || asked.has(client)) return
    const step = planLinkedNames(list(), sent.form)
    if (step === null) return
    asked.add(client)
    const { details } = await createAskStep(sendExchange, sent.connectionId)(step).outcome
    const items = details?.items ?? []
    const categories = items.flatMap((one) => one.categories)
    valueNames.learn(sent.connectionId, categories, true)
    names.value = new Map([
      ...names.value,
      ...[...items.map(({ id, name: label }) => ({ id, label })), ...categories]
        .filter(({ label }) => label !== '')
        .map(({ id, label }) => [keyOf(sent.connectionId, id), label] as const),
    ])
  }

  return { nameOf, load }
})

/** Unique, because connection IDs contain no space. */
const keyOf = (connectionId: string, id: string): string => `${connectionId} ${id}`
