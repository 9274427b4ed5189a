import { isLoopbackHost } from '#core/url/split-url.ts'
import { ownValue } from '#core/own-value.ts'
import { readUrl } from '#host/url/read-url.ts'

/** The environment variables that name a proxy; the lower-case spelling wins, as in curl. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>

export type ProxySelection =
  | { kind: 'direct' }
  /** Through this proxy. */
  | { kind: 'proxy'; address: URL }
  /** No usable proxy: `source` is the environment variable's name, or the result of a proxy script. */
  | { kind: 'unusable'; source: string }

/**
 * Selects the proxy for an address from `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`.
 *
 * Loopback hosts never go through a proxy. `NO_PROXY` is a list of host names separated by commas or
 * white space; a name covers its subdomains, a port narrows an entry, `*` switches the proxy off.
 * Address ranges and proxy scripts (PAC) are not understood.
 */
export function selectProxy(address: URL, environment: ProxyEnvironment): ProxySelection {
  if (isLoopbackHost(address.hostname)) return { kind: 'direct' }
  if (isExempt(address, readVariable('no_proxy', environment)?.value ?? ''))
    return { kind: 'direct' }
  const variable = readVariable(
    address.protocol === 'https:' ? 'https_proxy' : 'http_proxy',
    environment,
  )
  if (variable === null) return { kind: 'direct' }
  // As in curl, a proxy without a scheme speaks http: `proxy.example:3128`.
  const text = variable.value.includes('://') ? variable.value : `http://${variable.value}`
  const proxy = readUrl(text)
  return proxy !== null && proxySchemes.has(proxy.protocol) && proxy.hostname !== ''
    ? { kind: 'proxy', address: proxy }
    : { kind: 'unusable', source: variable.name }
}

const proxySchemes: ReadonlySet<string> = new Set(['http:', 'https:'])

function readVariable(
  lowerCaseName: string,
  environment: ProxyEnvironment,
): { name: string; value: string } | null {
  for (const name of [lowerCaseName, lowerCaseName.toUpperCase()]) {
    const value = ownValue(environment, name)?.trim()
    if (value !== undefined && value !== '') return { name, value }
  }
  return null
}

function isExempt(address: URL, list: string): boolean {
  const port = address.port === '' ? (address.protocol === 'https:' ? '443' : '80') : address.port
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true
      const [, name = '', entryPort] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? []
      if (entryPort !== undefined && entryPort !== port) return false
      const host = name.replace(/^\*?\./, '')
      return address.hostname === host || address.hostname.endsWith(`.${host}`)
    })
}

/**
 * Reads the result of a proxy script or of the system settings, such as `PROXY proxy.example:3128; DIRECT`.
 * The first supported entry counts; SOCKS is not supported.
 */
export function readPacAnswer(answer: string): ProxySelection {
  for (const entry of answer.split(';').map((one) => one.trim())) {
    if (entry.toUpperCase() === 'DIRECT') return { kind: 'direct' }
    const [, type = '', host = ''] = /^(PROXY|HTTP|HTTPS)\s+(\S+)$/i.exec(entry) ?? []
    const scheme = type.toUpperCase() === 'HTTPS' ? 'https' : 'http'
    const address = host === '' ? null : readUrl(`${scheme}://${host}`)
    if (address !== null) return { kind: 'proxy', address }
  }
  return answer.trim() === '' ? { kind: 'direct' } : { kind: 'unusable', source: answer.trim() }
}
