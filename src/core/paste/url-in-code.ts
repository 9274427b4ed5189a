/** An absolute URL of the API that stands in code as one literal. */
const apiUrl = /https?:\/\/[^\s"'`<>\\]+\/api\/v4\/[^\s"'`<>\\]*/i

/** The first URL of the API in code that is not read otherwise; null if there is none. */
export const findUrlInCode = (code: string): string | null => apiUrl.exec(code)?.[0] ?? null
