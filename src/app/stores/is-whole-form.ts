import { isBodyOfForm } from '#core/query/is-body-of-form.ts'
import type { ShownAnswer } from './answer-store.ts'

/** Whether the form alone asks for what was sent; a body typed by hand may ask for more. */
export const isWholeForm = ({
  sent: { form, conventions, plan },
}: Pick<ShownAnswer, 'sent'>): boolean =>
  plan.kind !== 'post' || isBodyOfForm(plan.body, form, conventions)
