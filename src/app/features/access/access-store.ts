import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { planAccess, type Access, type AccessQuestion } from '#core/investigate/access.ts'
import { useSendExchange } from '#app/client/response-client.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import {
  runInvestigation,
  type InvestigationState,
  createAskStep,
} from '#app/investigate/run-investigation.ts'

export interface AccessEndpoint {
  name: string
  label: string
  kind: 'unknown' | 'collection' | 'search'
}

/** A connection whose token is tested on every endpoint. */
export interface AskedConnection {
  id: string
  name: string
  question: AccessQuestion
}

interface Column extends AskedConnection {
  /** null until it starts. */
  state: InvestigationState<ReadonlyMap<string, Access>> | null
}

/** The last access matrix: its endpoints, and the results of each connection so far. */
export interface AccessMatrix {
  /** ID of the connection whose endpoints are listed. */
  connectionId: string
  endpoints: readonly AccessEndpoint[]
  columns: readonly Column[]
  progress: 'running' | 'stopped' | 'done'
}

/** Requests many endpoints with many tokens, one connection after another, at most three requests at a time. */
export const useAccessStore = defineStore('access', () => {
  const sendExchange = useSendExchange()
  const endpoints = useEndpointsStore()
  const matrix = shallowRef<AccessMatrix | null>(null)
  let running: { stop(): void } | null = null

  function start(requested: {
    connectionId: string
    endpoints: readonly AccessEndpoint[]
    connections: readonly { id: string; name: string; isDatacycle: boolean; hasToken: boolean }[]
    /** True to also find the newest modification date of each endpoint. */
    wantsNewestDate: boolean
  }) {
    stop()
    const { connectionId, wantsNewestDate } = requested
    const names = requested.endpoints.map(({ name }) => name)
    const columns = requested.connections.map(({ id, name, isDatacycle, hasToken }) => ({
      id,
      name,
      question: planAccess(names, { isDatacycle, wantsNewestDate, hasToken }),
      state: null,
    }))
    matrix.value = {
      connectionId,
      endpoints: requested.endpoints,
      columns,
      progress: 'running',
    }
    askColumn(0)
  }

  function askColumn(at: number) {
    const column = matrix.value?.columns[at]
    if (!column) {
      change({ progress: 'done' })
      return
    }
    running = runInvestigation(column.question, createAskStep(sendExchange, column.id), (state) => {
      change({
        columns: (matrix.value?.columns ?? []).map((one, place) =>
          place === at ? { ...one, state } : one,
        ),
      })
      const access = [...column.question.access(state.outcomes)]
      endpoints.noteReadable(
        column.id,
        access.flatMap(([name, { kind }]) => (kind === 'open' ? [name] : [])),
      )
      if (state.progress.kind === 'concluded') askColumn(at + 1)
      if (state.progress.kind === 'stopped') change({ progress: 'stopped' })
    })
  }

  function change(to: Partial<AccessMatrix>) {
    if (matrix.value !== null) matrix.value = { ...matrix.value, ...to }
  }

  function stop() {
    running?.stop()
    running = null
  }

  return { matrix, start, stop }
})
