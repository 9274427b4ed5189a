import { ref, computed, watch } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { useAnswerOfForm } from '#app/shown-answer/use-own-answer.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'

/** Maximum size of a sample item, in characters. */
const maxItemLength = 200_000

/** The item that is shared as a sample, loaded once `includesItem` is set. */
export function useSampleItem(ownAnswer: ReturnType<typeof useAnswerOfForm>) {
  const answer = useAnswerStore()
  const { locale } = useWords()
  const includesItem = ref(false)
  const item = ref<string | null>(null)
  /** Name of the sample item, or its ID; '' until loaded. */
  const itemName = ref('')
  const position = computed(() => answer.selected ?? 0)

  async function loadName() {
    const response = ownAnswer.value
    if (response === null || response.end.items === 0) return
    const positions = [position.value]
    const { labels: found } = await response.client.ask({
      kind: 'labels',
      positions,
      language: locale.value,
    })
    const { name = '', id = '' } = found[0] ?? {}
    itemName.value = name === '' ? id : name
  }

  async function loadItem() {
    const response = ownAnswer.value
    if (response === null || response.end.items === 0) return
    const { text } = await response.client.ask({
      kind: 'item',
      position: position.value,
      limit: maxItemLength,
    })
    item.value = text
  }

  watch(includesItem, (wanted) => wanted && loadItem())
  watch(() => ownAnswer.value?.client, loadName, { immediate: true })
  return { includesItem, item, itemName }
}
