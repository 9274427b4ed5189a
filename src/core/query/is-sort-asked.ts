import type { QueryForm } from './form.ts'

/** Whether a form asks for an order of its own (api.md 4.6). */
export const isSortAsked = ({ sort }: QueryForm): boolean =>
  sort.some(({ attribute }) => attribute !== '')
