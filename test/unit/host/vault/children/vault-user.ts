/** A vault in a process of its own: sets tokens `<name>-0`, `<name>-1`, … and reports each state. */
import { createKeyringProvider } from '#host/vault/keyring-provider.ts'
import { forkKeyringBroker } from '#host/vault/start-keyring-broker.ts'
import { createVault } from '#host/vault/vault.ts'

const [, , file = '', broker = '', name = '', count = '0'] = process.argv
const vault = createVault({
  file,
  providers: [createKeyringProvider({ spawnBroker: () => forkKeyringBroker(broker, process.env) })],
  now: () => new Date(),
})

async function setAll() {
  for (let index = 0; index < Number(count); index++) {
    const id = `${name}-${index}`
    const state = await vault.setToken(id, 'https://api.example', `token of ${id}`)
    process.send?.(state.kind)
  }
}

process.once('message', () => {
  setAll().then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(String(error)),
  )
})
process.send?.('ready')
