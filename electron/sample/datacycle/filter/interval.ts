/** A stretch of time as instants (milliseconds). Closed at both ends. */
export interface Interval {
  from: number
  to: number
}
