const names = /^(access[_-]?|api[_-]?|auth[_-]?)?(token|key)$|^authorization$/i

/** Whether servers take a token under this name; in a URL it would end up in logs, tickets and histories. */
export const isTokenName = (name: string): boolean => names.test(name)
