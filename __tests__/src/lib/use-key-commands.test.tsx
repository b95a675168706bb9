import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setShortcutsEnabled } from '../../../src/lib/keyboard-shortcuts'
import { useKeyCommands } from '../../../src/lib/use-key-commands'

const ran: string[] = []
beforeEach(() => {
  ran.length = 0
  localStorage.clear()
})

function Page({ children }: { children?: React.ReactNode }) {
  const command = (key: string) => ({ key, title: key, run: () => ran.push(key) })
  useKeyCommands([command('e'), command('?'), command('ArrowDown')])
  return (
    <>
      <label>
        Search <input />
      </label>
      <input type="checkbox" aria-label="Select" />
      <button type="button">Open</button>
      {children}
    </>
  )
}

test('a key runs its command, wherever the focus is', async () => {
  render(<Page />)
  const user = userEvent.setup()
  await user.keyboard('e')
  await user.click(screen.getByRole('button'))
  await user.keyboard('e{ArrowDown}')
  await user.click(screen.getByRole('checkbox'))
  await user.keyboard('e')
  expect(ran).toEqual(['e', 'e', 'ArrowDown', 'e'])
})

test('keys are ignored while typing', async () => {
  render(<Page />)
  await userEvent.type(screen.getByRole('textbox'), 'see?')
  expect(ran).toEqual([])
  expect(screen.getByRole('textbox')).toHaveValue('see?')
})

test('keys with Ctrl, Alt or Cmd are ignored', async () => {
  render(<Page />)
  await userEvent.keyboard('{Control>}e{/Control}{Alt>}e{/Alt}{Meta>}e{/Meta}')
  expect(ran).toEqual([])
})

test('keys are ignored while a dialog is open', async () => {
  render(
    <Page>
      <div role="dialog" aria-label="Sure?" />
    </Page>,
  )
  await userEvent.keyboard('e')
  expect(ran).toEqual([])
})

test('with shortcuts switched off, only the key for the list of shortcuts works', async () => {
  setShortcutsEnabled(false)
  render(<Page />)
  await userEvent.keyboard('e?')
  expect(ran).toEqual(['?'])
})
