import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cvRule } from '../../../../contract/forms/cv'
import { forms } from '../../../../contract/forms/forms'
import { useSentTitle } from '../../../../src/features/forms/use-sent-title'
import { VisitorForm } from '../../../../src/features/forms/visitor-form'
import { FakeUpload } from './support/fake-upload'

const browsersOwn = globalThis.XMLHttpRequest
beforeAll(() => import('../../../../src/features/forms/lazy-form'))
beforeEach(() => {
  localStorage.clear()
  FakeUpload.latest = undefined
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload })
})
afterEach(() => Object.assign(globalThis, { XMLHttpRequest: browsersOwn }))

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const cvField = () => screen.getByLabelText<HTMLInputElement>('Your CV')
const sendButton = () => screen.getByRole('button', { name: /^(?:Send application|Try again)/ })

const pdf = (size = 2_000, name = 'ada.pdf') => new File(['%PDF-1.7\n', ' '.repeat(size)], name)

function open() {
  const person = userEvent.setup({ applyAccept: false })
  render(<Apply />)
  return person
}

function Apply() {
  const { title, told } = useSentTitle('application', 'Apply')
  return (
    <section>
      <h2>{title}</h2>
      <VisitorForm form="application" page="/career/pilot/" fixed={{ job: 'pilot' }} {...told} />
    </section>
  )
}

async function fillIn(person: ReturnType<typeof userEvent.setup>, file = pdf()) {
  // at once: a key each would cost a rendering each
  for (const [name, text] of [
    ['Your name', 'Ada Harbour'],
    ['Your email address', 'ada@example.com'],
    ['Why are you interested in this role?', 'I like harbours and pilots.'],
  ] as const) {
    await person.clear(field(name))
    await person.paste(text)
  }
  await person.upload(cvField(), file)
  await person.click(screen.getByRole('checkbox'))
}

/** Presses send and gives the upload that begins. */
async function startUpload(person: ReturnType<typeof userEvent.setup>): Promise<FakeUpload> {
  const before = FakeUpload.latest
  await person.click(sendButton())
  return waitFor(() => {
    const { latest } = FakeUpload
    if (latest === undefined || latest === before) throw new Error('No upload has begun.')
    return latest
  })
}

