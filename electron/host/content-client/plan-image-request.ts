import { readUrl } from '#host/url/read-url.ts'
import { err, ok, type Result } from '#core/result.ts'
import { BlockList, isIP } from 'node:net'

/** Where an image is requested from, always without a token. */
export interface ImageTarget {
  origin: string
  /** Path and query. */
  target: string
}

/**
 * Checks whether an image URL in content may be fetched. Content is untrusted: plain http and local hosts are
 * allowed only at the connection's own origin, so content cannot make the app call devices in the local
 * network.
 */
export function planImageRequest(
  address: string,
  baseUrl: string,
): Result<ImageTarget, 'not-an-address' | 'not-allowed'> {
  const url = readUrl(address)
  if (url === null) return err('not-an-address')
  const isOwn = url.origin === new URL(baseUrl).origin
  const isSafe = url.protocol === 'https:' && !isLocalHost(url.hostname)
  if (url.username !== '' || url.password !== '' || !(isOwn || isSafe)) return err('not-allowed')
  return ok({ origin: url.origin, target: url.pathname + url.search })
}

/**
 * True if a host name means this computer or a private network.
 *
 * Expects `hostname` of a parsed URL: IPv6 in brackets, IPv4 normalized. Does not resolve names, so a public
 * name with a private IP address is not local.
 */
function isLocalHost(hostname: string): boolean {
  // `nas.local.` is `nas.local`.
  const host = hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1')
  switch (isIP(host)) {
    case 4:
      return localIpv4.check(host, 'ipv4')
    case 6:
      return localIpv6.check(host, 'ipv6')
    default:
      return !host.includes('.') || localName.test(host)
  }
}

/** RFC 6761, 6762 (appendix G too) and 8375, `internal` of ICANN, and the names of common routers. */
const localName =
  /(?:\.(?:localhost|local|localdomain|home\.arpa|internal|intranet|private|corp|home|lan)|(?:^|\.)fritz\.box)$/i

/** Two lists, because a common list would match every IPv4 address as an IPv4-mapped IPv6 address. */
const localIpv4 = createList('ipv4', [
  // RFC 6890: this network, this computer, link-local, IETF protocols, benchmarks.
  ...['0.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '198.18.0.0/15'],
  // RFC 1918: private. RFC 6598: shared by the customers of a provider.
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'],
  // RFC 5771: multicast. RFC 1112: reserved, including broadcast.
  ...['224.0.0.0/4', '240.0.0.0/4'],
])

const localIpv6 = createList('ipv6', [
  // RFC 4291: this computer, IPv4-compatible and IPv4-mapped, link-local, site-local (deprecated), multicast.
  // RFC 4193: private.
  ...['::/96', '::ffff:0:0/96', 'fe80::/10', 'fec0::/10', 'ff00::/8', 'fc00::/7'],
  // May lead to local IPv4 addresses: NAT64 (RFC 6052, 8215), 6to4 (RFC 3056), Teredo (RFC 4380).
  ...['64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32'],
  // RFC 6666: discard-only.
  '100::/64',
])

function createList(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
