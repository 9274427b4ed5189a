import { computed, type Ref } from 'vue'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { namesFields } from '#core/query/flat-fields.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useRequiredAttributes } from '#app/features/coverage/use-required-attributes.ts'

/** What is required of the items of an answer, and whether its request left attributes out. */
export function useItemRequirements(client: Readonly<Ref<AnswerClient>>) {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  /** null for an item by its ID, which comes whole. */
  const sent = computed(() =>
    answers.answer?.client === client.value ? answers.answer.sent : null,
  )
  const { required } = useRequiredAttributes(
    () => sent.value?.connectionId ?? connections.currentId ?? '',
  )
  return computed((): { required: RequiredAttributes; isPartial: boolean } => ({
    required: required.value,
    isPartial: sent.value !== null && namesFields(sent.value.form),
  }))
}
