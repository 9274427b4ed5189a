import { computed, onBeforeUnmount, ref, watch, type ComputedRef, type Ref } from 'vue'
import { useElementResize } from './use-element-resize.ts'
import { stopWaiting, waitUntilIdle } from './when-idle.ts'

/**
 * The range of rows of equal height to render in a scroller. Rows are placed at `topOf(row)` in a canvas of
 * `canvasHeight`; `first` and `last` change only when other rows come into view. `overscan` is the number of
 * extra rows on either side.
 */
export function useRowWindow(options: {
  scroller: Ref<HTMLElement | null>
  rowCount: Ref<number>
  rowHeight: number
  overscan: number
  headerHeight?: number
}) {
  const { scroller, rowCount, rowHeight, overscan, headerHeight = 0 } = options
  // The range changes by this many rows at once, so that scrolling by one row renders nothing.
  const step = 4
  // No rows until it is measured, so that they are drawn once and in the right number.
  const height = ref(0)
  const width = ref(0)
  const { extraRowCount, restart } = useOverscan(overscan)
  const wholeHeight = computed(() => rowCount.value * rowHeight)
  const { top, left, shift, isScaled, canvasHeight, read, moveTo } = useScaledScroll(scroller, {
    wholeHeight,
    height,
    onMoved: restart,
  })
  const first = computed(() =>
    Math.max(
      0,
      Math.floor((Math.floor(top.value / rowHeight) - extraRowCount.value) / step) * step,
    ),
  )
  const last = computed(() =>
    Math.min(
      rowCount.value,
      Math.ceil((Math.ceil((top.value + height.value) / rowHeight) + extraRowCount.value) / step) *
        step,
    ),
  )
  const visibleRowCount = computed(() => Math.max(1, Math.floor(height.value / rowHeight)))

  function measure() {
    const element = scroller.value
    if (!element) return
    if (element.clientHeight > 0) {
      height.value = Math.max(rowHeight, element.clientHeight - headerHeight)
      width.value = element.clientWidth
      read()
    } else if (height.value === 0) {
      // While hidden, a likely size is assumed.
      height.value = hiddenHeight
      width.value = hiddenWidth
    }
  }

  /** Scrolls a row into view, as little as possible or to the middle. */
  function scrollToRow(row: number, where: 'near' | 'middle' = 'near') {
    if (height.value === 0) measure()
    const start = row * rowHeight
    if (where === 'middle') moveTo(start - (height.value - rowHeight) / 2)
    else if (start < top.value) moveTo(start)
    else if (start + rowHeight > top.value + height.value) moveTo(start + rowHeight - height.value)
  }

  /** Reads `top`, because `scrollTop` would force a layout during rendering. */
  function scrollToTop() {
    if (top.value > 0) moveTo(0)
  }

  function scrollByWheel(event: WheelEvent) {
    if (!isScaled.value || event.deltaY === 0 || event.ctrlKey) return
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? rowHeight : 1
    moveTo(top.value + event.deltaY * unit)
  }

  watchScroller(scroller, measure, scrollByWheel)
  watch(
    rowCount,
    (now, before) => {
      // Rows appended below do not move the view.
      if (now < before || isScaled.value) read()
    },
    { flush: 'post' },
  )
  return {
    first,
    last,
    left,
    width,
    canvasHeight,
    visibleRowCount,
    read,
    scrollToRow,
    scrollToTop,
    moveTo,
    topOf: (row: number) => row * rowHeight + shift.value,
  }
}

/** In pixels: the assumed size of a scroller that was never visible; the width is that of the grid at 1280 by 800. */
const hiddenHeight = 480
const hiddenWidth = 880

/**
 * In pixels; Chromium limits elements to about 33.5 million. For more rows, the scroll position is scaled,
 * and the wheel scrolls by rows.
 */
