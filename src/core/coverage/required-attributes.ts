import * as z from 'zod/mini'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** What people want every item of a type to have, as its own list for each type. */
export const requiredAttributes = z
  .array(
    z.object({
      /** One of the item's `@type`. */
      type: name,
      /** Attributes of the item as `renderPath` writes them; a dot leads into what it holds (`location.name`). */
      attributes: z.array(name).check(z.maxLength(100)),
    }),
  )
  .check(z.maxLength(100))

export type RequiredAttributes = z.infer<typeof requiredAttributes>

/** The list after an attribute was asked of a type, or is not any more; a type without any has no entry. */
export function requireAttribute(
  list: RequiredAttributes,
  { type, attribute, isRequired }: { type: string; attribute: string; isRequired: boolean },
): RequiredAttributes {
  const known = list.find((one) => one.type === type)?.attributes ?? []
  const others = known.filter((one) => one !== attribute)
  const attributes = isRequired ? [...others, attribute] : others
  const changed = list.some((one) => one.type === type)
    ? list.map((one) => (one.type === type ? { type, attributes } : one))
    : [...list, { type, attributes }]
  return changed.filter((one) => one.attributes.length > 0)
}
