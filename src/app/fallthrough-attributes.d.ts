import type { AriaAttributes } from 'vue'

/**
 * The attributes and events that our components hand on to their root element. Every other one that a component does
 * not declare is a fault of the types, so that a renamed prop or event is found where it is used.
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
