import { htmlToText } from './html-to-text.ts'
import { describeText } from './text-kind.ts'

/** The visible text of HTML; other texts unchanged. */
export const toPlainText = (text: string): string =>
  describeText(text).kind === 'html' ? htmlToText(text) : text
