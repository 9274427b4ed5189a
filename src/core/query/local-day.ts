/** A moment's date in this computer's time zone: `2026-03-31`. */
export function localDay(moment: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
}
