/// <reference types="vite/client" />
import type { ShellBridge } from '../../electron/preload/shell-bridge.ts'

declare global {
  interface Window {
    /** Set by Electron's preload; absent in the browser shell. */
    readonly shell?: ShellBridge
  }
}
