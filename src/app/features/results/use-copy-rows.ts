import { useMessage } from 'naive-ui'
import type { Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { GridColumn } from '#core/content/grid-layout.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { useCopyText } from '#app/ui/use-copy-text.ts'

/** Puts rows and names of columns on the clipboard. */
export function useCopyRows(options: {
  client: Readonly<Ref<AnswerClient>>
  positionOf: (row: number) => number
}) {
  const { client, positionOf } = options
  const { t, locale } = useI18n()
  const message = useMessage()
  const copyText = useCopyText()

  async function copyRows(
    rows: readonly number[],
    columns: readonly GridColumn[],
    withNames: boolean,
  ) {
    const { text } = await client.value.ask({
      kind: 'table',
      positions: rows.map(positionOf),
      paths: columns.map(({ path }) => path),
      header: withNames ? columns.map(({ key }) => key) : null,
      language: locale.value,
    })
    if (await copyText(text))
      message.success(withNames ? t('results.copiedRows', rows.length) : t('app.copied'))
  }

  async function copyName({ key }: GridColumn) {
    if (await copyText(key)) message.success(t('app.copied'))
  }

  return { copyRows, copyName }
}
