import type { Defect } from '#core/defect/defect.ts'

/** The host failed on a route that never refuses, which is a defect. */
export class HostFault extends Error {
  readonly defect: Defect

  constructor(status: number, path: string) {
    super(`The host answered ${String(status)}`)
    this.name = 'HostFault'
    const doing = `${path} ${String(status)}`
    this.defect = { where: 'host', doing, name: 'HostFault', message: '', frames: [] }
  }
}

/** The part of a typed host response that is used here. */
interface Answer {
  ok: boolean
  status: number
  url: string
  json(): Promise<unknown>
}

/** The body type of a successful response. */
type BodyOf<A extends Answer> = A extends { ok: false } ? never : Awaited<ReturnType<A['json']>>

/** Reads a response that is never a refusal. Throws a HostFault if it failed. */
export async function readOk<A extends Answer>(answer: A): Promise<BodyOf<A>> {
  if (!answer.ok) throw new HostFault(answer.status, pathOf(answer.url))
  return (await answer.json()) as BodyOf<A>
}

/** The path without IDs, which may be names given by users. */
const pathOf = (url: string): string =>
  url === '' ? '' : new URL(url).pathname.split('/').slice(0, 3).join('/')
