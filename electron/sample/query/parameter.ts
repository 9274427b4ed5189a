/** A parameter's value, nested as in a JSON body or as bracketed names in a query string. */
export type Parameter = null | boolean | number | string | readonly Parameter[] | ParameterGroup

/** A Map, not an object: a parameter may be called `__proto__`. */
export type ParameterGroup = ReadonlyMap<string, Parameter>

export const isList = (parameter: Parameter | undefined): parameter is readonly Parameter[] =>
  Array.isArray(parameter)

export const isGroup = (parameter: Parameter | undefined): parameter is ParameterGroup =>
  parameter instanceof Map

export function readParameter(json: unknown): Parameter {
  if (Array.isArray(json)) return json.map(readParameter)
  if (typeof json === 'object' && json !== null) {
    return new Map(
      Object.entries(json).map(([name, value]): [string, Parameter] => [
        name,
        readParameter(value),
      ]),
    )
  }
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') return json
  return null
}
