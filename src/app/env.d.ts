/// <reference types="vite/client" />
import type { ShellBridge } from '#preload/shell-bridge.ts'

declare global {
  interface ImportMetaEnv {
    /** Set by the build; absent in tests of single components. */
    readonly VITE_APP_VERSION?: string
  }

  interface Permissions {
    /** Chromium only; in other browsers the promise is rejected. */
    query(descriptor: { name: 'clipboard-read' }): Promise<PermissionStatus>
  }

  interface Window {
    /** Set by Electron's preload; absent in the browser shell. */
    readonly shell?: ShellBridge
  }
}
