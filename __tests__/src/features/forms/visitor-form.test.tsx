import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { forms } from '../../../../contract/forms/forms'
import { useSentTitle } from '../../../../src/features/forms/use-sent-title'
import { VisitorForm } from '../../../../src/features/forms/visitor-form'
import { FakeBackend, lost, page, received, refused } from './support/fake-backend'

function Contact() {
  const { title, told } = useSentTitle('contact', 'Write to us')
  return (
    <section>
      <h2>{title}</h2>
      <VisitorForm form="contact" page="/contact/" {...told} />
    </section>
  )
}

const contact = <Contact />
const key = 'form/contact/contact/'

let backend: FakeBackend
beforeAll(() => import('../../../../src/features/forms/lazy-form'))
beforeEach(() => {
  localStorage.clear()
  backend = new FakeBackend()
})
afterEach(() => jest.restoreAllMocks())

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const sendButton = () => screen.getByRole('button', { name: /^(?:Send message|Try again)/ })
const draft = () => JSON.parse(localStorage.getItem(key) ?? 'null') as { values: object } | null
const summary = () => screen.findByText(/before sending$/).then(({ parentElement }) => parentElement)

function open(element = contact) {
  const person = userEvent.setup()
  return { person, ...render(element) }
}

/** Its text at once: a key each would cost a rendering each. */
async function enter(person: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await person.clear(field(name))
  await person.paste(text)
}

async function fillIn(
  person: ReturnType<typeof userEvent.setup>,
  { topic }: { topic?: string | undefined } = { topic: 'Advice before a decision' },
) {
  await enter(person, 'Your name', 'Ada Harbour')
  await enter(person, 'Your email address', 'ada@example.com')
  if (topic !== undefined) await person.click(screen.getByRole('radio', { name: topic }))
  await enter(person, 'Your message', 'We run forty servers and want fewer.')
}

describe('without JavaScript', () => {
  const built = () => {
    const holder = document.createElement('div')
    holder.innerHTML = renderToString(contact)
    return holder.querySelector('form') ?? holder
  }

  test('it is a plain form that posts to the backend, which explains mistakes on a page', () => {
    const form = built()
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/api/forms/contact')
    expect(form).toHaveAttribute('novalidate')
    expect(form.querySelector('[name=email]')).toHaveAttribute('type', 'email')
    expect(form.querySelector('[name=email]')).toBeRequired()
    expect(form.querySelector('[name=company]')).not.toBeRequired()
    expect(form.querySelector('[name=page]')).toHaveValue('/contact/')
    expect(form.querySelector('[name=consent]')).toHaveAttribute('value', forms.contact.consent.version)
    expect(form.querySelector('[name=key]')).toBeNull() // without script its content is its key
  })

  test('an application is sent with its file and names its job', () => {
    const holder = document.createElement('div')
    holder.innerHTML = renderToString(
      <VisitorForm isSent={false} form="application" page="/career/pilot/" fixed={{ job: 'pilot' }} />,
    )
    expect(holder.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data')
    expect(holder.querySelector('[name=job]')).toHaveValue('pilot')
    expect(holder.querySelector('[name=cv]')).toHaveAttribute('type', 'file')
  })
})

test('sent before the page was awake, it is checked here and not sent without script', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  holder.innerHTML = renderToString(contact)
  const form = holder.querySelector('form')
  const send = jest.fn()
  if (form) window.heldForm = { form, timer: window.setTimeout(send, 100) }
  render(contact, { container: holder, hydrate: true })
  expect(await summary()).toBeVisible()
  await act(() => new Promise((done) => setTimeout(done, 150)))
  expect(send).not.toHaveBeenCalled()
  holder.remove()
})

