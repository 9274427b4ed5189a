/*
 * How long the parts of a saved endpoint may be, in characters. They stand here, because the page must not load the
 * schemas. Its names may be as long as those that are sent (check-form.ts).
 */
export const maxEndpointLabel = 300
export const maxEndpointRemark = 2_000
