/** Where the two instances listen unless those ports are taken. */
export const usualPorts = { documented: 4780, core: 4781 } as const
