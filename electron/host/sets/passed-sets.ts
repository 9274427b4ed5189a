import { isSameId } from '#core/investigate/investigation.ts'
import { planPageNumber } from '#core/response/page-steps.ts'
import { readRequestedPage } from '#core/response/page-position.ts'
import { createSet, type PassedSetLine, type PassedSetRequest } from '#core/set/set-document.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { createUnkeptDocument, type PagesRequests, type RunDependencies } from './run-context.ts'
import { runSet } from './run-set.ts'
import { createPassedItems } from './set-files.ts'

/**
 * Sets that are not kept: their items are passed on while they are fetched page by page, in the order of the
 * query. Nothing is written to the disk, and no more than the pages under way are in memory.
 */
export interface PassedSets {
  /**
   * Streams a set as lines of JSON (`PassedSetLine`). The fetch waits for its reader, and ends when the stream is
   * cancelled. A paused set keeps its stream open until `goOn` or that.
   */
  pass(request: PassedSetRequest): ReadableStream<Uint8Array>
  /** Continues a paused set after its last page; does nothing if there is none with this ID. */
  goOn(id: string): void
  /** Ends all streams. */
  end: () => void
}

export function createPassedSets(deps: RunDependencies & { now: () => Date }): PassedSets {
  /** What ends the pause or the whole run of a set. */
  const runs = new Map<string, { goOn: () => void; end: () => void }>()

  async function run(
    request: PassedSetRequest,
    tell: (...lines: readonly PassedSetLine[]) => Promise<void>,
    ended: AbortController,
  ) {
    const { signal } = ended
    const { search } = request
    let [requests, pages] = [0, 0]
    const items = createPassedItems((received) => {
      pages += 1
      return tell(
        ...received
          .filter(({ id }) => search === undefined || (id !== null && isSameId(search.id, id)))
          .map(({ bytes }) => ({ kind: 'item', text: decoder.decode(bytes) }) as const),
        { kind: 'counts', requests, pages },
      )
    })
    const client: ContentClient = {
      send(sent, until) {
        requests += 1
        void tell({ kind: 'counts', requests, pages })
        return deps.client.send(sent, until)
      },
    }
    const { latest, unkept } = createUnkeptDocument(
      createSet(
        { ...request, isDatacycle: false, way: 'pages', isGentle: false },
        { connectionName: '', baseUrl: request.baseUrl, startedAt: deps.now().toISOString() },
      ),
    )
    while (!signal.aborted) {
      const resumed = new Promise<void>((resolve) => {
        runs.set(request.id, {
          goOn: resolve,
          end() {
            ended.abort()
            resolve()
          },
        })
      })
      const end = await runSet(
        { ...deps, client },
        {
          ...unkept,
          document: latest(),
          files: items,
          pages: pagesOf(request),
          previousList: null,
          maxRequests: null,
          tell(standing) {
            void tell({ kind: 'standing', standing })
          },
        },
        signal,
      )
      if (end.kind === 'settled') {
        await tell({ kind: 'standing', standing: { kind: 'ended', verdict: end.verdict } })
        return
      }
      await tell({ kind: 'standing', standing: end })
      await resumed
    }
  }

  return {
    pass(request) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const writer = writable.getWriter()
      const ended = new AbortController()
      // The reader has left.
      writer.closed.catch(() => {
        runs.get(request.id)?.end()
      })
      const tell = async (...lines: readonly PassedSetLine[]) => {
        if (lines.length === 0 || ended.signal.aborted) return
        const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
        await writer.write(encoder.encode(text)).catch(() => undefined)
      }
      void tell({ kind: 'standing', standing: { kind: 'running', done: 0, of: null } })
      void run(request, tell, ended)
        .catch(async (error: unknown) => {
          await writer.abort(error).catch(() => undefined)
          // A defect, which the host records.
          throw error
        })
        .finally(() => {
          runs.delete(request.id)
          // It has been closed already if the reader has left.
          writer.close().catch(() => undefined)
        })
      return readable
    },
    goOn(id) {
      runs.get(id)?.goOn()
    },
    end() {
      for (const { end } of runs.values()) end()
    },
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

function pagesOf({ plan, form, conventions, search }: PassedSetRequest): PagesRequests {
  const first = { plan, query: { plan, form }, conventions }
  const { limit, size } = readRequestedPage(first)
  return {
    pageSize: limit ?? size,
    maxPages: search?.maxPages ?? null,
    plan: (page) => (page === 1 ? plan : planPageNumber(first, page).plan),
    purpose: (page) => search?.purpose ?? { kind: 'export', page },
  }
}
