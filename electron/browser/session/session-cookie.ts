/** The cookie name contains the port, because all ports of a host share their cookies. */
const sessionCookieName = (port: number): string => `endpoint-explorer-${port}`

/** The Set-Cookie value. Without Domain and Expires it is limited to this host and browser session. */
export const renderSessionCookie = (port: number, value: string): string =>
  `${sessionCookieName(port)}=${value}; Path=/; HttpOnly; SameSite=Strict`

/** All values of our cookie in a Cookie header, in order. */
export function readSessionCookies(header: string | undefined, port: number): string[] {
  const prefix = `${sessionCookieName(port)}=`
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
}
