import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { consentOf, cvRule, forms } from '../../../../contract/forms/forms'
import { VisitorForm } from '../../../../src/features/forms/visitor-form'
import { UploadStandIn } from './support/upload-stand-in'

const browsersOwn = globalThis.XMLHttpRequest
beforeAll(() => import('../../../../src/features/forms/late-desk'))
beforeEach(() => {
  localStorage.clear()
  UploadStandIn.latest = undefined
  Object.assign(globalThis, { XMLHttpRequest: UploadStandIn })
})
afterEach(() => Object.assign(globalThis, { XMLHttpRequest: browsersOwn }))

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const cvField = () => screen.getByLabelText<HTMLInputElement>('Your CV')
const sendButton = () => screen.getByRole('button', { name: /^(?:Send|Try again)/ })

const pdf = (size = 2_000, name = 'ada.pdf') => new File(['%PDF-1.7\n', ' '.repeat(size)], name)

function open() {
  const person = userEvent.setup({ applyAccept: false })
  render(<VisitorForm form="application" page="/career/pilot/" fixed={{ job: 'pilot' }} />)
  return person
}

async function fillIn(person: ReturnType<typeof userEvent.setup>, file = pdf()) {
  await person.type(field('Your name'), 'Ada Harbour')
  await person.type(field('Your e-mail address'), 'ada@example.com')
  await person.type(field('Why this role'), 'I like harbours and pilots.')
  await person.upload(cvField(), file)
  await person.click(screen.getByRole('checkbox'))
}

/** Presses send and gives the upload that begins. */
async function startUpload(person: ReturnType<typeof userEvent.setup>): Promise<UploadStandIn> {
  const before = UploadStandIn.latest
  await person.click(sendButton())
  return waitFor(() => {
    const { latest } = UploadStandIn
    if (latest === undefined || latest === before) throw new Error('No upload has begun.')
    return latest
  })
}

describe('the CV', () => {
  test('is shown by name and size, and can be removed and replaced', async () => {
    const person = open()
    await person.upload(cvField(), pdf(200_000))
    expect(await screen.findByText('ada.pdf, 196 KB')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Remove the file' }))
    expect(screen.queryByText(/ada\.pdf/)).not.toBeInTheDocument()
    expect(cvField().files).toHaveLength(0)
    expect(cvField()).toHaveFocus()
    await person.upload(cvField(), pdf(2_000, 'lovelace.PDF'))
    expect(await screen.findByText('lovelace.PDF, 2 KB')).toBeVisible()
  })

  test.each([
    ['too large', pdf(5 * 1024 * 1024), /larger than 5 MB/],
    ['empty', new File([], 'ada.pdf'), /is empty/],
    ['of another kind', new File(['GIF89a'], 'ada.gif'), /neither PDF nor Word/],
    ['another kind under a good name', new File(['MZ, a program'], 'ada.pdf'), /neither PDF nor Word/],
    ['an old Word file', new File(['\u00d0\u00cf'], 'ada.doc'), /neither PDF nor Word/],
  ])('that is %s is refused when it is picked, and nothing is uploaded', async (_, file, words) => {
    const person = open()
    await fillIn(person, file)
    await waitFor(() => expect(cvField()).toHaveAccessibleDescription(words))
    await person.click(sendButton())
    await screen.findByText(/missing or wrong/)
    expect(UploadStandIn.latest).toBeUndefined()
    await person.upload(cvField(), pdf())
    await waitFor(() => expect(cvField()).toHaveAttribute('aria-invalid', 'false'))
  })

  test('as DOCX is taken', async () => {
    const person = open()
    await fillIn(person, new File(['PK\u0003\u0004 and so on'], 'ada.docx'))
    await startUpload(person)
  })

  test('is asked for in words', async () => {
    const person = open()
    await person.click(sendButton())
    expect(await screen.findByRole('link', { name: cvRule.required })).toBeVisible()
    expect(screen.getByRole('link', { name: forms.application.message.required })).toBeVisible()
    expect(screen.getByRole('link', { name: consentOf.application.required })).toBeVisible()
  })
})

describe('the upload', () => {
  test('takes the file and the opening along, says how far it is, and ends with the reference', async () => {
    const person = open()
    await fillIn(person)
    const upload = await startUpload(person)
    expect(upload.sent?.get('job')).toBe('pilot')
    expect(upload.sent?.has('cv')).toBe(true)
    act(() => upload.progress(420, 1000))
    expect(screen.getByRole('progressbar')).toHaveValue(0.42)
    expect(screen.getByText('42 % uploaded')).toBeVisible()
    act(() => upload.progress(1000, 1000))
    expect(screen.getByText(/waiting for the answer/)).toBeVisible()
    act(() => upload.answer(201, { reference: 'AAAA-BBBB', form: 'application' }))
    expect((await screen.findByText('Your application has arrived')).parentElement).toHaveTextContent(
      'AAAA-BBBB',
    )
  })

  test('can be stopped: all stays, and it can be sent again', async () => {
    const person = open()
    await fillIn(person)
    const upload = await startUpload(person)
    act(() => upload.progress(1, 1000))
    await person.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Sending was stopped')
    expect(cvField().files).toHaveLength(1)
    expect(field('Why this role')).toHaveValue('I like harbours and pilots.')
    await startUpload(person)
  })

  test('that is stopped after its last byte may have arrived: it is said so, and sent again with the same key', async () => {
    const person = open()
    await fillIn(person)
    const first = await startUpload(person)
    act(() => first.progress(1000, 1000))
    await person.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your application may have arrived all the same',
    )
    const second = await startUpload(person)
    expect(second.sent?.get('key')).toBe(first.sent?.get('key'))
  })

  test('that breaks off keeps everything and is tried again with the same key', async () => {
    const person = open()
    await fillIn(person)
    const first = await startUpload(person)
    act(() => first.breakOff())
    expect(await screen.findByRole('alert')).toHaveTextContent('Everything you typed is still here')
    const second = await startUpload(person)
    expect(second.sent?.get('key')).toBe(first.sent?.get('key'))
    expect(cvField().files?.[0]?.name).toBe('ada.pdf')
  })

  test.each([
    [413, 'payload_too_large', 'A CV may have 5 MB. Save it smaller.'],
    [415, 'unsupported_media_type', 'This is no PDF inside. Export it anew.'],
  ])('that is refused with %s says so at the file', async (status, code, message) => {
    const person = open()
    await fillIn(person)
    const upload = await startUpload(person)
    act(() => upload.answer(status, { code, message }))
    await waitFor(() => expect(cvField()).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(field('Your name')).toHaveValue('Ada Harbour')
  })

  test('for an opening that was closed meanwhile says so, and where others are', async () => {
    const person = open()
    await fillIn(person)
    const upload = await startUpload(person)
    act(() => upload.answer(410, { code: 'job_closed', message: 'It is closed.' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This opening has been closed')
    expect(screen.getByRole('link', { name: 'See what is open now' })).toHaveAttribute('href', '/career/')
    expect(sendButton()).toHaveTextContent('Send the application')
  })
})

test('a draft holds neither the file nor the consent', async () => {
  const person = open()
  await fillIn(person)
  const kept = () => localStorage.getItem('form/application/career/pilot/')
  await waitFor(() => expect(kept()).toContain('I like harbours'))
  expect(kept()).not.toContain('ada.pdf')
  expect(kept()).not.toContain('consent')
})
