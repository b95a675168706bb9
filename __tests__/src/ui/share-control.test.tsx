import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ShareControl } from '../../../src/ui/share-control'

const title = 'Costs & what to cut'
const url = 'https://example.com/blog/costs/'
const control = <ShareControl label="Share this article" title={title} url={url} />
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

/** Gives the browser a way to share, or none, for one test. */
function setShare(share: unknown): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('e-mail needs no script: subject and address are in the link, escaped', () => {
  render(control)
  const mail = new URL(screen.getByRole('link', { name: 'By e-mail' }).getAttribute('href') ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe(title)
  expect(mail.searchParams.get('body')).toBe(url)
})

test('the group says what it shares', () => {
  render(control)
  expect(screen.getByRole('group', { name: 'Share this article' })).toContainElement(button('Copy link'))
})

test('the page as built has all three in their places, the one that may be missing unseen', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(control)
  const buttons = [...page.querySelectorAll('button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copy link', 'Share…'])
  expect(buttons.map(({ dataset }) => dataset['unknown'])).toEqual([undefined, 'true'])
})

describe('copying', () => {
  test('puts the address on the clipboard and says so', async () => {
    const user = userEvent.setup()
    render(control)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(button('Copy link'))
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('where it is refused selects the address in a field and says so', async () => {
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    render(control)
    await user.click(button('Copy link'))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of this page' })
    expect(field).toHaveFocus()
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
    expect(screen.getByRole('status')).toHaveTextContent('did not allow copying')
  })

  test('that works at the second try takes the field away', async () => {
    const user = userEvent.setup()
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    render(control)
    await user.click(button('Copy link'))
    await user.click(button('Copy link'))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
  })
})

describe('sharing by the system', () => {
  test('hands over title and address', async () => {
    const share = jest.fn().mockResolvedValue(undefined)
    setShare(share)
    render(control)
    expect(button('Share…')).toHaveAttribute('data-unknown', 'false')
    await userEvent.click(button('Share…'))
    expect(share).toHaveBeenCalledWith({ title, url })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('is not offered where the browser has none', () => {
    render(control)
    expect(button('Share…')).toHaveAttribute('data-unknown', 'true')
  })

  test('that the person gives up is left at that', async () => {
    const user = userEvent.setup()
    setShare(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')))
    render(control)
    await user.click(button('Share…'))
    expect(await navigator.clipboard.readText()).not.toBe(url)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('that fails copies the link instead', async () => {
    const user = userEvent.setup()
    setShare(jest.fn().mockRejectedValue(new DOMException('broken', 'DataError')))
    render(control)
    await user.click(button('Share…'))
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
  })
})
