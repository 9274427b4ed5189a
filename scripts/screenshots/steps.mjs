/** Steps shared by the screenshots. */

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {number} index @param {string} key @param {string} value */
export async function addFilter(page, index, key, value) {
  await page.getByTestId('query.filter.add').click()
  await page.getByTestId(`query.filter.${index}.key`).fill(key)
  await page.getByTestId(`query.filter.${index}.value`).fill(value)
  await page.getByTestId(`query.filter.${index}.value`).press('Enter')
}

/** Types into a field that takes several texts. @param {Page} page @param {string} field @param {string} text */
export async function enter(page, field, text) {
  await page.getByTestId(field).fill(text)
  await page.getByTestId(field).press('Enter')
}

/** @param {Page} page */
export async function send(page) {
  await page.getByTestId('query.send').click()
  await page.locator('[data-test="result.row"], [data-test="result.empty"]').first().waitFor()
}

/** @param {Page} page @param {string} name */
export async function runCommand(page, name) {
  await page.keyboard.press('ControlOrMeta+k')
  await page.locator(`[data-test="palette.entry"][data-command="${name}"]`).click()
}

/** Fetches the set of the shown response twice and compares both. @param {Page} page */
export async function compareTwoSets(page) {
  for (const count of [1, 2]) {
    await page.getByTestId('set.start').click()
    await page
      .getByTestId('set.show')
      .nth(count - 1)
      .waitFor()
  }
  await page.getByTestId('sets.compare').click()
  await page.getByTestId('sets.compared').waitFor()
}

/** Selects the CORE sample; its name contains "CORE" in every language. @param {Page} page */
export async function useCoreSample(page) {
  await page.getByTestId('connection.select').click()
  await page.locator('[data-test^="connection.option."]').filter({ hasText: 'CORE' }).click()
}

/** Sends the query of an endpoint to the CORE sample. @param {Page} page @param {string} endpoint */
export async function sendToCore(page, endpoint) {
  await useCoreSample(page)
  await page.getByTestId('query.endpoint').fill(endpoint)
  await send(page)
}

/** Sends a query without hits, and asks why it has none. @param {Page} page */
export async function findNothing(page) {
  await addFilter(page, 0, 'category', 'culture')
  await addFilter(page, 1, 'region', 'Nrd')
  await send(page)
  await page.getByTestId('doctor.open').click()
  await page.locator('[data-test="doctor.verdict"][data-state="found"]').waitFor()
}
