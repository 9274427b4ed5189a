/** The shortest way to the same: a form, and a table of the first rows, without a framework. */
declare global {
  interface Window {
    /** Fetches a response and shows its first 25 items; returns when that was painted, in milliseconds since 1970. */
    showBare: (endpoint: string, columns: readonly string[]) => Promise<number>
  }
}

performance.mark('usable')

window.showBare = async (endpoint, columns) => {
  const response = await fetch(`/api/v4/endpoints/${endpoint}`)
  const read = JSON.parse(await response.text()) as { '@graph': Record<string, unknown>[] }
  const addRow = (cells: readonly string[]) => {
    const row = document.createElement('tr')
    for (const text of cells) row.insertCell().textContent = text
    document.querySelector('table')?.append(row)
  }
  addRow(columns)
  for (const item of read['@graph'].slice(0, 25))
    addRow(columns.map((column) => sayValue(item[column])))
  await new Promise(requestAnimationFrame)
  // The frame is painted before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  return performance.timeOrigin + performance.now()
}

const sayValue = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value ?? '')).slice(0, 200)

export {}
