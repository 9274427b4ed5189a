import { useDialog } from 'naive-ui'
import { h } from 'vue'
import { useI18n } from 'vue-i18n'
import { readBodyIntoForm } from '#core/query/read-body-into-form.ts'
import type { Method } from '#core/query/form.ts'
import { useQueryStore } from '../../stores/query-store.ts'
import LeftOutList from './LeftOutList.vue'

/**
 * Turns the body typed by hand back into the form, and names before that what the form cannot say.
 * A body that cannot be read at all is only given up after asking.
 */
export function useLeaveRawBody(): (method?: Method) => void {
  const query = useQueryStore()
  const dialog = useDialog()
  const { t } = useI18n()

  return (method = 'POST') => {
    if (query.rawBody === null) return
    const read = readBodyIntoForm(query.form, query.rawBody, query.conventions)
    if (!read.ok) {
      dialog.warning({
        title: t('query.raw.leave'),
        content: t('query.raw.unreadable'),
        positiveText: t('query.raw.discard'),
        negativeText: t('query.raw.stay'),
        onPositiveClick: () => {
          query.revise({ ...query.form, method })
        },
      })
      return
    }
    const { form, token, leftOut } = read.value
    const back = () => {
      query.revise({ ...form, method })
    }
    if (leftOut.length === 0 && token === null) {
      back()
      return
    }
    dialog.warning({
      title: t('query.raw.leave'),
      content: () => h(LeftOutList, { leftOut, hasToken: token !== null }),
      positiveText: t('query.raw.leaveAnyway'),
      negativeText: t('query.raw.stay'),
      onPositiveClick: back,
    })
  }
}
