import { render } from '@testing-library/react'
import { ChangeFigure } from '../../../src/ui/change-figure'

test('a figure that changed is read as a change', () => {
  const { container } = render(<ChangeFigure before="2 min" after="6 s" />)
  expect(container).toHaveTextContent(/^From 2 min to 6 s$/)
})

test('a figure that had no earlier value stands alone', () => {
  const { container } = render(<ChangeFigure before={null} after="31 files" />)
  expect(container).toHaveTextContent(/^31 files$/)
})

test('a result without a figure has none', () => {
  const { container } = render(<ChangeFigure before="2 min" after={null} />)
  expect(container).toBeEmptyDOMElement()
})

test('an assumed figure says so at the number', () => {
  const { container } = render(<ChangeFigure before="2 min" after="6 s" isAssumed />)
  expect(container).toHaveTextContent(/^From 2 min to 6 s assumed$/)
})
