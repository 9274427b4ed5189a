import { connectionPage } from '../pages/connection-page.ts'
import { expect, test } from '../support/shells.ts'

test('a second token is a copy of the connection, and the matrix shows what each of the two opens', async ({
  explorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const connection = connectionPage(page)
  await at('connection.menu').click()
  await at('connection.duplicate').click()
  await expect(connection.dialog.getByTestId('connection.token-state')).toContainText('No token')
  await connection.token.fill('sample-token-limited')
  await connection.save()
  await expect(connection.dialog).toBeHidden()

  await at('tools.open').click()
  await at('access.open').click()
  await at('access.fetch').click()
  // Nine endpoints for each of two tokens, and on an instance like this up to three requests for each.
  await expect(at('access.start')).toContainText('54')
  await at('access.newest').click()
  await expect(at('access.start')).toContainText('18')
  await at('access.start').click()
  await expect(at('access.progress')).toHaveAttribute('data-state', 'done')
  const cells = at('access.row').filter({ hasText: 'Alle Inhalte' }).getByTestId('access.cell')
  await expect(cells.nth(0)).toHaveAttribute('data-total', '633')
  await expect(cells.nth(1)).toHaveAttribute('data-status', '403')

  // What a token opens is one click away, with that token.
  await cells.nth(0).getByTestId('access.use').click()
  await expect(at('access.start')).toHaveCount(0)
  await expect(at('query.endpoint')).toHaveValue(/./)
  await expect(connection.select).toHaveText(/Sample server$/)
})
