/** Chromium's, where it may be needed to start at all: in a container, without a display or a graphics card. */
const chromiumSwitch = /^--(?:no-sandbox|ozone-platform=\w+|disable-[\w-]+)$/

/** What follows Chromium's own switches; behind a command they would be the command's. */
export function skipSwitches(args: readonly string[]): readonly string[] {
  const first = args.findIndex((one) => !chromiumSwitch.test(one))
  return first === -1 ? [] : args.slice(first)
}
