/** The `creator` of a HAR written by the app; its page title is then the query's title. */
export const harProgram = 'Endpoint Explorer'
