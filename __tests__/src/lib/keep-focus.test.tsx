import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepFocus } from '../../../src/lib/keep-focus'

const button = (name: string) => screen.getByRole('button', { name })

let stop = () => {}
afterEach(() => stop())

/** A list of rows with a button each, on a page that keeps the focus. */
function open(html: string) {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`
  stop = keepFocus(screen.getByRole('main'))
  return userEvent.setup()
}

const rows = '<p><button>One</button></p><p><button>Two</button></p><p><button>Three</button></p>'

test('moves on to the next control when the one with the focus goes', async () => {
  const person = open(rows)
  await person.tab()
  await person.tab()
  expect(button('Two')).toHaveFocus()
  button('Two').closest('p')?.remove()
  await waitFor(() => expect(button('Three')).toHaveFocus())
})

test('moves on when the control with the focus is disabled', async () => {
  const person = open(rows)
  await person.tab()
  button('One').blur() // as browsers do, but for jsdom
  button('One').setAttribute('disabled', '')
  await waitFor(() => expect(button('Two')).toHaveFocus())
})

test('goes to the current row after the last control, and to the page where nothing is left', async () => {
  const person = open(`<p aria-current="true"><button>Row</button></p>${rows}`)
  for (let step = 0; step < 4; step++) await person.tab()
  expect(button('Three')).toHaveFocus()
  button('Three').remove()
  await waitFor(() => expect(button('Row')).toHaveFocus())
  screen.getByRole('main').replaceChildren()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('waits for the rows of a list that is still empty, as after an undo, before it goes back', async () => {
  const person = open(`<button>Before</button><ul></ul><button>Undo</button>`)
  await person.tab()
  await person.tab()
  button('Undo').remove()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(document.body).toHaveFocus()
  screen.getByRole('list').innerHTML = '<li aria-current="true"><button>Row</button></li>'
  await waitFor(() => expect(button('Row')).toHaveFocus())
})

test('leaves the focus to a screen that knows a better place, and to a person with a pointer', async () => {
  const person = open(rows)
  await person.tab()
  button('One').remove()
  button('Three').focus()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(button('Three')).toHaveFocus()
  await person.click(button('Two'))
  button('Two').remove()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(document.body).toHaveFocus()
})