const maxCanvasHeight = 8_000_000
/** The scroll position among rows that may be higher than the canvas; `onMoved` is called when it changes. */
function useScaledScroll(
  scroller: Ref<HTMLElement | null>,
  {
    wholeHeight,
    height,
    onMoved,
  }: { wholeHeight: ComputedRef<number>; height: Ref<number>; onMoved: () => void },
) {
  /** The top of the view in unscaled pixels. */
  const top = ref(0)
  const left = ref(0)
  /** From a row's unscaled position to its position in the canvas. */
  const shift = ref(0)
  let lastTop = 0
  const isScaled = computed(() => wholeHeight.value > maxCanvasHeight)
  const canvasHeight = computed(() => Math.min(wholeHeight.value, maxCanvasHeight))
  const scrollable = () => Math.max(1, canvasHeight.value - height.value)
  const wholeScrollable = () => Math.max(1, wholeHeight.value - height.value)

  function read() {
    const element = scroller.value
    if (!element) return
    if (element.scrollTop !== lastTop || element.scrollLeft !== left.value) onMoved()
    lastTop = element.scrollTop
    left.value = element.scrollLeft
    if (!isScaled.value) {
      top.value = element.scrollTop
      shift.value = 0
      return
    }
    const expected = (top.value / wholeScrollable()) * scrollable()
    // Ignores the scroll event caused by `moveTo`.
    if (Math.abs(expected - element.scrollTop) > 1.5)
      top.value = (element.scrollTop / scrollable()) * wholeScrollable()
    shift.value = element.scrollTop - top.value
  }

  function moveTo(pixels: number) {
    const element = scroller.value
    const bounded = Math.min(Math.max(0, pixels), Math.max(0, wholeHeight.value - height.value))
    if (!element) return
    if (isScaled.value) {
      top.value = bounded
      element.scrollTop = (bounded / wholeScrollable()) * scrollable()
      shift.value = element.scrollTop - bounded
    } else {
      element.scrollTop = bounded
      read()
    }
  }

  return { top, left, shift, isScaled, canvasHeight, read, moveTo }
}

/** Number of extra rows while scrolling; after that, more are added in idle time, a few at a time. */
const overscanInMotion = 4
const stillAfterMs = 120
const rowsPerIdleTime = 8
/** Maximum wait if the page is never idle. */
const maxIdleWaitMs = 1000

/** The number of extra rows on either side of the visible ones. */
function useOverscan(overscan: number) {
  /** The first rows are painted without extra ones. */
  const extraRowCount = ref(0)
  let stillTimer: ReturnType<typeof setTimeout> | null = setTimeout(addRows, stillAfterMs)
  let idleHandle = 0

  function restart() {
    extraRowCount.value = Math.min(overscan, overscanInMotion)
    cancelTimers()
    stillTimer = setTimeout(addRows, stillAfterMs)
  }

  function cancelTimers() {
    if (stillTimer) clearTimeout(stillTimer)
    stopWaiting(idleHandle)
  }

  function addRows() {
    if (extraRowCount.value >= overscan) return
    idleHandle = waitUntilIdle(() => {
      extraRowCount.value = Math.min(overscan, extraRowCount.value + rowsPerIdleTime)
      addRows()
    }, maxIdleWaitMs)
  }

  onBeforeUnmount(cancelTimers)
  return { extraRowCount, restart }
}

/** Reports size changes and wheel events of the scroller, also after its element was replaced. */
function watchScroller(
  scroller: Ref<HTMLElement | null>,
  onResize: () => void,
  onWheel: (event: WheelEvent) => void,
) {
  useElementResize(() => scroller.value, onResize)
  watch(
    scroller,
    (element, before) => {
      before?.removeEventListener('wheel', onWheel)
      if (!element) return
      // Measured before its rows are drawn, which costs less than to draw them anew after the first frame's layout.
      onResize()
      element.addEventListener('wheel', onWheel, { passive: false })
    },
    { flush: 'post', immediate: true },
  )
}
