import { ownValue } from '#core/own-value.ts'
import { zoomStep, type MapView } from './use-map-camera.ts'

/** Pixels by which an arrow key moves the map. */
const keyStep = 60
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

/** Returns the key handler of a map. Unused keys are passed on. */
export function useMapKeys(options: {
  view: Pick<MapView, 'move' | 'zoom' | 'fit'>
  pointAtMiddle: () => void
  click: () => void
}): (event: KeyboardEvent) => void {
  const { view, pointAtMiddle, click } = options

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = ownValue(moves, event.key)
    if (move) view.move(...move)
    else if (event.key === '+' || event.key === '=') view.zoom(zoomStep)
    else if (event.key === '-') view.zoom(1 / zoomStep)
    else if (event.key === '0') view.fit('usual')
    else if (event.key === 'Enter' || event.key === ' ') click()
    else return
    pointAtMiddle()
    event.preventDefault()
    event.stopPropagation()
  }
}
