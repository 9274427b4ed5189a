import * as z from 'zod/mini'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** Required attributes per type. */
export const requiredAttributes = z
  .array(
    z.object({
      /** One of the types in `@type`. */
      type: name,
      /** Attribute keys as in `renderPath`; a dot separates nested names (`location.name`). */
      attributes: z.array(name).check(z.maxLength(100)),
    }),
  )
  .check(z.maxLength(100))

export type RequiredAttributes = z.infer<typeof requiredAttributes>

/**
 * Returns the list with an attribute required or no longer required. Types without attributes are removed.
 */
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
