/**
 * Splits the head line off a stream. Each call takes the next chunk and returns the head's text once it is
 * complete, and the body's bytes in that chunk.
 */
export function splitHeadLine() {
  const lineFeed = 0x0a
  let buffered = new Uint8Array(0)
  let isHeadComplete = false

  return (chunk: Uint8Array): { head: string | null; rest: Uint8Array } => {
    if (isHeadComplete) return { head: null, rest: chunk }
    const joined = new Uint8Array(buffered.length + chunk.length)
    joined.set(buffered)
    joined.set(chunk, buffered.length)
    const end = joined.indexOf(lineFeed)
    if (end < 0) {
      buffered = joined
      return { head: null, rest: joined.subarray(joined.length) }
    }
    isHeadComplete = true
    return {
      head: new TextDecoder().decode(joined.subarray(0, end)),
      rest: joined.subarray(end + 1),
    }
  }
}
