import { useMessage } from 'naive-ui'
import type { Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { GridColumn } from '#core/content/grid-layout.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { useSpokenWords } from '#app/words/use-spoken-words.ts'
import { useCopyText } from '#app/ui/use-copy-text.ts'

/** Copies rows and column names to the clipboard. */
export function useCopyRows(options: {
  client: Readonly<Ref<AnswerClient>>
  positionOf: (row: number) => number
}) {
  const { client, positionOf } = options
  const { say } = useWords()
  const words = useSpokenWords()
  const message = useMessage()
  const copyText = useCopyText()

  async function copyRows(
    rows: readonly number[],
    columns: readonly GridColumn[],
    hasHeader: boolean,
  ) {
    const { text } = await client.value.ask({
      kind: 'table',
      positions: rows.map(positionOf),
      paths: columns.map(({ path }) => path),
      hasHeader,
      words: words.value,
    })
    if (await copyText(text))
      message.success(
        hasHeader ? say('results.copiedRows', { count: rows.length }) : say('app.copied'),
      )
  }

  async function copyName({ key }: GridColumn) {
    if (await copyText(key)) message.success(say('app.copied'))
  }

  return { copyRows, copyName }
}
