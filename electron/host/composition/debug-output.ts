/**
 * Says in a sentence why the app must not handle tokens in this environment, or null.
 *
 * `NODE_DEBUG` makes Node print requests with their headers, and taking the variable away once the
 * process runs has no effect.
 */
export function describeDebugOutput(
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  return (environment.NODE_DEBUG ?? '') === '' && (environment.NODE_DEBUG_NATIVE ?? '') === ''
    ? null
    : 'NODE_DEBUG is set, which makes Node print every request, tokens included. Start again without that variable.'
}
