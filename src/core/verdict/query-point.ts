import { readFilterLeaves } from '#core/dialect/filter-grammar.ts'
import { readUsedCriterion } from '#core/dialect/sort-hints.ts'
import { isOnEarth, type Position } from '#core/content/position.ts'
import { readArea } from '#core/place/place-area.ts'
import { partsOf, type QueryForm } from '#core/query/form.ts'

/**
 * The point that a query measures distances from: that of the sort a CORE uses, else that of its filter around a point;
 * null if it has neither, or several such filters.
 */
export function readQueryPoint(form: QueryForm): Position | null {
  const used = readUsedCriterion(form)
  const ofSort = used === null ? null : readSortPoint(form, used.attribute)
  return ofSort ?? readFilterPoint(form)
}

/** The point of the filter around one; null if there is none, or more than one. */
export function readFilterPoint(form: QueryForm): Position | null {
  const circles = readFilterLeaves(form).flatMap(({ path, value }) => {
    const place = readArea(path, partsOf(value))
    return place?.kind === 'around' ? [place.center] : []
  })
  return circles.length === 1 ? (circles[0] ?? null) : null
}

/** The point from which a sort key measures: its own, or that of the filter around a point (datacycle-core.md 5). */
export function readSortPoint(form: QueryForm, attribute: string): Position | null {
  const own = /^\s*\+?proximity\.geographic_with\(([^,()]+),([^,()]+)\)\s*$/i.exec(attribute)
  if (own) {
    const at: Position = [Number(own[1]), Number(own[2])]
    return at.some(Number.isNaN) || !isOnEarth(at) ? null : at
  }
  return /^\s*\+?proximity\.geographic$/i.test(attribute) ? readFilterPoint(form) : null
}
