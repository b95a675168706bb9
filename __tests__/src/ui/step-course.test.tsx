import { render, screen } from '@testing-library/react'
import { StepCourse } from '../../../src/ui/step-course'

test('a step says its name before how long it takes', () => {
  render(<StepCourse steps={[{ title: 'First call', duration: '30 minutes', text: 'You describe it.' }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(/^First call ?30 minutes ?You describe it\.$/)
})
