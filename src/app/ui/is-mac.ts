/** Keyboards of a Mac have other keys for commands. Electron and browsers both say so here. */
export const isMac = /Mac/i.test(navigator.userAgent)
