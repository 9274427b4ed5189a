/** What a person reads when the app cannot start: title and text of an error box. */
export function describeStartFailure(
  error: unknown,
  dataDir: string,
): [title: string, text: string] {
  const reason = error instanceof Error ? error.message : String(error)
  return [
    'Endpoint Explorer could not start',
    `${reason}\n\nYour data stays in ${dataDir}. Start the app again; if that does not help, install it anew.`,
  ]
}
