/**
 * Splits the head line off a stream. Each call takes the next chunk and returns the head's text once it is
 * complete, and the body's bytes in that chunk.
 */
export function splitHeadLine() {
  const lineFeed = 0x0a
  let held = new Uint8Array(0)
  let isOver = false

  return (chunk: Uint8Array): { head: string | null; rest: Uint8Array } => {
    if (isOver) return { head: null, rest: chunk }
    const joined = new Uint8Array(held.length + chunk.length)
    joined.set(held)
    joined.set(chunk, held.length)
    const end = joined.indexOf(lineFeed)
    if (end < 0) {
      held = joined
      return { head: null, rest: joined.subarray(joined.length) }
    }
    isOver = true
    return {
      head: new TextDecoder().decode(joined.subarray(0, end)),
      rest: joined.subarray(end + 1),
    }
  }
}
