import { h } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { listRewrittenMembers, readBodyIntoForm } from '#core/query/typed-body.ts'
import type { Method } from '#core/query/form.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useConfirm } from '#app/ui/message.ts'
import { lazyComponent } from '#app/ui/lazy-component.ts'

const LeftOutList = lazyComponent(() => import('./LeftOutList.vue'))

/** Reads the raw body back into the form. Asks first if parts of it would be lost or changed. */
export function useLeaveRawBody(): (method?: Method) => void {
  const query = useQueryStore()
  const confirm = useConfirm()
  const { say } = useWords()

  async function leave(method: Method) {
    if (query.rawBody === null) return
    const read = readBodyIntoForm(query.form, query.rawBody, query.conventions)
    if (!read.ok) {
      const isConfirmed = await confirm({
        title: say('query.raw.leave'),
        content: say('query.raw.unreadable'),
        action: say('query.raw.discard'),
        stay: say('connect.leave.stay'),
      })
      if (isConfirmed) query.replaceForm({ ...query.form, method })
      return
    }
    const { form, token, leftOut } = read.value
    const rewritten = listRewrittenMembers(query.rawBody, read.value, query.conventions)
    const isConfirmed =
      (leftOut.length === 0 && rewritten.length === 0 && token === null) ||
      (await confirm({
        title: say('query.raw.leave'),
        content: () => h(LeftOutList, { leftOut, rewritten, hasToken: token !== null }),
        action: say(
          leftOut.length > 0 || token !== null ? 'query.raw.leaveAnyway' : 'query.raw.rewrite',
        ),
        stay: say('connect.leave.stay'),
      }))
    if (isConfirmed) query.replaceForm({ ...form, method })
  }

  return (method = 'POST') => void leave(method)
}
