import type { JsonValue } from '#core/json/json-value.ts'
import { readFileName } from './image-address.ts'
import type { ValueKind } from './value-kind.ts'

/** The name of a linked item; that of its file if it has none, such as a picture. null if it has neither. */
export const readLinkedName = (
  { name }: Extract<ValueKind, { kind: 'resolved-relation' }>,
  value: JsonValue,
): string | null => name ?? readFileName(value)
