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

test('e-mail works without scripts: the link has subject and address, escaped', () => {
  render(control)
  const mail = new URL(screen.getByRole('link', { name: 'By email' }).getAttribute('href') ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe(title)
  expect(mail.searchParams.get('body')).toBe(url)
})

test('labels the group', () => {
  render(control)
  expect(screen.getByRole('group', { name: 'Share this article' })).toContainElement(button('Copy link'))
})

test('the built page has space for all three buttons, with the optional one hidden', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(control)
  const buttons = [...page.querySelectorAll('button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copy link', 'Share…'])
  expect(buttons.map(({ dataset }) => dataset['unknown'])).toEqual([undefined, 'true'])
})

describe('copying', () => {
  test('copies the address and confirms it', async () => {
    const user = userEvent.setup()
    render(control)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(button('Copy link'))
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(screen.getByRole('status')).toHaveTextContent('Link copied')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('selects the address in a field when copying is denied, and says so', async () => {
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    render(control)
    await user.click(button('Copy link'))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of this page' })
    expect(field).toHaveFocus()
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
    expect(screen.getByRole('status')).toHaveTextContent('couldn’t copy')
  })

  test('removes the field when the second try works', async () => {
    const user = userEvent.setup()
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    render(control)
    await user.click(button('Copy link'))
    await user.click(button('Copy link'))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Link copied')
  })
})

describe('the native share dialog', () => {
  test('receives title and address', async () => {
    const share = jest.fn().mockResolvedValue(undefined)
    setShare(share)
    render(control)
    expect(button('Share…')).toHaveAttribute('data-unknown', 'false')
    await userEvent.click(button('Share…'))
    expect(share).toHaveBeenCalledWith({ title, url })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('is not offered if the browser lacks it', () => {
    render(control)
    expect(button('Share…')).toHaveAttribute('data-unknown', 'true')
  })

  test('does nothing when the person cancels', async () => {
    const user = userEvent.setup()
    setShare(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')))
    render(control)
    await user.click(button('Share…'))
    expect(await navigator.clipboard.readText()).not.toBe(url)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('falls back to copying the link on an error', async () => {
    const user = userEvent.setup()
    setShare(jest.fn().mockRejectedValue(new DOMException('broken', 'DataError')))
    render(control)
    await user.click(button('Share…'))
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(screen.getByRole('status')).toHaveTextContent('Link copied')
  })
})
