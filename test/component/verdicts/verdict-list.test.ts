import { expect, test } from 'vitest'
import { h } from 'vue'
import VerdictList from '#app/features/verdicts/VerdictList.vue'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { createVerdict } from '#core/verdict/verdict.ts'
import { openPage } from '../../support/page/open-page.ts'

const absent = createVerdict(
  { kind: 'include', name: 'foo' },
  { kind: 'relation-absent', relation: 'foo', near: [] },
)
const ignored = createVerdict(
  { kind: 'sort' },
  { kind: 'out-of-order', attribute: 'startDate', direction: 'ascending' },
)

const shown = (name: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-test="${name}"]`))

test('the gravest result comes first, with the remedy that the form has for it', () => {
  const applied: string[] = []
  const page = openPage(
    () => ({}),
    {},
    () =>
      h(VerdictList, {
        verdicts: [absent, ignored],
        wanted: null,
        canApplyRemedy: () => true,
        formRemedyOf: ({ kind }: RequestParameter) =>
          kind === 'sort' ? { label: 'Sort by name', apply: () => applied.push(kind) } : null,
      }),
  )
  expect(shown('verdict').map(({ dataset }) => dataset.verdict)).toEqual(['ignored', 'absent'])
  const buttons = shown('verdict.remedy')
  expect(buttons.map(({ textContent }) => textContent.trim())).toEqual(['Sort by name'])
  buttons[0]?.click()
  expect(applied).toEqual(['sort'])
  page.close()
})
