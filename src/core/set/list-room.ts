/** Room on a page for what comes while a list of so many is on its way. */
export const roomFor = (counted: number): number => Math.max(100, Math.ceil(counted / 10))
