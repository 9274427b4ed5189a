/** What can be done with a saved query from its row. */
export type SavedAction =
  | 'open'
  | 'run'
  | 'edit'
  | 'duplicate'
  | 'move-up'
  | 'move-down'
  | 'remove'
  /** Sends the query on the connection with this ID, without changing it. */
  | `on ${string}`

/** The connection of an action that sends on one. */
export const connectionOf = (action: `on ${string}`): string => action.slice('on '.length)
