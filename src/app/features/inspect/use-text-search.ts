import { onBeforeUnmount, ref, shallowRef, watch, type Ref } from 'vue'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import type { Part } from '#app/answer-worker/part-protocol.ts'

/** After this many hits, the search stops. */
const maxHits = 100_000

/** Searches a part of the response in pieces, so that nothing else is blocked. */
export function useTextSearch(options: {
  client: Ref<AnswerClient>
  part: Ref<Part>
  /** Receives the byte offset of the first hit. */
  onFirstHit: (offset: number) => void
}) {
  const { client, part, onFirstHit } = options
  const needle = ref('')
  const hits = shallowRef<readonly number[]>([])
  const current = ref(-1)
  const isSearching = ref(false)
  let lastSearch = 0

  async function search() {
    lastSearch += 1
    const thisSearch = lastSearch
    const isCurrent = () => thisSearch === lastSearch
    hits.value = []
    current.value = -1
    isSearching.value = needle.value !== ''
    if (needle.value === '') return
    const found: number[] = []
    let from: number | null = null
    do {
      const reply: { offsets: readonly number[]; next: number | null } = await client.value.ask({
        kind: 'search',
        part: part.value,
        needle: needle.value,
        from,
      })
      if (!isCurrent()) return
      const isFirst = found.length === 0 && reply.offsets.length > 0
      found.push(...reply.offsets)
      if (reply.offsets.length > 0) hits.value = [...found]
      if (isFirst) {
        current.value = 0
        onFirstHit(found[0] ?? 0)
      }
      from = reply.next
    } while (from !== null && found.length < maxHits)
    isSearching.value = false
  }

  /** The offset of the next or previous hit, with wrap-around; null without hits. */
  function step(by: -1 | 1): number | null {
    if (hits.value.length === 0) return null
    current.value = (current.value + by + hits.value.length) % hits.value.length
    return hits.value[current.value] ?? null
  }

  watch([needle, client, part], search)
  onBeforeUnmount(() => {
    lastSearch += 1
  })

  return { needle, hits, current, isSearching, step }
}
