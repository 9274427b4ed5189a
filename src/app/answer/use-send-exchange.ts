import { inject } from 'vue'
import { sendExchangeKey, type SendExchange } from './answer-client.ts'

/** The page's way to send requests. For components and stores of a running page. */
export function useSendExchange(): SendExchange {
  const send = inject(sendExchangeKey)
  if (!send) throw new Error('No way to send was provided')
  return send
}
