/**
 * The value of a name from outside, such as an attribute, an ID or an option; undefined if the object itself has
 * no such member. Every object inherits members such as `constructor` and `toString`, which are not data.
 */
export const ownValue = <Value>(
  object: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(object, name) ? object[name] : undefined)
