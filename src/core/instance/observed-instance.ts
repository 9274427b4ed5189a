/** What this session has seen of an instance, from its answers alone. */
export interface ObservedInstance {
  /** An answer carried the mark of a dataCycle CORE (datacycle-core.md 0). */
  isDatacycle: boolean
  /** A success came without that mark. */
  isUnmarked: boolean
  /** The languages that the instance says it has; null while nobody asked it. */
  languages: readonly string[] | null
  /** An answer said which language it is in. */
  namesLanguage: boolean
  /** Endpoints by the name they were asked for under. */
  endpoints: Readonly<Record<string, ObservedEndpoint>>
}

/** What answers of one endpoint have shown. */
export interface ObservedEndpoint {
  /** An answer to the connection's token was a success. */
  answersToken: boolean
  /** A request without a token was refused with 401. */
  refusesNoToken: boolean
  /** The greatest number of items that the endpoint has had under any query; null while none came. */
  maxItems: number | null
}

/** Nothing yet. */
export const unobservedInstance: ObservedInstance = {
  isDatacycle: false,
  isUnmarked: false,
  languages: null,
  namesLanguage: false,
  endpoints: {},
}

const unobservedEndpoint: ObservedEndpoint = {
  answersToken: false,
  refusesNoToken: false,
  maxItems: null,
}

/** What is taken from one answer of an endpoint. */
export interface ObservedAnswer {
  endpoint: string
  status: number
  hadToken: boolean
  isDatacycle: boolean
  /** The language that the answer says it is in; null where it names none. */
  language: string | null
  /** As the answer gives it; null where it does not. */
  total: string | null
  items: number
}

/** Adds what an answer shows; `met` itself where that is nothing new. */
export function meetAnswer(observed: ObservedInstance, answer: ObservedAnswer): ObservedInstance {
  const before = observed.endpoints[answer.endpoint] ?? unobservedEndpoint
  const isSuccess = answer.status >= 200 && answer.status < 300
  const endpoint: ObservedEndpoint = {
    answersToken: before.answersToken || (isSuccess && answer.hadToken),
    refusesNoToken: before.refusesNoToken || (answer.status === 401 && !answer.hadToken),
    maxItems: isSuccess ? most(before.maxItems, countOf(answer)) : before.maxItems,
  }
  const next: ObservedInstance = {
    ...observed,
    isDatacycle: observed.isDatacycle || answer.isDatacycle,
    namesLanguage: observed.namesLanguage || answer.language !== null,
    isUnmarked: observed.isUnmarked || (isSuccess && !answer.isDatacycle),
    endpoints: { ...observed.endpoints, [answer.endpoint]: endpoint },
  }
  return JSON.stringify(next) === JSON.stringify(observed) ? observed : next
}

/** Adds what the list of the token's endpoints tells of the instance; `met` itself where that is nothing new. */
export function meetUser(
  observed: ObservedInstance,
  { isDatacycle, languages }: Pick<ObservedInstance, 'isDatacycle' | 'languages'>,
): ObservedInstance {
  const next: ObservedInstance = {
    ...observed,
    isDatacycle: observed.isDatacycle || isDatacycle,
    languages: languages ?? observed.languages,
  }
  return JSON.stringify(next) === JSON.stringify(observed) ? observed : next
}

/** Without what hung on the token that the connection had: another one may see other things. */
export const forgetToken = (observed: ObservedInstance): ObservedInstance => ({
  ...observed,
  endpoints: {},
})

/** Whether the token was seen to open an endpoint that refuses whoever has none. */
export const isTokenProved = (observed: ObservedInstance): boolean =>
  Object.values(observed.endpoints).some(
    ({ answersToken, refusesNoToken }) => answersToken && refusesNoToken,
  )

/** What this session has seen of an endpoint; null while nothing was. */
export const observedEndpoint = (
  observed: ObservedInstance,
  name: string,
): ObservedEndpoint | null => observed.endpoints[name] ?? null

const most = (before: number | null, now: number): number => Math.max(before ?? 0, now)

/** At least as many as came; a total beyond exact numbers is still a great one. */
function countOf({ total, items }: ObservedAnswer): number {
  const told = total !== null && /^\d+$/.test(total) ? Number(total) : 0
  return Math.max(told, items)
}