test('sent at the moment its script arrives, before the page shows it, it is checked', async () => {
  const { container } = open()
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  const listen = form.addEventListener.bind(form)
  jest.spyOn(form, 'addEventListener').mockImplementationOnce((...listener) => {
    listen(...listener) // the script has arrived
    queueMicrotask(() => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  })
  act(() => field('Your name').focus())
  expect(await summary()).toBeVisible()
})

test('a link selects a topic by its address, once', () => {
  history.replaceState(null, '', '/contact/?topic=takeover&from=letter')
  open()
  expect(screen.getByRole('radio', { name: 'Support for systems we run' })).toBeChecked()
  expect(location.href).toBe('http://localhost/contact/?from=letter')
})

test('a topic that was selected before the page was awake stays', () => {
  history.replaceState(null, '', '/contact/?topic=takeover')
  const holder = document.body.appendChild(document.createElement('div'))
  holder.innerHTML = renderToString(contact)
  holder.querySelector<HTMLInputElement>('[name=topic][value=advice]')?.click()
  render(contact, { container: holder, hydrate: true })
  expect(screen.getByRole('radio', { name: 'Advice before a decision' })).toBeChecked()
  holder.remove()
})

test('each field has its label, hint and autocomplete; those that may stay empty say so', () => {
  open()
  expect(field('Your email address')).toHaveAttribute('autocomplete', 'email')
  expect(field('Company (optional)')).toHaveAttribute('autocomplete', 'organization')
  expect(field('Your message')).toHaveAccessibleDescription(forms.contact.fields.message.hint)
  expect(
    within(screen.getByRole('radiogroup', { name: 'Topic (optional)' })).getAllByRole('radio'),
  ).toHaveLength(4)
  expect(screen.getByRole('link', { name: /privacy notice/ })).toHaveAttribute('href', '/privacy-policies/')
})

test('nothing has to be ticked for a message: a sentence links to the privacy notice', () => {
  const { container } = open()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(container.querySelector('p:has([name=consent])')).toHaveTextContent(
    /^We use your details to reply to you, as described in the privacy notice/,
  )
})

test('the honeypot is hidden from people and screen readers', () => {
  const { container } = open()
  expect(container.querySelector('[name=website]')).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('textbox', { name: /empty/ })).not.toBeInTheDocument()
})

describe('validation', () => {
  test('checks a field when it is left, and clears the error as soon as it is right', async () => {
    const { person } = open()
    await person.type(field('Your email address'), 'ada@')
    expect(field('Your email address')).toHaveAttribute('aria-invalid', 'false')
    await person.tab()
    await waitFor(() => expect(field('Your email address')).toHaveAttribute('aria-invalid', 'true'))
    expect(field('Your email address')).toHaveAccessibleDescription(/in the correct format, like/)
    await person.type(field('Your email address'), 'example.com')
    await waitFor(() => expect(field('Your email address')).toHaveAttribute('aria-invalid', 'false'))
  })

  test('does not check a field that was only tabbed through', async () => {
    const { person } = open()
    await person.click(field('Your name'))
    await person.tab()
    await person.tab()
    await person.type(field('Phone number (optional)'), 'x')
    await person.tab()
    await waitFor(() => expect(field('Phone number (optional)')).toHaveAttribute('aria-invalid', 'true'))
    expect(field('Your name')).toHaveAttribute('aria-invalid', 'false')
  })

  test('lists all issues at the top on submit, focused, with links to the fields', async () => {
    const { person } = open()
    await person.click(sendButton())
    const box = await summary()
    expect(box).toHaveFocus()
    expect(box).toContainElement(
      screen.getByRole('heading', { level: 3, name: 'Fix 3 problems before sending' }),
    )
    const links = screen.getAllByRole('link').filter((link) => box?.contains(link))
    expect(links.map(({ textContent }) => textContent)).toEqual([
      forms.contact.fields.name.required,
      forms.contact.fields.email.required,
      forms.contact.fields.message.required,
    ])
    await person.click(screen.getByRole('link', { name: forms.contact.fields.message.required }))
    expect(field('Your message')).toHaveFocus()
    await person.click(screen.getByRole('link', { name: '3 problems left to fix' }))
    expect(field('Your name')).toHaveFocus()
    expect(backend.calls).toEqual([])
  })

  test('the list at the top loses what has been fixed, and goes with the last of it', async () => {
    const { person } = open()
    await fillIn(person)
    await person.clear(field('Your name'))
    await person.clear(field('Your message'))
    await person.click(sendButton())
    expect(await summary()).toHaveTextContent('Fix 2 problems before sending')
    await enter(person, 'Your name', 'Anna Berg')
    await waitFor(async () => expect(await summary()).toHaveTextContent('Fix 1 problem before sending'))
    expect(await summary()).toHaveAttribute('aria-atomic', 'false') // screen readers don’t read the list again
    expect(screen.queryByRole('link', { name: forms.contact.fields.name.required })).not.toBeInTheDocument()
    await enter(person, 'Your message', 'We run forty servers and want fewer.')
    await waitFor(() => expect(screen.queryByText(/before sending$/)).not.toBeInTheDocument())
    expect(screen.queryByText(/left to fix$/)).not.toBeInTheDocument()
  })

  test('begins the title of the page with “Error: ” until all is fixed', async () => {
    document.title = 'Contact us'
    const { person } = open()
    await fillIn(person)
    await person.clear(field('Your name'))
    await person.clear(field('Your message'))
    await person.click(sendButton())
    await summary()
    expect(document.title).toBe('Error: Contact us')
    await person.click(sendButton())
    await enter(person, 'Your name', 'Anna Berg')
    expect(document.title).toBe('Error: Contact us')
    await enter(person, 'Your message', 'We run forty servers and want fewer.')
    await waitFor(() => expect(document.title).toBe('Contact us'))
  })

  test('leaves the title alone once another page has set its own', async () => {
    document.title = 'Contact us'
    const { person, unmount } = open()
    await person.click(sendButton())
    await summary()
    document.title = 'About us'
    unmount()
    expect(document.title).toBe('About us')
  })

  test('marks a group of choices, with the error below its choices', async () => {
    const { person } = open(<VisitorForm isSent={false} form="support" page="/tms-support/" />)
    await person.click(screen.getByRole('button', { name: 'Send request' }))
    await summary()
    const { label, required } = forms.support.fields.severity
    const group = screen.getByRole('radiogroup', { name: label })
    expect(group).toHaveAttribute('aria-invalid', 'true')
    expect(group).toHaveAccessibleDescription(required)
    expect(group.textContent.startsWith(label)).toBe(true)
    expect(group.textContent.endsWith(required)).toBe(true)
    await person.click(screen.getByRole('radio', { name: 'Request: nothing is broken' }))
    await waitFor(() => expect(group).toHaveAttribute('aria-invalid', 'false'))
  })

  test('calls no choice wrong before one is asked for, and says that the group is required', () => {
    open(<VisitorForm isSent={false} form="support" page="/tms-support/" />)
    const { label } = forms.support.fields.severity
    expect(screen.getByRole('radiogroup', { name: label })).toHaveAttribute('aria-required', 'true')
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeValid()
  })

  test('shows issues found by the backend at their fields, too', async () => {
    const issue = { field: 'email', message: 'This domain receives no email' }
    backend.answer(refused(400, { code: 'invalid_form', message: 'Look again.', issues: [issue] }))
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    await waitFor(() =>
      expect(field('Your email address')).toHaveAccessibleDescription(
        `${forms.contact.fields.email.hint} ${issue.message}`,
      ),
    )
    expect(await summary()).toHaveFocus()
    expect(field('Your message')).toHaveValue('We run forty servers and want fewer.')
  })
})

