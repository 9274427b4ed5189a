/** An event as Electron's listeners get it: the parameters, and a way to refuse the default. */
export type DoubleEvent<Params extends object> = Params & {
  preventDefault: () => void
  readonly defaultPrevented: boolean
}

export function createEvent<Params extends object>(params: Params): DoubleEvent<Params> {
  let prevented = false
  return {
    ...params,
    preventDefault() {
      prevented = true
    },
    get defaultPrevented() {
      return prevented
    },
  }
}
