/** What this session has seen of an instance, from its answers alone. */
export interface MetInstance {
  /** An answer carried the mark of a dataCycle CORE (datacycle-core.md 0). */
  isCore: boolean
  /** A success came without that mark. */
  isUnmarked: boolean
  /** The languages that the instance says it has; null while nobody asked it. */
  languages: readonly string[] | null
  /** An answer said which language it is in. */
  namesLanguage: boolean
  /** Endpoints by the name they were asked for under. */
  endpoints: Readonly<Record<string, MetEndpoint>>
}

/** What answers of one endpoint have shown. */
export interface MetEndpoint {
  /** An answer to the connection's token was a success. */
  answersToken: boolean
  /** A request without a token was refused with 401. */
  refusesNoToken: boolean
  /** The greatest number of items that the endpoint has had under any query; null while none came. */
  maxItems: number | null
}

/** Nothing yet. */
export const unmetInstance: MetInstance = {
  isCore: false,
  isUnmarked: false,
  languages: null,
  namesLanguage: false,
  endpoints: {},
}

const unmetEndpoint: MetEndpoint = {
  answersToken: false,
  refusesNoToken: false,
  maxItems: null,
}

/** What is taken from one answer of an endpoint. */
export interface MetAnswer {
  endpoint: string
  status: number
  hadToken: boolean
  isCore: boolean
  /** The language that the answer says it is in; null where it names none. */
  language: string | null
  /** As the answer gives it; null where it does not. */
  total: string | null
  items: number
}

/** Adds what an answer shows; `met` itself where that is nothing new. */
export function meetAnswer(met: MetInstance, answer: MetAnswer): MetInstance {
  const before = met.endpoints[answer.endpoint] ?? unmetEndpoint
  const isSuccess = answer.status >= 200 && answer.status < 300
  const endpoint: MetEndpoint = {
    answersToken: before.answersToken || (isSuccess && answer.hadToken),
    refusesNoToken: before.refusesNoToken || (answer.status === 401 && !answer.hadToken),
    maxItems: isSuccess ? most(before.maxItems, countOf(answer)) : before.maxItems,
  }
  const next: MetInstance = {
    ...met,
    isCore: met.isCore || answer.isCore,
    namesLanguage: met.namesLanguage || answer.language !== null,
    isUnmarked: met.isUnmarked || (isSuccess && !answer.isCore),
    endpoints: { ...met.endpoints, [answer.endpoint]: endpoint },
  }
  return JSON.stringify(next) === JSON.stringify(met) ? met : next
}

/** Adds what the list of the token's endpoints tells of the instance; `met` itself where that is nothing new. */
export function meetUser(
  met: MetInstance,
  { isCore, languages }: Pick<MetInstance, 'isCore' | 'languages'>,
): MetInstance {
  const next: MetInstance = {
    ...met,
    isCore: met.isCore || isCore,
    languages: languages ?? met.languages,
  }
  return JSON.stringify(next) === JSON.stringify(met) ? met : next
}

/** Without what hung on the token that the connection had: another one may see other things. */
export const forgetToken = (met: MetInstance): MetInstance => ({ ...met, endpoints: {} })

/** Whether the token was seen to open an endpoint that refuses whoever has none. */
export const isTokenProved = (met: MetInstance): boolean =>
  Object.values(met.endpoints).some(
    ({ answersToken, refusesNoToken }) => answersToken && refusesNoToken,
  )

/** What this session has seen of an endpoint; null while nothing was. */
export const metEndpoint = (met: MetInstance, name: string): MetEndpoint | null =>
  met.endpoints[name] ?? null

const most = (before: number | null, now: number): number => Math.max(before ?? 0, now)

/** At least as many as came; a total beyond exact numbers is still a great one. */
function countOf({ total, items }: MetAnswer): number {
  const told = total !== null && /^\d+$/.test(total) ? Number(total) : 0
  return Math.max(told, items)
}
