/** A server as documented, over items that a script changes, which can mislead about pages, totals, orders and IDs. */
import { jsonTextAnswer } from '#sample/http/answer.ts'
import { renderLinks, cutPage } from '#sample/documented/list-endpoint.ts'
import { spoil, type Fault } from '../http/fault.ts'
import { openPort, type Port } from '../http/port.ts'
import { shuffled } from '../http/random.ts'
import type { DocumentedItem, DocumentedStore } from './documented-store.ts'

export interface MovingDocumentedOptions {
  store: DocumentedStore
  /** Before the nth answer, from 1. */
  script?: (number: number, store: DocumentedStore) => void
  fault?: (number: number) => Fault | null
  /** Every request is put in an order of its own. */
  orderIsLost?: boolean
  seed?: string
  /** Every page is the first one, and a next one is always linked. */
  ignoresPage?: boolean
  /** More are not sent, whatever is asked for. */
  maxPageSize?: number
  hasLinks?: boolean
  /** A link as it is sent, from its address. */
  linkTo?: (address: URL) => string
  /** What stands in the place of the total; undefined leaves it out. */
  total?: (real: number, requested: { number: number; page: number }) => unknown
  /** The items of a page as they are sent. */
  send?: (items: readonly object[], page: number) => readonly object[]
}

/** A request, and what was true when it was answered. */
export interface ResponsePage {
  number: number
  target: string
  page: number
  size: number
  status: number | null
  shown: readonly DocumentedItem[]
  truth: readonly DocumentedItem[]
}

export interface MovingDocumented extends Port {
  store: DocumentedStore
  book: readonly ResponsePage[]
}

export async function startMovingDocumented(
  options: MovingDocumentedOptions,
): Promise<MovingDocumented> {
  const { store, script, fault, total, send = (items: readonly object[]) => items } = options
  const { orderIsLost = false, seed = 'seed', maxPageSize = Infinity, hasLinks = true } = options
  const { ignoresPage = false, linkTo = ({ href }: URL) => href } = options
  const book: ResponsePage[] = []

  function inOrder(sort: string, number: number): DocumentedItem[] {
    const items = store.items()
    if (orderIsLost) {
      const byKey = new Map(items.map((item) => [String(item.key), item]))
      return shuffled(byKey.keys(), `${seed}/${String(number)}`).flatMap(
        (key) => byKey.get(key) ?? [],
      )
    }
    const name = sort.replace(/^-/, '')
    const keyOf = (item: DocumentedItem) =>
      name === 'name' ? item.name : name === 'created' ? item.created : item.modified
    const isDown = sort === '' || sort.startsWith('-')
    return items.toSorted((one, other) => (keyOf(one) < keyOf(other) !== isDown ? -1 : 1))
  }

  const port = await openPort((baseUrl) => (request) => {
    const number = book.length + 1
    script?.(number, store)
    const { pathname, searchParams } = new URL(request.target, baseUrl)
    const page = Number(searchParams.get('page[number]') ?? 1)
    const size = Math.min(maxPageSize, Number(searchParams.get('page[size]') ?? 25))
    const ordered = inOrder(searchParams.get('sort') ?? '', number)
    const cut = cutPage(ordered, ignoresPage ? 1 : page, size)
    const told = total ? total(cut.total, { number, page }) : cut.total
    const meta = { total: told, pages: cut.pageCount }
    const addressOf = (at: number) => {
      searchParams.set('page[number]', String(at))
      return linkTo(new URL(`${baseUrl}${pathname}?${searchParams.toString()}`))
    }
    // A member without a value is not written.
    const items = cut.items.map(({ key, id, name, version }) => ({
      '@id': id,
      '@type': ['Thing'],
      name,
      key,
      version,
    }))
    const answer = jsonTextAnswer(
      200,
      JSON.stringify({
        '@graph': send(items, page),
        meta,
        ...(hasLinks && {
          links: ignoresPage
            ? { next: addressOf(page + 1) }
            : renderLinks(cut, addressOf, 'absent'),
        }),
      }),
    )
    const wrong = fault?.(number) ?? null
    book.push({
      number,
      target: request.target,
      page,
      size,
      status: wrong === null ? 200 : typeof wrong === 'string' ? null : wrong.status,
      shown: cut.items,
      truth: store.items(),
    })
    if (wrong === 'refused') port.stop()
    return wrong === null ? answer : spoil(answer, wrong)
  })
  return { ...port, store, book }
}
