import { useWords } from '#app/i18n/use-words.ts'
import { describeSideLabeling } from '#core/compare/comparison-cautions.ts'
import type { ComparedKind } from '#app/answer-worker/protocol.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useConnectionName } from '#app/words/use-connection-name.ts'
import type { ComparedSide, ComparisonState } from './use-comparison.ts'

type Compared = Extract<ComparisonState, { kind: 'compared' }>

/** Labels for the two sides of a comparison and for the kinds of difference. */
export interface SideNames {
  isByTime: boolean
  before: string
  after: string
  kinds: Readonly<Record<ComparedKind, string>>
}

/** Labels the sides by time if one query was sent twice, otherwise by what differs. */
export function useSideNames(): (compared: Compared) => SideNames {
  const { say } = useWords()
  const endpoints = useEndpointsStore()
  const nameConnection = useConnectionName()

  function nameSource(
    { connectionId, connectionName, form }: ComparedSide,
    by: { connection: boolean; endpoint: boolean },
  ): string {
    const connection = nameConnection({ id: connectionId, name: connectionName })
    const endpoint = endpoints.callOf(connectionId, form.endpoint)
    if (by.connection && by.endpoint) return `${connection} · ${endpoint}`
    return by.connection ? connection : endpoint
  }

  return ({ before, after, cautions }) => {
    const by = describeSideLabeling(cautions)
    const isByTime = by.kind === 'time'
    const names =
      by.kind === 'source'
        ? { before: nameSource(before, by), after: nameSource(after, by) }
        : { before: say(`compare.${by.kind}.before`), after: say(`compare.${by.kind}.after`) }
    // An item missing on this page may be on another page of the same result.
    const isPage = cautions.some(({ kind }) => kind === 'one-page' || kind === 'other-page')
    const onlyIn = (name: string) => say(isPage ? 'compare.onlyOnPage' : 'compare.onlyIn', { name })
    const byTime = (kind: 'added' | 'removed') =>
      say(isPage ? `compare.onPage.${kind}` : `compare.kind.${kind}`)
    return {
      isByTime,
      ...names,
      kinds: {
        changed: say(isByTime ? 'compare.kind.changed' : 'compare.kind.different'),
        added: isByTime ? byTime('added') : onlyIn(names.after),
        removed: isByTime ? byTime('removed') : onlyIn(names.before),
        moved: say('compare.kind.moved'),
      },
    }
  }
}
