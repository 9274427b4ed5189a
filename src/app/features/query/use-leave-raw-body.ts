import { h } from 'vue'
import { useI18n } from 'vue-i18n'
import { readBodyIntoForm } from '#core/query/read-body-into-form.ts'
import type { Method } from '#core/query/form.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useConfirm } from '#app/ui/use-confirm.ts'
import LeftOutList from './LeftOutList.vue'

/**
 * Turns the body typed by hand back into the form, and names before that what the form cannot say.
 * A body that cannot be read at all is only given up after asking.
 */
export function useLeaveRawBody(): (method?: Method) => void {
  const query = useQueryStore()
  const confirm = useConfirm()
  const { t } = useI18n()

  async function leave(method: Method) {
    if (query.rawBody === null) return
    const read = readBodyIntoForm(query.form, query.rawBody, query.conventions)
    if (!read.ok) {
      const isMeant = await confirm({
        title: t('query.raw.leave'),
        content: t('query.raw.unreadable'),
        action: t('query.raw.discard'),
        stay: t('query.raw.stay'),
      })
      if (isMeant) query.revise({ ...query.form, method })
      return
    }
    const { form, token, leftOut } = read.value
    const isMeant =
      (leftOut.length === 0 && token === null) ||
      (await confirm({
        title: t('query.raw.leave'),
        content: () => h(LeftOutList, { leftOut, hasToken: token !== null }),
        action: t('query.raw.leaveAnyway'),
        stay: t('query.raw.stay'),
      }))
    if (isMeant) query.revise({ ...form, method })
  }

  return (method = 'POST') => void leave(method)
}
