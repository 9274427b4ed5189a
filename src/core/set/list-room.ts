/** Spare room on a page for items created while the list is loading. */
export const roomFor = (counted: number): number => Math.max(100, Math.ceil(counted / 10))
