/** An interval of instants in milliseconds since 1970, both inclusive. */
export interface Interval {
  from: number
  to: number
}
