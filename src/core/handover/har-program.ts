/** By this name a HAR tells that the app wrote it, and that its page title is a query's title. */
export const harProgram = 'Endpoint Explorer'
