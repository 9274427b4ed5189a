/** Where the API begins, behind the base URL of a connection (api.md 2.1). */
export const apiPath = '/api/v4/'
export const endpointsPath = `${apiPath}endpoints/`

/** True for an address within the API; false without an address. */
export const isOfApi = (address: string | null | undefined): boolean =>
  address?.includes(apiPath) === true
