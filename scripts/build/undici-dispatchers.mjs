/**
 * The two parts of undici that the program uses, in place of its index: that also runs its fetch, web sockets, caches
 * and doubles, which took half of the time to load it. The program's source imports `undici`, for its types.
 */
// @ts-expect-error -- The package has types for its index only.
export { default as Agent } from '../../node_modules/undici/lib/dispatcher/agent.js'
// @ts-expect-error -- as above
export { default as ProxyAgent } from '../../node_modules/undici/lib/dispatcher/proxy-agent.js'
