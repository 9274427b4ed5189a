import type { Defect } from '#core/defect/defect.ts'

/** The host failed at something that it never refuses: a defect. */
export class HostFault extends Error {
  readonly defect: Defect

  constructor(status: number, path: string) {
    super(`The host answered ${String(status)}`)
    this.name = 'HostFault'
    const doing = `${path} ${String(status)}`
    this.defect = { where: 'host', doing, name: 'HostFault', message: '', frames: [] }
  }
}

/** What the page knows of an answer of the host. */
interface Answer {
  ok: boolean
  status: number
  url: string
  json(): Promise<unknown>
}

/** Of an answer that may be a refusal, what it is where it is none. */
type BodyOf<A extends Answer> = A extends { ok: false } ? never : Awaited<ReturnType<A['json']>>

/** Reads an answer of the host that is never a refusal. Throws a HostFault where it is no success. */
export async function readOk<A extends Answer>(answer: A): Promise<BodyOf<A>> {
  if (!answer.ok) throw new HostFault(answer.status, pathOf(answer.url))
  return (await answer.json()) as BodyOf<A>
}

/** Ids in a path may be names that people gave: only what the routes are called is told. */
const pathOf = (url: string): string =>
  url === '' ? '' : new URL(url).pathname.split('/').slice(0, 3).join('/')
