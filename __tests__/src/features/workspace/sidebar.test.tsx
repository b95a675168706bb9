import { render, screen } from '@testing-library/react'
import { Sidebar } from '../../../../src/features/workspace/sidebar'

test('the link to the start is called by the name it shows', () => {
  render(
    <Sidebar
      brand={{ name: 'Example' }}
      roles={['admin']}
      pathname="/admin/"
      rail={false}
      onToggleRail={() => undefined}
    />,
  )
  const link = screen.getByRole('link', { name: 'Example, workspace home' })
  expect(link).toHaveTextContent('Example')
})
