/** Listens to the app's `select-client-certificate`: no certificate of this person is shown to a server unasked. */
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
