import { computed, onBeforeUnmount, ref, watch, type ComputedRef, type Ref } from 'vue'
import { stopWaiting, waitUntilIdle } from './when-idle.ts'

/**
 * Which rows of equal height a scroller shows. Rows are placed at `topOf(row)` in a canvas of
 * `canvasHeight`; `first` and `last` change only when other rows come into view.
 *
 * `overscan` rows are kept on either side; `head` is the height of what sticks to the top.
 */
export function useRowWindow(options: {
  scroller: Ref<HTMLElement | null>
  rowCount: Ref<number>
  rowHeight: number
  overscan: number
  head?: number
}) {
  const { scroller, rowCount, rowHeight, overscan, head = 0 } = options
  const step = 4
  // Until it is measured: rather too small, as what is missing comes with the first frame all the same.
  const height = ref(480)
  const width = ref(560)
  const { kept, stir } = useOverscan(overscan)
  const wholeHeight = computed(() => rowCount.value * rowHeight)
  const { top, left, shift, isScaled, canvasHeight, read, moveTo } = useScaledScroll(scroller, {
    wholeHeight,
    height,
    moved: stir,
  })
  const first = computed(() =>
    Math.max(0, Math.floor((Math.floor(top.value / rowHeight) - kept.value) / step) * step),
  )
  const last = computed(() =>
    Math.min(
      rowCount.value,
      Math.ceil((Math.ceil((top.value + height.value) / rowHeight) + kept.value) / step) * step,
    ),
  )
  const visibleRows = computed(() => Math.max(1, Math.floor(height.value / rowHeight)))

  function measure() {
    const element = scroller.value
    if (!element || element.clientHeight === 0) return
    height.value = Math.max(rowHeight, element.clientHeight - head)
    width.value = element.clientWidth
    read()
  }

  /** Brings a row into view with as little movement as possible, or into the middle. */
  function show(row: number, where: 'near' | 'middle' = 'near') {
    const start = row * rowHeight
    if (where === 'middle') moveTo(start - (height.value - rowHeight) / 2)
    else if (start < top.value) moveTo(start)
    else if (start + rowHeight > top.value + height.value) moveTo(start + rowHeight - height.value)
  }

  /** Asking the browser where it stands would lay the page out, in the middle of drawing another one's rows. */
  function showTop() {
    if (top.value > 0) moveTo(0)
  }

  function turn(event: WheelEvent) {
    if (!isScaled.value || event.deltaY === 0 || event.ctrlKey) return
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? rowHeight : 1
    moveTo(top.value + event.deltaY * unit)
  }

  watchScroller(scroller, measure, turn)
  watch(
    rowCount,
    (now, before) => {
      // More rows below leave the view where it is.
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
    visibleRows,
    read,
    show,
    showTop,
    moveTo,
    topOf: (row: number) => row * rowHeight + shift.value,
  }
}

/**
 * Chromium makes no element higher than about 33.5 million pixels. Above this height, the scroll bar
 * stands for more rows than it has pixels, and the wheel moves by rows instead.
 */
const highestCanvas = 8_000_000
/** Where the view begins in rows that may be higher together than their canvas; `moved` hears of each other place. */
function useScaledScroll(
  scroller: Ref<HTMLElement | null>,
  {
    wholeHeight,
    height,
    moved,
  }: { wholeHeight: ComputedRef<number>; height: Ref<number>; moved: () => void },
) {
  /** Where the view begins among all rows, in pixels, however many the canvas has. */
  const top = ref(0)
  const left = ref(0)
  const shift = ref(0)
  let lastTop = -1
  const isScaled = computed(() => wholeHeight.value > highestCanvas)
  const canvasHeight = computed(() => Math.min(wholeHeight.value, highestCanvas))
  const scrollable = () => Math.max(1, canvasHeight.value - height.value)
  const wholeScrollable = () => Math.max(1, wholeHeight.value - height.value)

  function read() {
    const element = scroller.value
    if (!element) return
    if (element.scrollTop !== lastTop) moved()
    lastTop = element.scrollTop
    left.value = element.scrollLeft
    if (!isScaled.value) {
      top.value = element.scrollTop
      shift.value = 0
      return
    }
    const placed = (top.value / wholeScrollable()) * scrollable()
    // A scroll that this file has caused says nothing new.
    if (Math.abs(placed - element.scrollTop) > 1.5)
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

/** While rows fly by, only a few are kept beside those in view: the rest comes when it is calm, a few at a time. */
const overscanInMotion = 4
const calmAfterMs = 120
const moreWhenIdle = 8
/** A page that is never idle gets them all the same. */
const latestAfterMs = 1000

/** How many rows are kept beside those in view. */
function useOverscan(overscan: number) {
  const kept = ref(Math.min(overscan, overscanInMotion))
  let calm: ReturnType<typeof setTimeout> | null = null
  let idle = 0

  function stir() {
    kept.value = Math.min(overscan, overscanInMotion)
    settle()
    calm = setTimeout(keepMore, calmAfterMs)
  }

  function settle() {
    if (calm) clearTimeout(calm)
    stopWaiting(idle)
  }

  function keepMore() {
    if (kept.value >= overscan) return
    idle = waitUntilIdle(() => {
      kept.value = Math.min(overscan, kept.value + moreWhenIdle)
      keepMore()
    }, latestAfterMs)
  }

  onBeforeUnmount(settle)
  return { kept, stir }
}

/** Tells of each size of the scroller, and of each turn of a wheel over it, whichever element it is. */
function watchScroller(
  scroller: Ref<HTMLElement | null>,
  measured: () => void,
  turned: (event: WheelEvent) => void,
) {
  const sizes = new ResizeObserver(measured)
  watch(
    scroller,
    (element, before) => {
      if (before) sizes.unobserve(before)
      before?.removeEventListener('wheel', turned)
      if (!element) return
      // Told of its size in the frame that is about to come: measuring here would lay the page out twice.
      sizes.observe(element)
      element.addEventListener('wheel', turned, { passive: false })
    },
    { flush: 'post', immediate: true },
  )
  onBeforeUnmount(() => {
    sizes.disconnect()
  })
}
