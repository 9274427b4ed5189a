/** The session cookie as text. Its name holds the port, because cookies are shared by all ports of a host. */
const sessionCookieName = (port: number): string => `endpoint-explorer-${port}`

/** The value of a Set-Cookie header; without Domain and Expires it stays with this host and this browser run. */
export const renderSessionCookie = (port: number, value: string): string =>
  `${sessionCookieName(port)}=${value}; Path=/; HttpOnly; SameSite=Strict`

/** Every value that a Cookie header gives for our name, in its order. */
export function readSessionCookies(header: string | undefined, port: number): string[] {
  const prefix = `${sessionCookieName(port)}=`
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
}
