import { shell } from 'electron'
import { readExternalAddress } from '#host/opened/read-opened.ts'

/** Opens an https or mailto link in the user's browser or mail program; ignores all other links. */
export async function openExternal(link: string): Promise<void> {
  const address = readExternalAddress(link)
  if (address === null) return
  await shell.openExternal(address).catch(() => {
    console.warn('No program on this computer opens this kind of link.')
  })
}
