/** Why something could not be done: the host's own refusal, or that there is no host any more. */
export interface Refusal {
  kind: string
  reason?: string | undefined
  detail?: string | undefined
}

export const hostGone: Refusal = { kind: 'host-gone' }

/** A fetch that rejects got no answer, so there is nobody to ask: the host has ended. */
export async function unlessHostIsGone<T>(gone: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TypeError) return gone
    throw error
  }
}

export const orHostGone = (work: () => Promise<Refusal | null>) =>
  unlessHostIsGone<Refusal | null>(hostGone, work)
