import { isBodyOfForm } from '#core/query/is-body-of-form.ts'
import type { ShownAnswer } from './answer-store.ts'

/** True if the form expresses the whole request; a body typed by hand may contain more. */
export const isWholeForm = ({
  sent: { form, conventions, plan },
}: Pick<ShownAnswer, 'sent'>): boolean =>
  plan.kind !== 'post' || isBodyOfForm(plan.body, form, conventions)
