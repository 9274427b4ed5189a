import type { MapPoint, MapSize } from './map-camera.ts'

/** A place in view that has a name, in pixels; the first ones are labelled first. */
export interface NamedPlace extends MapPoint {
  /** The width of its name as it is drawn. */
  width: number
}

/** Where the name of a place begins on its left, and the middle of its height. */
export interface PlaceLabel extends MapPoint {
  /** The place in the list. */
  at: number
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const labelHeight = 16
const gap = 7
/** A mark keeps so much room around it. */
const reach = 5
const cell = 64

/**
 * Puts names beside their places, right, left, above, below or at a corner, so that no name lies on another one, on another
 * place's mark or beyond the view. What finds no room has no label.
 */
export function labelPlaces(
  named: readonly NamedPlace[],
  marks: readonly MapPoint[],
  size: MapSize,
): PlaceLabel[] {
  const taken = createGrid()
  for (const { x, y } of marks)
    taken.add({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach })
  return named.flatMap((place, at): PlaceLabel[] => {
    const { x, y, width } = place
    const half = labelHeight / 2
    const spots = [
      { x: x + gap, y },
      { x: x - gap - width, y },
      { x: x - width / 2, y: y - gap - half },
      { x: x - width / 2, y: y + gap + half },
      // Of places in a slanting row the neighbours are in the way of all of these.
      ...[y + gap + half - 2, y - gap - half + 2].flatMap((corner) => [
        { x: x + reach - 2, y: corner },
        { x: x - reach + 2 - width, y: corner },
      ]),
    ]
    const spot = spots.find((one) => {
      const box = boxOf(one, width)
      const isSeen =
        box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height
      return isSeen && !taken.meets(box)
    })
    if (!spot) return []
    taken.add(boxOf(spot, width))
    return [{ at, ...spot }]
  })
}

const boxOf = ({ x, y }: MapPoint, width: number): Box => ({
  left: x,
  top: y - labelHeight / 2,
  right: x + width,
  bottom: y + labelHeight / 2,
})

/** Boxes by the squares that they lie in, so that a thousand places are not each held against a thousand. */
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
        const held = cells.get(key)
        if (held) held.push(box)
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
