import { isSameOrder } from '#core/investigate/investigation.ts'
import { getStep, postStep } from './card-step.ts'
import type { Observations } from './observations.ts'
import { toLine, type ConformanceLine } from './line.ts'
import { asText, ifAnswered, totalOf, valuesOfRefusal } from './answered.ts'
import { pageKey } from './pages.ts'
import type { ConformancePart } from './part.ts'
import { outcomeOfPlaces } from './relations.ts'

/** Checks sorting, and POST against GET (api.md 4.1, 4.6, 4.7). */
export const orderPart: ConformancePart = {
  steps(observed) {
    const size = String(observed.size)
    const page = { size: observed.size }
    return [
      getStep(observed, 'sort-down', [
        ['sort', '-name'],
        ['page[size]', size],
      ]),
      postStep(observed, 'post', { page }),
      postStep(observed, 'post-sort-body', { sort: '-name', page }),
      postStep(observed, 'post-sort-query', { page }, [['sort', '-name']]),
    ]
  },
  lines: (observed) => [judgeSort(observed), judgePost(observed), judgePostSort(observed)],
}

const hasTwoNames = ({ first }: Observations): boolean =>
  new Set(first.details.items.map(({ name }) => name).filter((name) => name !== '')).size > 1

function judgeSort(observed: Observations): ConformanceLine {
  const keys = [pageKey(1), 'sort-down'] as const
  return ifAnswered(observed, 'sort', keys, (up, down) => {
    for (const one of [up, down])
      if (one.kind === 'refused') return toLine('sort-refused', keys, valuesOfRefusal(one))
    if (up.kind !== 'list' || down.kind !== 'list' || !hasTwoNames(observed))
      return toLine('sort-untestable', keys)
    const isSame = isSameOrder(up.answer.ids, down.answer.ids)
    return up.answer.ids.length === 0
      ? toLine('sort-untestable', keys)
      : toLine(isSame ? 'sort-ignored' : 'sort-reverses', keys)
  })
}

function judgePost(observed: Observations): ConformanceLine {
  const keys = ['first', 'post'] as const
  return ifAnswered(observed, 'post', keys, (first, posted) => {
    if (posted.kind === 'refused') return toLine('post-refused', keys, valuesOfRefusal(posted))
    const byGet = observed.first.answer.ids.slice(0, posted.answer.ids.length)
    if (byGet.length > 0 && isSameOrder(byGet, posted.answer.ids)) return toLine('post-same', keys)
    const [get, post] = [totalOf(first), totalOf(posted)]
    return get !== null && post !== null && get !== post
      ? toLine('post-differs', keys, asText({ get, post }))
      : toLine('post-untestable', keys)
  })
}

function judgePostSort(observed: Observations): ConformanceLine {
  const keys = ['sort-down', 'post-sort-body', 'post-sort-query'] as const
  return ifAnswered(observed, 'post-sort', keys, (down, ...posts) => {
    if (down.kind !== 'list') return toLine('post-sort-untestable', keys)
    const wanted = down.answer.ids
    const defaultOrder = observed.first.answer.ids.slice(0, wanted.length)
    // If the default order is already the sorted one, it proves nothing.
    if (wanted.length === 0 || isSameOrder(wanted, defaultOrder))
      return toLine('post-sort-untestable', keys)
    const [inBody = false, inQuery = false] = posts.map(
      (one) => one.kind === 'list' && isSameOrder(one.answer.ids, wanted),
    )
    return toLine(outcomeOfPlaces('post-sort', inBody, inQuery), keys)
  })
}
