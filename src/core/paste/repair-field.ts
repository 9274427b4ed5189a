import { withOrdinaryBlanks, withoutInvisible } from '#core/text/characters.ts'
import type { Repaired } from './repair-pasted.ts'

/**
 * Repairs the address or the name that a person pastes into a field: nothing in it is invisible, or a special blank.
 * Apart from the repairs of whole texts, because the first window needs it, and those need a large table of characters.
 */
export function repairField(pasted: string): Repaired {
  const visible = withoutInvisible(pasted)
  const text = withOrdinaryBlanks(visible)
  return {
    text: text.trim(),
    repairs: [
      ...(visible === pasted ? [] : (['invisible'] as const)),
      ...(text === visible ? [] : (['blanks'] as const)),
    ],
  }
}
