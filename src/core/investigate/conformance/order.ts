import { getStep, postStep } from './card-step.ts'
import type { Known } from './known.ts'
import { seen, type ConformanceLine } from './line.ts'
import { asText, isSameOrder, lineOf, totalOf, valuesOfRefusal } from './line-of.ts'
import { pageKey } from './pages.ts'
import type { ConformancePart } from './part.ts'
import { outcomeOfPlaces } from './relations.ts'

/** Checks sorting, and POST against GET (api.md 4.1, 4.6, 4.7). */
export const orderPart: ConformancePart = {
  steps(known) {
    const size = String(known.size)
    const page = { size: known.size }
    return [
      getStep(known, 'sort-down', [
        ['sort', '-name'],
        ['page[size]', size],
      ]),
      postStep(known, 'post', { page }),
      postStep(known, 'post-sort-body', { sort: '-name', page }),
      postStep(known, 'post-sort-query', { page }, [['sort', '-name']]),
    ]
  },
  lines: (known) => [judgeSort(known), judgePost(known), judgePostSort(known)],
}

const hasTwoNames = ({ first }: Known): boolean =>
  new Set(first.details.items.map(({ name }) => name).filter((name) => name !== '')).size > 1

function judgeSort(known: Known): ConformanceLine {
  const keys = [pageKey(1), 'sort-down'] as const
  return lineOf(known, 'sort', keys, (up, down) => {
    for (const one of [up, down])
      if (one.kind === 'refused') return seen('sort-refused', keys, valuesOfRefusal(one))
    if (up.kind !== 'list' || down.kind !== 'list' || !hasTwoNames(known))
      return seen('sort-unseen', keys)
    const isSame = isSameOrder(up.answer.ids, down.answer.ids)
    return up.answer.ids.length === 0
      ? seen('sort-unseen', keys)
      : seen(isSame ? 'sort-ignored' : 'sort-reverses', keys)
  })
}

function judgePost(known: Known): ConformanceLine {
  const keys = ['first', 'post'] as const
  return lineOf(known, 'post', keys, (first, posted) => {
    if (posted.kind === 'refused') return seen('post-refused', keys, valuesOfRefusal(posted))
    const own = known.first.answer.ids.slice(0, posted.answer.ids.length)
    if (own.length > 0 && isSameOrder(own, posted.answer.ids)) return seen('post-same', keys)
    const [get, post] = [totalOf(first), totalOf(posted)]
    return get !== null && post !== null && get !== post
      ? seen('post-differs', keys, asText({ get, post }))
      : seen('post-unseen', keys)
  })
}

function judgePostSort(known: Known): ConformanceLine {
  const keys = ['sort-down', 'post-sort-body', 'post-sort-query'] as const
  return lineOf(known, 'post-sort', keys, (down, ...posts) => {
    if (down.kind !== 'list') return seen('post-sort-unseen', keys)
    const wanted = down.answer.ids
    const defaultOrder = known.first.answer.ids.slice(0, wanted.length)
    // If the default order is already the sorted one, it proves nothing.
    if (wanted.length === 0 || isSameOrder(wanted, defaultOrder))
      return seen('post-sort-unseen', keys)
    const [inBody = false, inQuery = false] = posts.map(
      (one) => one.kind === 'list' && isSameOrder(one.answer.ids, wanted),
    )
    return seen(outcomeOfPlaces('post-sort', inBody, inQuery), keys)
  })
}
