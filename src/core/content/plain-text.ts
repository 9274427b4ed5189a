import { htmlToText } from './html-to-text.ts'
import { describeText } from './text-kind.ts'

/** A text that holds HTML, as a reader would see it; any other as it is. */
export const toPlainText = (text: string): string =>
  describeText(text).kind === 'html' ? htmlToText(text) : text
