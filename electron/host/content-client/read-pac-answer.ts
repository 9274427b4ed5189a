import { readUrl } from '#host/url/read-url.ts'
import type { ProxySelection } from './proxy-selection.ts'

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
