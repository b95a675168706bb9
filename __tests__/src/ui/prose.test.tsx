import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Prose } from '../../../src/ui/prose'
import { SeverityTable } from '../../../src/ui/severity-table'

const html =
  '<p>Text</p><figure class="code-frame"><figcaption>Shell</figcaption><pre><code>npm <b>start</b>\n</code></pre></figure>'

test('a block of code is copied without its caption, and the button says so', async () => {
  const user = userEvent.setup()
  render(<Prose html={html} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('npm start\n')
})

test('says so when the browser does not allow it', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  render(<Prose html={html} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Couldn’t copy' })).toBeVisible()
})

test('buttons stay when the page is rendered again with the same text', () => {
  const { rerender } = render(<Prose html={html} />)
  rerender(<Prose html={html} />)
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(1)
})

test('another text has one button for each of its blocks', () => {
  const { rerender } = render(<Prose html={html} />)
  rerender(<Prose html={`${html}${html}`} />)
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2)
  rerender(<Prose html="<p>None</p>" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('as a part of a section its headings are a level lower', () => {
  render(<Prose html={'<h2 id="a">First</h2><h3>Second</h3><p>h2</p>'} isPart />)
  expect(screen.getByRole('heading', { level: 3, name: 'First' })).toHaveAttribute('id', 'a')
  expect(screen.getByRole('heading', { level: 4, name: 'Second' })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})

test('a table that fits is no stop of Tab, one that scrolls is', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400)
  const html = '<div class="table-frame" tabindex="0" role="group" aria-label="Table"><table></table></div>'
  const tables = [<Prose key="text" html={html} />, <SeverityTable key="support" severities={[]} />]
  const { unmount } = render(tables)
  for (const table of screen.getAllByRole('group')) expect(table).toHaveAttribute('tabindex', '0')
  unmount()
  width.mockReturnValue(300)
  render(tables)
  for (const table of screen.getAllByRole('group')) expect(table).not.toHaveAttribute('tabindex')
  expect(screen.getAllByRole('group')).toHaveLength(2)
  jest.restoreAllMocks()
})
