import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Seo } from '../../../../../src/features/seo/seo'
import { apiOf, renderWorkspace } from '../../../../setup/render-workspace'
import { makePage, SeoBackend } from '../../../../setup/seo-backend'

beforeAll(() => (Element.prototype.scrollIntoView = () => {})) // jsdom has no layout

const pages = ['/a/', '/b/', '/c/'].map((path) => makePage(path))

function Screen({ backend }: { backend: SeoBackend }) {
  const [api] = useState(() => apiOf(backend))
  return <Seo api={api} state={{ tab: 'grid' }} onNavigate={() => undefined} />
}

async function open(backend = new SeoBackend(pages)) {
  const { person } = renderWorkspace(<Screen backend={backend} />, { pathname: '/admin/seo/', backend })
  await screen.findByRole('grid')
  return { backend, person }
}

const rowOf = (path: string) => screen.getByRole('row', { name: new RegExp(path) })
const cell = (path: string, column: number) => {
  const found = within(rowOf(path)).getAllByRole('gridcell')[column]
  if (!found) throw new Error(`no column ${column}`)
  return found
}

test('cells are edited by keyboard, marked, and saved together', async () => {
  const { person, backend } = await open()
  await person.click(cell('/a/', 0))
  await person.keyboard('{Enter}')
  await person.clear(screen.getByRole('textbox', { name: 'Meta title of /a/' }))
  await person.keyboard('First{Enter}')
  expect(cell('/a/', 0)).toHaveTextContent('First5 of 60Changed')
  expect(cell('/b/', 0)).toHaveFocus()
  await person.keyboard('S')
  await person.keyboard('econd{Tab}')
  expect(cell('/b/', 0)).toHaveTextContent('Second')
  expect(cell('/b/', 1)).toHaveFocus()
  await person.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(cell('/b/', 3)).toHaveTextContent('yesChanged')
  expect(screen.getByText('2 pages changed, not saved')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save 2 pages' }))
  await waitFor(() => expect(backend.settings).toHaveLength(2))
  expect(backend.settings).toMatchObject([
    { path: '/a/', title: 'First', description: null, noindex: null },
    { path: '/b/', title: 'Second', description: null, noindex: true },
  ])
  expect(backend.asked.filter((asked) => asked.startsWith('PUT /api/admin/seo'))).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull())
})

test('Escape cancels, Delete gives a cell its default, Ctrl+Z takes steps back', async () => {
  const backend = new SeoBackend(pages)
  backend.set('/a/', { title: 'Set' })
  const { person } = await open(backend)
  await person.click(cell('/a/', 0))
  await person.keyboard('x')
  expect(screen.getByRole('textbox', { name: 'Meta title of /a/' })).toHaveValue('x')
  await person.keyboard('{Escape}')
  expect(cell('/a/', 0)).toHaveTextContent('Set')
  expect(cell('/a/', 0)).toHaveFocus()
  await person.keyboard('{Delete}')
  expect(cell('/a/', 0)).toHaveTextContent('Page /a/ | Firm')
  await person.keyboard('{Control>}z{/Control}')
  expect(cell('/a/', 0)).toHaveTextContent('Set')
  expect(screen.queryByText(/not saved/)).toBeNull()
})

test('rows of a spreadsheet are pasted downwards and to the right', async () => {
  const { person } = await open()
  await person.click(cell('/b/', 0))
  await person.paste('One\t"A ""quoted""\ndescription"\nTwo\tOther\nBeyond\tthe grid')
  expect(cell('/a/', 0)).not.toHaveTextContent('Changed')
  expect(cell('/b/', 0)).toHaveTextContent('One')
  expect(cell('/b/', 1)).toHaveTextContent('A "quoted" description')
  expect(cell('/c/', 0)).toHaveTextContent('Two')
  expect(cell('/c/', 1)).toHaveTextContent('Other5 of 160 · too short')
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Changed')).toBeNull()
})

test('an invalid canonical URL stops the whole save', async () => {
  const { person } = await open()
  await person.click(cell('/a/', 2))
  await person.keyboard('/')
  await person.keyboard('nowhere{Enter}')
  expect(cell('/a/', 2)).toBeInvalid()
  expect(cell('/a/', 2)).toHaveTextContent('Enter a path with a slash at both ends')
  expect(screen.getByRole('button', { name: 'Save 1 page' })).toBeDisabled()
})

test('what someone else changed is shown for each page, and nothing is lost', async () => {
  const { person, backend } = await open()
  for (const path of ['/a/', '/b/', '/c/']) {
    await person.click(cell(path, 0))
    await person.keyboard('M')
    await person.keyboard('ine{Enter}')
  }
  backend.set('/a/', { title: 'Theirs A' })
  backend.set('/b/', { title: 'Theirs B' })
  await person.click(screen.getByRole('button', { name: 'Save 3 pages' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Nothing was saved')
  const [first, second] = within(alert).getAllByRole('listitem')
  if (!first || !second) throw new Error('two conflicts expected')
  expect(first).toHaveTextContent('/a/ was changed by mei@firm.example.Meta titleTheirs: Theirs AYours: Mine')
  await person.click(within(first).getByRole('button', { name: 'Take theirs' }))
  await person.click(within(second).getByRole('button', { name: 'Keep mine' }))
  await person.click(screen.getByRole('button', { name: 'Save 2 pages' }))
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull())
  expect(Object.fromEntries(backend.settings.map(({ path, title }) => [path, title]))).toEqual({
    '/a/': 'Theirs A',
    '/b/': 'Mine',
    '/c/': 'Mine',
  })
})

test('an error of the server is said, and the edits stay', async () => {
  const { person, backend } = await open()
  await person.click(cell('/a/', 0))
  await person.keyboard('M{Enter}')
  backend.failNext('PUT /api/admin/seo', { status: 400, body: { code: 'bad_request', message: 'No.' } })
  await person.click(screen.getByRole('button', { name: 'Save 1 page' }))
  expect(await screen.findByText('Couldn’t save. No.')).toBeVisible()
  expect(cell('/a/', 0)).toHaveTextContent('M')
  expect(screen.getByText('1 page changed, not saved')).toBeVisible()
})