describe('sending', () => {
  test('begins the title of the page with what was sent, until another is begun', async () => {
    document.title = 'Contact us'
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    await screen.findByText('Message sent')
    expect(document.title).toBe('Message sent: Contact us')
    await person.click(screen.getByRole('button', { name: 'Send another message' }))
    await waitFor(() => expect(document.title).toBe('Contact us'))
  })

  test('sends the values, the consent, a key and the time, and shows the reference', async () => {
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    const note = await screen.findByText('Message sent')
    expect(screen.getByRole('heading', { name: 'Message sent' })).toHaveFocus()
    expect(note.parentElement).toHaveTextContent('ada@example.com')
    await person.click(screen.getByRole('button', { name: 'Copy reference' }))
    expect(await navigator.clipboard.readText()).toBe('K7QF-3M2P')
    expect(note.parentElement).toHaveTextContent(/K7QF-3M2P.*Copied/)
    expect(backend.calls).toMatchObject([
      {
        url: '/api/forms/contact',
        values: {
          name: 'Ada Harbour',
          topic: 'advice',
          consent: forms.contact.consent.version,
          page: '/contact/',
          website: '',
          seconds: expect.stringMatching(/^\d+$/) as string,
          key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/) as string,
        },
      },
    ])
    expect(draft()).toBeNull()
  })

  test('the heading of its section says so until another is begun', async () => {
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toHaveFocus()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Send another message' }))
    expect(screen.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  })

  test('a message without a topic is sent', async () => {
    const { person } = open()
    await fillIn(person, { topic: undefined })
    await person.click(sendButton())
    await screen.findByText('Message sent')
    expect(backend.sent('topic')).toEqual([undefined])
  })

  test('says what happens next as the backend does, with the number to call', async () => {
    const nextSteps = [
      { title: 'Call us', duration: 'Now', text: 'It is the fastest way.', phone: '+44 20 7946 0155' },
      { title: 'We read it', text: 'Each morning.' },
    ]
    backend.answer(refused(201, { reference: 'K7QF-3M2P', form: 'contact', nextSteps }))
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    await screen.findByText('Message sent')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sent\d+ \w+ \d{4}, \d\d:\d\dWe’ll reply to ada@example\.com\.$/),
      'Call usNowIt is the fastest way.+44 20 7946 0155',
      'We read itEach morning.',
    ])
    expect(screen.getByText(/^If you forgot something, reply to our confirmation email/)).toBeVisible()
    expect(screen.getByRole('link', { name: '+44 20 7946 0155' })).toHaveAttribute(
      'href',
      'tel:+442079460155',
    )
  })

  test('says what was sent: what was filled in, with the words of the choice, and the file', async () => {
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    await screen.findByText('Message sent')
    expect(screen.getByRole('group')).not.toHaveAttribute('open')
    await person.click(screen.getByText('What you sent'))
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Your name',
      'Your email address',
      'Topic',
      'Your message',
    ])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Ada Harbour',
      'ada@example.com',
      'Advice before a decision',
      'We run forty servers and want fewer.',
    ])
  })

  test('a critical request without a phone number asks for it', async () => {
    const { person } = open(<VisitorForm isSent={false} form="support" page="/tms-support/" />)
    const hint = () => screen.queryByRole('link', { name: /^Add your phone number/ })
    await person.click(screen.getByRole('radio', { name: /^High/ }))
    expect(hint()).not.toBeInTheDocument()
    await person.click(screen.getByRole('radio', { name: /^Critical/ }))
    expect(hint()).toHaveAttribute('href', `#${field('Phone number (optional)').id}`)
    expect(field('Phone number (optional)')).toHaveAttribute('aria-invalid', 'false')
    await person.type(field('Phone number (optional)'), '020')
    expect(hint()).not.toBeInTheDocument()
  })

  test('sends once only, however often the button is pressed', async () => {
    let letGo = () => {}
    backend.answer(async () => {
      await new Promise<void>((done) => (letGo = done))
      return received()()
    })
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    expect(await screen.findByText('Sending…')).toBeInTheDocument()
    await person.click(sendButton())
    letGo()
    await screen.findByText('Message sent')
    expect(backend.calls).toHaveLength(1)
  })

  test('starts another message empty and focused, with a new key', async () => {
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    await person.click(await screen.findByRole('button', { name: 'Send another message' }))
    expect(field('Your name')).toHaveFocus()
    expect(field('Your name')).toHaveValue('')
    await fillIn(person)
    await person.click(sendButton())
    await screen.findByText('Message sent')
    const [first, second] = backend.sent('key')
    expect(first).not.toBe(second)
  })

  test('submits after hydration when the button is clicked early', async () => {
    const { person } = open()
    await person.click(sendButton())
    expect(await summary()).toHaveFocus()
  })
})

