import type { ViewPoint, MapSize } from './map-camera.ts'

/** A visible place with a name, in pixels; earlier ones get their label first. */
export interface NamedPlace extends ViewPoint {
  /** Width of the drawn name. */
  width: number
}

/** The label's left edge and vertical center. */
export interface PlaceLabel extends ViewPoint {
  /** Index in the given list. */
  at: number
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const labelHeight = 16
/** Space between a marker's center and its label. */
const gap = 7
/** Half the size of the space kept free around a marker. */
const markReach = 5
/** How much closer to its marker a label at a corner is than one at a side. */
const cornerInset = 2
/** Space between a label and the sides of the view, for its outline. */
const edge = 4
/** Width and height of a cell of the grid. */
const cell = 64

/**
 * Positions labels to the right, left, above, below or at a corner of their places, so that none overlaps
 * another label or marker or leaves the view. Places without room get no label.
 */
export function labelPlaces(
  named: readonly NamedPlace[],
  marks: readonly ViewPoint[],
  size: MapSize,
): PlaceLabel[] {
  const occupied = createGrid()
  for (const { x, y } of marks)
    occupied.add({
      left: x - markReach,
      top: y - markReach,
      right: x + markReach,
      bottom: y + markReach,
    })
  return named.flatMap((place, at): PlaceLabel[] => {
    const { x, y, width } = place
    const half = labelHeight / 2
    const candidates = [
      { x: x + gap, y },
      { x: x - gap - width, y },
      { x: x - width / 2, y: y - gap - half },
      { x: x - width / 2, y: y + gap + half },
      // In a diagonal row of places the neighbors block all of the above.
      ...[y + gap + half - cornerInset, y - gap - half + cornerInset].flatMap((cornerY) => [
        { x: x + markReach - cornerInset, y: cornerY },
        { x: x - markReach + cornerInset - width, y: cornerY },
      ]),
    ]
    const spot = candidates.find((one) => {
      const box = boxOf(one, width)
      const isVisible =
        box.left >= edge &&
        box.top >= 0 &&
        box.right <= size.width - edge &&
        box.bottom <= size.height
      return isVisible && !occupied.meets(box)
    })
    if (!spot) return []
    occupied.add(boxOf(spot, width))
    return [{ at, ...spot }]
  })
}

const boxOf = ({ x, y }: ViewPoint, width: number): Box => ({
  left: x,
  top: y - labelHeight / 2,
  right: x + width,
  bottom: y + labelHeight / 2,
})

/** Spatial grid of boxes, which avoids comparing every label with every marker. */
function createGrid() {
  const cells = new Map<string, Box[]>()

  function* keysOf({ left, top, right, bottom }: Box): Generator<string> {
    for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1)
      for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1)
        yield `${column} ${row}`
  }

  return {
    add(box: Box): void {
      for (const key of keysOf(box)) {
        const boxes = cells.get(key)
        if (boxes) boxes.push(box)
        else cells.set(key, [box])
      }
    },
    meets(box: Box): boolean {
      for (const key of keysOf(box))
        for (const other of cells.get(key) ?? [])
          if (
            box.left < other.right &&
            box.right > other.left &&
            box.top < other.bottom &&
            box.bottom > other.top
          )
            return true
      return false
    },
  }
}
