import { render, waitFor } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Chart } from '../../../src/ui/chart'

const drawing = '<svg viewBox="0 0 10 10" class="sea-chart"><path d="M0 0h1"></path></svg>'
const root = '<svg viewBox="0 0 10 10" class="sea-chart" data-from="/static/chart-1.json"></svg>'
const fetched = jest.fn<Promise<Response>, [string]>()
const before = globalThis.fetch

beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched as typeof fetch
})
afterAll(() => {
  globalThis.fetch = before
})

test('a drawing is shown as it is', () => {
  const { container } = render(<Chart svg={drawing} />)
  expect(container.querySelector('path')).not.toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})

test('a drawing that the data only names is fetched', async () => {
  fetched.mockResolvedValue({ json: () => Promise.resolve(drawing) } as Response)
  const { container } = render(<Chart svg={root} />)
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 10 10')
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull())
  expect(fetched).toHaveBeenCalledWith('/static/chart-1.json')
})

test('a drawing that was fetched stays when its page is rendered again', async () => {
  fetched.mockResolvedValue({ json: () => Promise.resolve(drawing) } as Response)
  const { container, rerender } = render(<Chart svg={root} />)
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull())
  rerender(<Chart svg={root} className="wide" />)
  expect(container.firstElementChild).toHaveClass('wide')
  expect(container.querySelector('path')).not.toBeNull()
})

test('without its drawing, a chart keeps its place', async () => {
  fetched.mockRejectedValue(new Error('offline'))
  const { container } = render(<Chart svg={root} />)
  await act(() => Promise.resolve())
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 10 10')
})

test('the drawing in built HTML stays, and is not fetched again', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Chart svg={drawing} />)
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(() => Promise.resolve(hydrateRoot(container, <Chart svg={root} />)))
  complaints.mockRestore() // in development React tells of the difference
  expect(container.querySelector('path')).not.toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})
