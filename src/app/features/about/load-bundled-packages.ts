import * as z from 'zod/mini'

const bundledPackages = z.array(
  z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() }),
)

/** A package bundled with the app, with its license text. */
export type BundledPackage = z.infer<typeof bundledPackages>[number]

/** The package list written by the build; null if there is none, as in development. */
export async function loadBundledPackages(): Promise<readonly BundledPackage[] | null> {
  try {
    const response = await fetch('/licences.json')
    return bundledPackages.parse(await response.json())
  } catch {
    return null
  }
}
