import { computed, type Ref } from 'vue'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { restrictsAttributes } from '#core/query/flat-fields.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useRequiredAttributes } from '#app/features/coverage/use-required-attributes.ts'

/** The attributes required of the items of a response, and whether its request excluded attributes. */
export function useItemRequirements(client: Readonly<Ref<AnswerClient>>) {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  /** null for an item opened by ID, which is always complete. */
  const sent = computed(() =>
    answers.answer?.client === client.value ? answers.answer.sent : null,
  )
  const { required } = useRequiredAttributes(
    () => sent.value?.connectionId ?? connections.currentId ?? '',
  )
  return computed((): { required: RequiredAttributes; excludesAttributes: boolean } => ({
    required: required.value,
    excludesAttributes: sent.value !== null && restrictsAttributes(sent.value.form),
  }))
}
