/// <reference types="vite/client" />
import type { AriaAttributes } from 'vue'
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

/**
 * Attributes and events that every component passes on to its root element. Any other undeclared attribute or event
 * is a type error, so the compiler finds each use of a renamed prop or event.
 */
declare module 'vue' {
  interface AllowedComponentProps extends AriaAttributes {
    id?: string | null | undefined
    title?: string | null | undefined
    tabindex?: number | string
    draggable?: boolean | 'true' | 'false'
    onKeydown?: (event: KeyboardEvent) => void
    onDragstart?: (event: DragEvent) => void
    onDragover?: (event: DragEvent) => void
    onDragend?: (event: DragEvent) => void
  }
}
