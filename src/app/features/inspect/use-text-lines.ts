import { shallowRef, ref, watch, onBeforeUnmount, type Ref } from 'vue'
import type { TextLine } from '#core/response/line-index.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import type { Layout, Part } from '#app/answer-worker/part-protocol.ts'

/** The number of lines to load at least, also before the height of the view is known. */
const minLineCount = 60

/** The lines of a text that are in view, loaded from the worker. */
export function useTextLines(options: {
  client: Ref<AnswerClient>
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

  /** Loads the lines in view, then polls the line count until all lines are counted. */
  async function load() {
    lastQuestion += 1
    const thisQuestion = lastQuestion
    if (!isVisible.value) return
    const [wantedFrom, wantedTo] = [first.value, Math.max(last.value, first.value + minLineCount)]
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

  watch([client, part, layout, byteLength, isVisible, isSearching, first, last], load, {
    immediate: true,
  })
  onBeforeUnmount(() => {
    lastQuestion += 1
  })

  return { loadedFrom, lines, lineCount, isFullyCounted }
}
