/** Listener for `select-client-certificate`: never sends a client certificate of the user. */
export function chooseNoCertificate(
  event: { preventDefault: () => void },
  _contents: unknown,
  _url: string,
  _certificates: unknown,
  choose: () => void,
): void {
  event.preventDefault()
  choose()
}
