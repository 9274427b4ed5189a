import { computed, shallowRef, ref, watch, onBeforeUnmount, type Ref } from 'vue'
import type { TextLine } from '#core/response/line-index.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import type { Layout, Part, QuestionOf, ReplyOf } from '#app/response-worker/protocol.ts'

/** The number of lines to load at least, also before the height of the view is known. */
const minLineCount = 60

/** The lines of a text that are in view, loaded from the worker. */
export function useTextLines(options: {
  client: Ref<ResponseClient>
  part: Ref<Part>
  layout: Ref<Layout>
  /** Changes when the text grows. */
  byteLength: Ref<number>
  isVisible: Ref<boolean>
  isSearching: Ref<boolean>
  first: Ref<number>
  last: Ref<number>
}) {
  const { client, part, layout, byteLength, isVisible, isSearching, first, last } = options
  const loadedFrom = ref(0)
  const lines = shallowRef<readonly TextLine[]>([])
  const lineCount = ref(0)
  const isFullyCounted = ref(false)
  let lastQuestion = 0
  /** Before the lines are counted and the view is measured, as many as a view needs. */
  const wantedEnd = computed(() => Math.max(last.value, first.value + minLineCount))

  /** Loads the lines in view, then polls the line count until all lines are counted. */
  async function load() {
    lastQuestion += 1
    const thisQuestion = lastQuestion
    if (!isVisible.value) return
    const wantedFrom = first.value
    const wantedTo = wantedEnd.value
    let areLinesLoaded = false
    for (;;) {
      const to: number = areLinesLoaded ? wantedFrom : wantedTo
      const reply = await client.value.ask({
        kind: 'lines',
        part: part.value,
        layout: layout.value,
        from: wantedFrom,
        to,
      })
      if (thisQuestion !== lastQuestion) return
      if (!areLinesLoaded) {
        loadedFrom.value = wantedFrom
        lines.value = reply.lines
      }
      lineCount.value = reply.lineCount
      isFullyCounted.value = reply.isWhole
      areLinesLoaded =
        wantedFrom + reply.lines.length >= wantedTo || reply.isWhole || areLinesLoaded
      // Polling pauses during a search: showing its first hit counts the lines up to there. The end of the
      // search calls `load` again.
      if (reply.isWhole || (areLinesLoaded && isSearching.value)) return
    }
  }

  watch([client, part, layout, byteLength, isVisible, isSearching, first, wantedEnd], load, {
    immediate: true,
  })
  onBeforeUnmount(() => {
    lastQuestion += 1
  })

  return { loadedFrom, lines, lineCount, isFullyCounted }
}

/** After this many hits, the search stops. */
const maxHits = 100_000

/** Searches a part of the response in pieces, so that nothing else is blocked, and goes on when it grows. */
export function useTextSearch(options: {
  client: Ref<{ ask: (question: QuestionOf<'search'>) => Promise<ReplyOf<'search'>> }>
  part: Ref<Part>
  /** Changes when the text grows. */
  byteLength: Ref<number>
  /** Receives the byte offset of the first hit. */
  onFirstHit: (offset: number) => void
}) {
  const { client, part, byteLength, onFirstHit } = options
  const needle = ref('')
  const hits = shallowRef<readonly number[]>([])
  const current = ref(-1)
  const isSearching = ref(false)
  let lastSearch = 0
  /** The length of the text when its end was reached. */
  let searchedTo = 0

  async function search() {
    lastSearch += 1
    hits.value = []
    current.value = -1
    searchedTo = 0
    isSearching.value = needle.value !== ''
    if (needle.value !== '') await searchFrom(null)
  }

  /** A hit may begin before the former end; hits do not overlap. */
  async function searchOn(): Promise<void> {
    const length = new TextEncoder().encode(needle.value).length
    const behindHits = (hits.value.at(-1) ?? -length) + length
    await searchFrom(Math.max(behindHits, searchedTo - length + 1))
  }

  async function searchFrom(start: number | null) {
    const thisSearch = lastSearch
    isSearching.value = true
    const found = [...hits.value]
    let from = start
    let lengthBefore: number
    do {
      lengthBefore = byteLength.value
      const reply: ReplyOf<'search'> = await client.value.ask({
        kind: 'search',
        part: part.value,
        needle: needle.value,
        from,
      })
      if (thisSearch !== lastSearch) return
      const isFirst = found.length === 0 && reply.offsets.length > 0
      found.push(...reply.offsets)
      if (reply.offsets.length > 0) hits.value = [...found]
      if (isFirst) {
        current.value = 0
        onFirstHit(found[0] ?? 0)
      }
      from = reply.next
    } while (from !== null && found.length < maxHits)
    searchedTo = lengthBefore
    isSearching.value = false
    // It may have grown while it was searched.
    if (byteLength.value > lengthBefore && found.length < maxHits) await searchOn()
  }

  /** The offset of the next or previous hit, with wrap-around; null without hits. */
  function step(by: -1 | 1): number | null {
    if (hits.value.length === 0) return null
    current.value = (current.value + by + hits.value.length) % hits.value.length
    return hits.value[current.value] ?? null
  }

  watch([needle, client, part], search)
  watch(byteLength, async () => {
    if (needle.value !== '' && !isSearching.value && hits.value.length < maxHits) await searchOn()
  })
  onBeforeUnmount(() => {
    lastSearch += 1
  })

  return { needle, hits, current, isSearching, step }
}
