/** Groups members by a key, in the order of the first member of each group. */
export function groupBy<Key, Member>(
  members: readonly Member[],
  keyOf: (member: Member, index: number) => Key,
): Map<Key, Member[]> {
  const groups = new Map<Key, Member[]>()
  for (const [index, member] of members.entries()) {
    const key = keyOf(member, index)
    const group = groups.get(key)
    if (group) group.push(member)
    else groups.set(key, [member])
  }
  return groups
}
