const maxSuggestions = 50

/**
 * Names that match the typed text, ignoring case: first the name itself, then those that begin with it, then
 * those with a word that begins with it (`dct:created` for `cre`), then those that contain it. Without those in
 * `taken`.
 */
export function suggest(
  names: readonly string[],
  typed: string,
  taken: readonly string[] = [],
): string[] {
  const wanted = typed.trim().toLowerCase()
  const available = names.filter((name) => !taken.includes(name))
  const ranked = available.flatMap((name) => {
    const rank = rankOf(name, wanted)
    return rank === null ? [] : [{ name, rank }]
  })
  // The sort is stable, so names keep their order within a rank.
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxSuggestions)
    .map(({ name }) => name)
}

function rankOf(name: string, wanted: string): number | null {
  const lower = name.toLowerCase()
  if (lower === wanted) return 0
  if (lower.startsWith(wanted)) return 1
  const words = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
  if (words.some((word) => word.toLowerCase().startsWith(wanted))) return 2
  return lower.includes(wanted) ? 3 : null
}
