import type { ShellBridge } from '../../../electron/preload/shell-bridge.ts'

/** The page's window as src/app/env.d.ts declares it, which this TypeScript project does not see. */
declare global {
  interface Window {
    readonly shell?: ShellBridge
  }
}
