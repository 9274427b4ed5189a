import * as z from 'zod/mini'

const bundledPackages = z.array(
  z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() }),
)

/** A package that is part of the program, with the words of its licence. */
export type BundledPackage = z.infer<typeof bundledPackages>[number]

/** The list that the build has written beside the page; null where there is none, as while developing. */
export async function loadBundledPackages(): Promise<readonly BundledPackage[] | null> {
  try {
    const answer = await fetch('/licences.json')
    return bundledPackages.parse(await answer.json())
  } catch {
    return null
  }
}