describe('the CV', () => {
  test('is shown by name and size, and can be removed and replaced', async () => {
    const person = open()
    await person.upload(cvField(), pdf(200_000))
    expect(await screen.findByText('ada.pdf, 196 KB')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Remove file' }))
    expect(screen.queryByText(/ada\.pdf/)).not.toBeInTheDocument()
    expect(cvField().files).toHaveLength(0)
    expect(cvField()).toHaveFocus()
    await person.upload(cvField(), pdf(2_000, 'lovelace.PDF'))
    expect(await screen.findByText('lovelace.PDF, 2 KB')).toBeVisible()
  })

  test.each([
    ['too large', pdf(5 * 1024 * 1024), /5 MB or smaller/],
    ['empty', new File([], 'ada.pdf'), /is empty/],
    ['of another kind', new File(['GIF89a'], 'ada.gif'), /must be a PDF or Word/],
    ['another kind under a good name', new File(['MZ, a program'], 'ada.pdf'), /must be a PDF or Word/],
    ['an old Word file', new File(['\u00d0\u00cf'], 'ada.doc'), /must be a PDF or Word/],
  ])('is rejected when it is %s, and nothing is uploaded', async (_, file, words) => {
    const person = open()
    await fillIn(person, file)
    await waitFor(() => expect(cvField()).toHaveAccessibleDescription(words))
    expect(screen.getByText(file.name, { exact: false })).toHaveTextContent(words) // said as soon as it is chosen
    await person.click(sendButton())
    await screen.findByText(/before sending/)
    expect(FakeUpload.latest).toBeUndefined()
    await person.upload(cvField(), pdf())
    await waitFor(() => expect(cvField()).toHaveAttribute('aria-invalid', 'false'))
  })

  test('is refused at its field at once, also when it is dropped there without a focus', async () => {
    open()
    fireEvent.change(cvField(), { target: { files: [new File(['Ada'], 'ada.txt')] } })
    await waitFor(() => expect(cvField()).toHaveAccessibleDescription(/must be a PDF or Word/))
    expect(screen.getByText(/^ada\.txt/)).toHaveTextContent(/^ada\.txt, .+ must be a PDF or Word/)
  })

  test('is accepted as DOCX', async () => {
    const person = open()
    await fillIn(person, new File(['PK\u0003\u0004 and so on'], 'ada.docx'))
    await startUpload(person)
  })

  test('is required', async () => {
    const person = open()
    await person.click(sendButton())
    expect(await screen.findByRole('link', { name: cvRule.required })).toBeVisible()
    expect(screen.getByRole('link', { name: forms.application.fields.message.required })).toBeVisible()
    expect(screen.getByRole('link', { name: forms.application.consent.required })).toBeVisible()
  })
})

describe('the upload', () => {
  test('sends the file and the job, shows its progress, and ends with the reference', async () => {
    const person = open()
    await fillIn(person)
    const upload = await startUpload(person)
    expect(upload.sent?.get('job')).toBe('pilot')
    expect(upload.sent?.has('cv')).toBe(true)
    act(() => upload.progress(420, 1000))
    expect(screen.getByRole('progressbar')).toHaveValue(0.42)
    expect(screen.getByText('42% uploaded')).toBeVisible()
    act(() => upload.progress(1000, 1000))
    expect(screen.getByText(/Uploaded, checking/)).toBeVisible()
    act(() => upload.answer(201, { reference: 'AAAA-BBBB', form: 'application' }))
    expect((await screen.findByText('Application sent')).parentElement).toHaveTextContent('AAAA-BBBB')
  })

  test('can be cancelled: everything stays, and it can be sent again', async () => {
    const person = open()
    await fillIn(person)
    const upload = await startUpload(person)
    act(() => upload.progress(1, 1000))
    await person.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Sending cancelled')
    expect(cvField().files).toHaveLength(1)
    expect(field('Why are you interested in this role?')).toHaveValue('I like harbours and pilots.')
    await startUpload(person)
  })

  test('says that it may have arrived when it is cancelled after its last byte, and is sent again with the same key', async () => {
    const person = open()
    await fillIn(person)
    const first = await startUpload(person)
    act(() => first.progress(1000, 1000))
    await person.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('It may already have been sent')
    const second = await startUpload(person)
    expect(second.sent?.get('key')).toBe(first.sent?.get('key'))
  })

  test('keeps everything when it breaks off, and is sent again with the same key', async () => {
    const person = open()
    await fillIn(person)
    const first = await startUpload(person)
    act(() => first.breakOff())
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed has been lost')
    const second = await startUpload(person)
    expect(second.sent?.get('key')).toBe(first.sent?.get('key'))
    expect(cvField().files?.[0]?.name).toBe('ada.pdf')
  })

  test.each([
    [413, 'payload_too_large', 'Your CV must be 5 MB or smaller. Choose a smaller file.'],
    [415, 'unsupported_media_type', 'Your CV is a damaged PDF. Save it again.'],
    [422, 'malware_found', 'Our virus scanner refused your CV.'],
  ])('shows at the file that it was rejected with %s', async (status, code, message) => {
    const person = open()
    await fillIn(person)
    const upload = await startUpload(person)
    act(() => upload.answer(status, { code, message }))
    await waitFor(() => expect(cvField()).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(field('Your name')).toHaveValue('Ada Harbour')
  })

  test('says that the job has been closed, and where open jobs are', async () => {
    const person = open()
    await fillIn(person)
    const upload = await startUpload(person)
    act(() => upload.answer(410, { code: 'job_closed', message: 'It is closed.' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This job is no longer accepting applications')
    expect(screen.getByRole('link', { name: 'See open jobs' })).toHaveAttribute('href', '/career/')
    expect(sendButton()).toHaveTextContent('Send application')
  })
})

test('“Clear form” removes the file and the tick, too', async () => {
  const person = open()
  await fillIn(person, new File(['Ada'], 'ada.txt'))
  await waitFor(() => expect(cvField()).toHaveAttribute('aria-invalid', 'true'))
  await person.click(screen.getByRole('button', { name: 'Clear form' }))
  expect(cvField().files).toHaveLength(0)
  expect(cvField()).toHaveAttribute('aria-invalid', 'false')
  expect(screen.queryByText(/ada\.txt/)).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('a draft includes neither the file nor the consent', async () => {
  const person = open()
  await fillIn(person)
  const kept = () => localStorage.getItem('form/application/career/pilot/')
  await waitFor(() => expect(kept()).toContain('I like harbours'))
  expect(kept()).not.toContain('ada.pdf')
  expect(kept()).not.toContain('consent')
})
