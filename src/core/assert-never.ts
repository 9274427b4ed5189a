/** Fails at compile time when a union got a member that a switch does not treat, and loudly at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected member of a union: ${JSON.stringify(value)}`)
}
