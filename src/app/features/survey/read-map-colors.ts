import type { MapColors } from './draw-map.ts'

/** Reads the theme's colors for the canvas, which cannot use CSS variables, from an element's style. */
export function readMapColors(probe: HTMLElement | null): MapColors {
  const color = (name: string) => {
    if (!probe) return ''
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  return {
    sea: color('--map-sea'),
    land: color('--map-land'),
    border: color('--map-border'),
    province: color('--map-province'),
    text: color('--text'),
    place: color('--accent'),
    odd: color('--bad'),
    chosen: color('--warning'),
    ring: color('--surface'),
  }
}
