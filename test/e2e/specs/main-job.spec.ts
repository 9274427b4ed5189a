import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'
import { isUnix } from '../../support/unix.ts'

const run = promisify(execFile)
const sampleToken = 'sample-token-sees-everything'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

// One walk, because a program of its own takes longer to start than any of its steps.
test('a query is sent, and handed on as what was sent @every-shell', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const results = resultsPage(page)

  await test.step('one click on Send shows the first 25 events of the sample instance', async () => {
    await query.send()
    await expect(results.status).toHaveText('200 OK')
    await expect(results.rows).toHaveCount(25)
    await expect(results.total).toHaveText('240 items')
    await expect(results.position).toHaveText('Page 1 of 10')
  })

  await test.step('filters, include and page size arrive by GET and by POST', async () => {
    await query.addFilter(0, 'category', 'music')
    await query.include('location')
    await page.getByTestId('query.page-size').fill('5')
    await expect(query.url).toHaveText(
      /\/api\/v4\/endpoints\/events\?filter%5Bcategory%5D=music&include=location&page%5Bsize%5D=5$/,
    )
    await query.send()
    await expect(results.rows).toHaveCount(5)
    const total = await results.readTotal()
    await results.select(0)
    await expect(results.item).toContainText('"address":')

    await query.chooseMethod('post')
    await expect(query.body).toHaveText(
      '{"filter":{"category":"music"},"include":"location","page":{"size":5}}',
    )
    await query.send()
    await expect(results.rows).toHaveCount(5)
    await expect(results.total).toHaveText(total)

    // The links of a POST lose its body: the same body is posted again.
    await results.pager('next').click()
    await expect(results.position).toContainText('Page 2 of')
    await expect(results.total).toHaveText(total)
  })

  await test.step('curl of the copied URL gets what the app got, by the same request line', async () => {
    await page.getByTestId('tab.new').click()
    await page.getByTestId('query.q').fill("Käse & 'Wein'+100%")
    await query.include('location', 'image')
    const url = await query.copy('url')
    await expect(query.url).toHaveText(url)

    await query.send()
    await expect(results.status).toHaveText('200 OK')
    await expect(results.total).toBeVisible()

    const { stdout: answer } = await run(
      'curl',
      ['-s', '-H', `Authorization: Bearer ${sampleToken}`, url],
      { encoding: 'buffer' },
    )
    const { origin } = new URL(url)
    const log = await (await fetch(`${origin}/log`)).text()
    const line = `GET ${url.slice(origin.length)} HTTP/1.1`
    expect(log.split('\n').filter((logged) => logged.includes('K%C3%A4se'))).toEqual([line, line])
    await expect(page.getByTestId('result.size')).toHaveText(describeSize(answer.length))
  })

  await test.step('the copied cURL command runs, with the token from the environment', async () => {
    // The command is for bash.
    if (!isUnix) return
    await page.getByTestId('tab.new').click()
    await query.chooseMethod('post')
    await query.addFilter(0, 'category', 'music', 'market')
    const command = await query.copy('curl')
    expect(command).not.toContain(sampleToken)

    const { stdout } = await run('bash', ['-c', `${command} -s`], {
      env: { ...process.env, TOKEN: sampleToken },
    })
    expect(JSON.parse(stdout)).toHaveProperty('@graph')
  })
})

/** Bytes as the app writes them in English. */
function describeSize(bytes: number): string {
  const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
  return bytes < 1000 ? `${bytes} B` : `${short.format(bytes / 1000)} kB`
}
