import { computed, type Ref } from 'vue'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { expectAttributes, type ExpectedAttribute } from '#core/item-view/missing-of-item.ts'
import { restrictsAttributes } from '#core/query/flat-fields.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { usePageRowsStore } from '#app/stores/page-rows-store.ts'
import { useRequiredAttributes } from '#app/features/coverage/use-required-attributes.ts'

/** The attributes required and expected of the items of a response, and whether its request excluded attributes. */
export function useItemRequirements(client: Readonly<Ref<AnswerClient>>) {
  const answers = useAnswerStore()
  const rows = usePageRowsStore()
  const connections = useConnectionsStore()
  /** null for an item opened by ID, which is always complete. */
  const sent = computed(() =>
    answers.answer?.client === client.value ? answers.answer.sent : null,
  )
  const { required } = useRequiredAttributes(
    () => sent.value?.connectionId ?? connections.currentId ?? '',
  )
  return computed(
    (): {
      required: RequiredAttributes
      expected: readonly ExpectedAttribute[]
      excludesAttributes: boolean
    } => ({
      required: required.value,
      expected: expectAttributes(rows.kindsOf(client.value)),
      excludesAttributes: sent.value !== null && restrictsAttributes(sent.value.form),
    }),
  )
}
