/** What a person does on the way to a picture. */

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {number} place @param {string} key @param {string} value */
export async function addFilter(page, place, key, value) {
  await page.getByTestId('query.filter.add').click()
  await page.getByTestId(`query.filter.${place}.key`).fill(key)
  await page.getByTestId(`query.filter.${place}.value`).fill(value)
  await page.getByTestId(`query.filter.${place}.value`).press('Enter')
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

/** Fetches the set of the answer that is shown twice, and compares the two. @param {Page} page */
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

/** The sample like a dataCycle CORE, whatever it is called in the language of the page. @param {Page} page */
export async function useCoreSample(page) {
  await page.getByTestId('connection.select').click()
  await page.locator('[data-test^="connection.option."]').filter({ hasText: 'CORE' }).click()
}
