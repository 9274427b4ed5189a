import { inject } from 'vue'
import { hostClientKey, type HostClient } from './host-client.ts'

/** The client of this page's host, for components and stores of a running page. */
export function useHostClient(): HostClient {
  const client = inject(hostClientKey)
  if (!client) throw new Error('No host client was provided')
  return client
}
