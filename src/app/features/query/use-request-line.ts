import { computed } from 'vue'
import type { Method } from '#core/query/form.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { focusField } from '#app/ui/field-test.ts'
import { useCommand } from '#app/features/commands/use-command.ts'
import { useLeaveRawBody } from './use-leave-raw-body.ts'

/** What is done with the request line: its query is sent or given up, its method chosen, its fields gone to; by command too. */
export function useRequestLine() {
  const answer = useAnswerStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const tabs = useTabsStore()
  const leaveRawBody = useLeaveRawBody()
  const canSend = computed(() => query.plan !== null && connections.current !== null)

  function send() {
    const connection = connections.current
    if (query.plan === null || connection === null) return
    // From here on the history has it.
    tabs.change({ origin: query.written })
    answer.send({
      id: crypto.randomUUID(),
      keptId: null,
      sentAt: new Date().toISOString(),
      connectionId: connection.id,
      baseUrl: connection.baseUrl,
      conventions: query.conventions,
      form: query.plannedForm,
      plan: query.plan,
      purpose: { kind: 'send' },
      query: { form: query.plannedForm, plan: query.plan },
    })
  }

  /** GET takes no body: one that was typed by hand is read back into the form. */
  function chooseMethod(method: Method) {
    if (query.rawBody !== null && method === 'GET') leaveRawBody(method)
    else query.change({ method })
  }

  useCommand('send', send, () => canSend.value && !answer.isSending)
  useCommand('cancel', answer.cancel, () => answer.isSending)
  for (const [name, method] of [
    ['method-get', 'GET'],
    ['method-post', 'POST'],
  ] as const)
    useCommand(
      name,
      () => {
        chooseMethod(method)
      },
      () => query.form.method !== method,
    )
  useCommand('endpoint', () => {
    // What is typed now is another endpoint.
    focusField({ part: 'endpoint' }, 'selected')
  })
  useCommand(
    'full-text',
    () => {
      focusField({ part: 'q' })
    },
    () => query.rawBody === null,
  )

  return { canSend, send, chooseMethod }
}