describe('when the connection is lost', () => {
  test('keeps everything, and trying again sends the same message with the same key', async () => {
    backend.answer(lost)
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed has been lost')
    expect(field('Your message')).toHaveValue('We run forty servers and want fewer.')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Message sent')
    const [first, second] = backend.sent('key')
    expect(first).toBe(second)
    expect(backend.sent('message')).toEqual(Array(2).fill('We run forty servers and want fewer.'))
  })

  test('sends by itself once the connection is back', async () => {
    backend.answer(lost)
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    await screen.findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('Message sent')
    expect(new Set(backend.sent('key')).size).toBe(1)
  })

  test('sends again a moment later when the network is not there yet as the connection comes back', async () => {
    for (let losses = 0; losses < 2; losses++) backend.answer(lost)
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    await screen.findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('Message sent')
    expect(backend.sent('key')).toHaveLength(3)
    expect(new Set(backend.sent('key')).size).toBe(1)
  })

  test('sends nothing that was not submitted when the connection is back', async () => {
    const { person } = open()
    await fillIn(person)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(backend.calls).toEqual([])
  })

  test('does not send a text that is being changed, and treats it as another message', async () => {
    backend.answer(lost)
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    await screen.findByRole('alert')
    await person.type(field('Your message'), ' By May.')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(backend.calls).toHaveLength(1)
    await person.click(sendButton())
    await screen.findByText('Message sent')
    expect(new Set(backend.sent('key')).size).toBe(2)
  })

  test('keeps the key when the page is reloaded', async () => {
    backend.answer(lost)
    const { person, unmount } = open()
    await fillIn(person)
    await person.click(sendButton())
    await screen.findByRole('alert')
    unmount()
    render(contact)
    await waitFor(() => expect(field('Your name')).toHaveValue('Ada Harbour'))
    await person.click(sendButton())
    await screen.findByText('Message sent')
    expect(new Set(backend.sent('key')).size).toBe(1)
  })
})

