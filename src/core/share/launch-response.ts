import type { Opened } from './opened.ts'

/** The browser shell's response to `POST /api/launch`. */
export interface LaunchResponse {
  /** Sent as `x-app-token` with every request of the page. */
  appToken: string
  /** The link or file that the app was started with. */
  opened: Opened | null
  /** Bodies of the responses to `firstQuestions` by path, without those that failed. */
  first: Readonly<Partial<Record<string, string>>>
}

/** What a page asks its host as soon as it has access: paths of GET requests. */
export const firstQuestions = ['/api/settings', '/api/connections', '/api/tabs'] as const
