import type { AriaAttributes } from 'vue'

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