test.each([
  [
    429,
    { code: 'too_many_requests', message: 'Too many.' },
    { 'retry-after': '240' },
    /Try again in 4 minutes/,
    'Try again',
  ],
  [
    429,
    { code: 'too_many_requests', message: 'Too many.' },
    { 'retry-after': '20' },
    /Try again in 20 seconds/,
    'Try again',
  ],
  [
    503,
    { code: 'unavailable', message: 'Down.' },
    {},
    /wrong on our side.*Try again in a minute/,
    'Try again',
  ],
  [
    503,
    { code: 'scanner_unavailable', message: 'Not now.' },
    { 'retry-after': '300' },
    /wrong on our side.*Try again in 5 minutes/,
    'Try again',
  ],
  [
    404,
    { code: 'not_found', message: 'There is no such article. Go back.' },
    {},
    /no such article/,
    'Send message',
  ],
])('explains an answer with status %s: %o %o', async (status, body, headers, words, button) => {
  backend.answer(refused(status, body, headers))
  const { person } = open()
  await fillIn(person)
  await person.click(sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(sendButton()).toHaveTextContent(button)
  expect(field('Your name')).toHaveValue('Ada Harbour')
})

test('does not treat a response from another server as a success', async () => {
  backend.answer(page(200))
  const { person } = open()
  await fillIn(person)
  await person.click(sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send your message')
})

describe('drafts', () => {
  const kept = (change: object = {}) =>
    localStorage.setItem(
      key,
      JSON.stringify({
        values: { name: 'Ada', topic: 'project', message: 'Half a thought' },
        since: 0,
        at: Date.now(),
        ...change,
      }),
    )

  test('store the input, without the consent', async () => {
    const { person, unmount } = open()
    await fillIn(person)
    unmount()
    expect(draft()?.values).toEqual({
      name: 'Ada Harbour',
      email: 'ada@example.com',
      company: '',
      phone: '',
      topic: 'advice',
      message: 'We run forty servers and want fewer.',
    })
  })

  test('are restored, with a note', async () => {
    kept()
    open()
    await waitFor(() => expect(field('Your message')).toHaveValue('Half a thought'))
    expect(screen.getByRole('radio', { name: 'A project or an idea' })).toBeChecked()
    expect(screen.getByText(/restored your unsent draft/)).toBeVisible()
  })

  test('include input from before hydration', async () => {
    open()
    fireEvent.change(field('Your message'), { target: { value: 'Typed early' } })
    fireEvent.focus(field('Your message'))
    await waitFor(() => expect(draft()?.values).toMatchObject({ message: 'Typed early' }))
  })

  test('do not overwrite input', async () => {
    kept()
    const { container } = render(contact)
    fireEvent.change(field('Your name'), { target: { value: 'Grace' } })
    await waitFor(() => expect(field('Your message')).toHaveValue('Half a thought'))
    expect(container.querySelector('[name=name]')).toHaveValue('Grace')
  })

  test.each([
    ['are deleted after 30 days', { at: Date.now() - 31 * 24 * 3_600_000 }],
    ['of another program are ignored', { values: 7 }],
  ])('%s', async (_, change) => {
    kept(change)
    open()
    await waitFor(() => expect(draft()).toBeNull())
    expect(field('Your message')).toHaveValue('')
  })

  test('can be cleared in one place, and restored', async () => {
    kept()
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Clear form' }))
    expect(field('Your message')).toHaveValue('')
    expect(draft()).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(field('Your message')).toHaveValue('Half a thought')
    expect(draft()?.values).toMatchObject({ message: 'Half a thought' })
  })

  test('are cleared below the form, too, and the focus stays', async () => {
    const { person } = open()
    await fillIn(person)
    const button = screen.getByRole('button', { name: 'Clear form' })
    expect(sendButton().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    act(() => button.focus())
    await person.keyboard('{Enter}')
    expect(screen.getByText('Form cleared.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Advice before a decision' })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await person.keyboard('{Enter}')
    expect(screen.getByRole('radio', { name: 'Advice before a decision' })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Clear form' })).toHaveFocus()
  })

  test('can be cleared where only the box is ticked', async () => {
    const { person } = open(
      <VisitorForm isSent={false} form="comment" page="/blog/tides/" fixed={{ post: 'tides' }} />,
    )
    await person.click(screen.getByRole('checkbox'))
    await person.click(await screen.findByRole('button', { name: 'Clear form' }))
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  test('the form works without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    const { person } = open()
    await fillIn(person)
    await person.click(sendButton())
    expect(await screen.findByText('Message sent')).toBeVisible()
  })
})
