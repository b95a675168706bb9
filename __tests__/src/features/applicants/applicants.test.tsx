import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { readView, writeView } from '../../../../src/features/applicants/applicant-view'
import { Applicants } from '../../../../src/features/applicants/applicants'
import { ApplicantsBackend, makeApplicant } from '../../../setup/applicants-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined // jsdom scrolls nothing
})
beforeEach(() => sessionStorage.clear())

/** The address as the page would have it. */
let address = ''

function open(backend: ApplicantsBackend, at = '') {
  const api = apiOf(backend)
  address = at
  function Page() {
    const [search, setSearch] = useState(at)
    return (
      <Applicants
        api={api}
        me={nora.email}
        company="Firm"
        view={readView(search)}
        hrefOf={(view) => `/admin/applicants/${writeView(view)}`}
        onViewChange={(view) => {
          address = writeView(view)
          setSearch(address)
        }}
      />
    )
  }
  return renderWorkspace(<Page />, { pathname: '/admin/applicants/', backend })
}

const three = () =>
  new ApplicantsBackend([
    makeApplicant(1, { name: 'Anna Berg' }),
    makeApplicant(2, { name: 'Ben Ode' }),
    makeApplicant(3, { name: 'Cleo Marsh', stage: 'screening', rating: 3 }),
  ])

const column = (name: RegExp) => screen.findByRole('region', { name })
const cardsOf = async (name: RegExp) => {
  const list = within(await column(name)).getByRole('list')
  return within(list)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
}
const active = () => document.querySelector('[aria-current="true"] a')?.textContent

/** The column of those hired loads at last, or not at all. */
class SlowBackend extends ApplicantsBackend {
  protected override answer(request: Request, pathname: string) {
    if (new URL(request.url).searchParams.get('stage') === 'hired') return new Promise<never>(() => undefined)
    return super.answer(request, pathname)
  }
}

/** Adds a text at once: a key each would cost a rendering each. */
async function write(person: ReturnType<typeof open>['person'], field: HTMLElement, text: string) {
  await person.click(field)
  await person.paste(text)
}

describe('the board', () => {
  test('takes keys for the cards it shows while later columns load', async () => {
    const { person } = open(new SlowBackend([makeApplicant(1, { name: 'Anna Berg' })]))
    await screen.findByRole('link', { name: 'Anna Berg' })
    expect(screen.getByText('Loading Hired')).toBeInTheDocument()
    await person.keyboard('l')
    expect(await cardsOf(/^Screening, 1$/)).toEqual(['Anna Berg'])
  })

  test('shows the applicants at each stage, the latest first', async () => {
    open(three())
    await screen.findByRole('link', { name: 'Cleo Marsh' })
    expect(await cardsOf(/^New, 2$/)).toEqual(['Ben Ode', 'Anna Berg'])
    expect(await cardsOf(/^Screening, 1$/)).toEqual(['Cleo Marsh'])
    expect(screen.getByRole('img', { name: 'Rated 3 of 5' })).toBeInTheDocument()
  })

  test('the tab key goes through a card as it is read: the name, then what can be done with it', async () => {
    open(three())
    const name = await screen.findByRole('link', { name: 'Cleo Marsh' })
    const box = screen.getByRole('checkbox', { name: 'Select Cleo Marsh' })
    const drag = screen.getByRole('button', { name: 'Drag Cleo Marsh' })
    const follows = (a: Node, b: Node) => a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING
    expect([follows(name, box), follows(box, drag)]).toEqual([true, true])
  })

  test('works by single keys: each move is announced, and the next card becomes active', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Cleo Marsh' })
    await person.keyboard('j')
    expect(active()).toBe('Anna Berg')
    await person.keyboard('l')
    expect(await screen.findByText('Anna Berg moved from New to Screening, 2 of 2.')).toBeVisible()
    expect(active()).toBe('Ben Ode')
    await person.keyboard('r')
    expect(await screen.findByText('Ben Ode moved from New to Rejected, 1 of 1.')).toBeVisible()
    expect(await cardsOf(/^Screening, 2$/)).toEqual(['Cleo Marsh', 'Anna Berg'])
    await waitFor(() =>
      expect(backend.applicants.map(({ name, stage }) => [name, stage])).toEqual([
        ['Anna Berg', 'screening'],
        ['Ben Ode', 'rejected'],
        ['Cleo Marsh', 'screening'],
      ]),
    )
  })

  test('keys act on the open applicant, also after it has moved', async () => {
    const backend = three()
    const { person } = open(backend)
    await person.click(await screen.findByRole('link', { name: 'Ben Ode' }))
    await screen.findByRole('article', { name: 'Application from Ben Ode' })
    await person.keyboard('l4')
    await waitFor(() => expect(backend.find('Ben Ode')).toMatchObject({ stage: 'screening', rating: 4 }))
    expect(screen.getByRole('article', { name: 'Application from Ben Ode' })).toBeVisible()
    expect(backend.find('Anna Berg')).toMatchObject({ stage: 'new', rating: 0 })
    await person.keyboard('w')
    expect(await screen.findByRole('region', { name: 'Email Ben Ode' })).toBeVisible()
  })

  test('keys act on the open applicant where the list no longer has it', async () => {
    const backend = three()
    const { person } = open(backend, '?view=table&stage=new')
    await person.click(await screen.findByRole('link', { name: 'Ben Ode' }))
    await screen.findByRole('article', { name: 'Application from Ben Ode' })
    await person.keyboard('l')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ben Ode' })).toBeNull())
    await person.keyboard('4')
    await waitFor(() => expect(backend.find('Ben Ode')).toMatchObject({ stage: 'screening', rating: 4 }))
    expect(backend.find('Anna Berg').rating).toBe(0)
    await person.keyboard('j')
    expect(await screen.findByRole('article', { name: 'Application from Anna Berg' })).toBeVisible()
  })

  test('after “z” the next key acts on the applicant that came back', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('l')
    expect(active()).toBe('Anna Berg')
    await person.keyboard('z4')
    await waitFor(() => expect(backend.find('Ben Ode')).toMatchObject({ stage: 'new', rating: 4 }))
    expect(active()).toBe('Ben Ode')
    expect(backend.find('Anna Berg').rating).toBe(0)
  })

  test('“z” undoes a move', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('r')
    await waitFor(() => expect(backend.find('Ben Ode').stage).toBe('rejected'))
    await person.keyboard('z')
    await waitFor(() => expect(backend.find('Ben Ode').stage).toBe('new'))
    expect(await cardsOf(/^New, 2$/)).toEqual(['Ben Ode', 'Anna Berg'])
  })

  test('quick keys on the same card don’t conflict with themselves', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('45')
    await waitFor(() => expect(backend.find('Ben Ode').rating).toBe(5))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await screen.findByText('Ben Ode: rated 5 of 5.')).toBeVisible()
  })

  test('arrow keys move between columns', async () => {
    const { person } = open(three())
    await screen.findByRole('link', { name: 'Cleo Marsh' })
    await person.keyboard('{ArrowRight}')
    expect(active()).toBe('Cleo Marsh')
    await person.keyboard('{ArrowLeft}')
    expect(active()).toBe('Ben Ode')
  })

  test('a card is moved by its menu', async () => {
    const backend = three()
    const { person } = open(backend)
    await person.click(await screen.findByRole('button', { name: 'Move Cleo Marsh' }))
    await person.click(screen.getByRole('menuitem', { name: 'Move to Offer' }))
    await waitFor(() => expect(backend.find('Cleo Marsh').stage).toBe('offer'))
    expect(await cardsOf(/^Offer, 1$/)).toEqual(['Cleo Marsh'])
  })

  test('several selected applicants are moved together', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('xjx')
    const bar = screen.getByRole('group', { name: 'Selected applications' })
    expect(within(bar).getByText('2 selected')).toBeVisible()
    await person.click(within(bar).getByRole('button', { name: /Move to/ }))
    await person.click(screen.getByRole('menuitem', { name: 'Interview' }))
    expect(await screen.findByText('2 applications moved to Interview.')).toBeVisible()
    await waitFor(() =>
      expect(backend.applicants.filter(({ stage }) => stage === 'interview')).toHaveLength(2),
    )
  })

  test('says when someone else was faster, and shows the latest version', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    backend.changeBySomeoneElse('Ben Ode', { stage: 'offer' })
    await person.keyboard('r')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone else changed the application from Ben Ode.',
    )
    expect(await cardsOf(/^Offer, 1$/)).toEqual(['Ben Ode'])
    expect(backend.find('Ben Ode').stage).toBe('offer')
  })

  test('a move that can’t be saved is reverted, and says why', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    backend.failNext('POST /api/admin/applicants/changes', 'unreachable')
    await person.keyboard('r')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t update the application from Ben Ode. The server can’t be reached',
    )
    expect(await cardsOf(/^New, 2$/)).toEqual(['Ben Ode', 'Anna Berg'])
  })

  test('loads more of a column on demand', async () => {
    const many = Array.from({ length: 60 }, (_, index) => makeApplicant(index + 1))
    const { person } = open(new ApplicantsBackend(many))
    expect(await screen.findByRole('region', { name: 'New, 60' })).toBeInTheDocument()
    expect(await cardsOf(/^New/)).toHaveLength(50)
    await person.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(async () => expect(await cardsOf(/^New/)).toHaveLength(60))
  })
})

describe('the table', () => {
  test('is filtered by stage and ordered by rating, and the address says so', async () => {
    const { person } = open(three(), '?view=table')
    await screen.findByRole('rowheader', { name: 'Cleo Marsh' })
    await person.click(screen.getByRole('button', { name: 'Rating' }))
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        'Cleo Marsh',
        'Ben Ode',
        'Anna Berg',
      ]),
    )
    expect(screen.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'descending')
    await person.click(screen.getByRole('button', { name: /^Screening/ }))
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    expect(address).toBe('?view=table&stage=screening&order=rating')
  })

  test('keeps spam separate, and can restore it', async () => {
    const backend = three()
    backend.changeBySomeoneElse('Ben Ode', { isSpam: true, spamReasons: ['links'] })
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Anna Berg' })
    expect(screen.queryByRole('link', { name: 'Ben Ode' })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Spam 1' }))
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('s')
    await waitFor(() => expect(backend.find('Ben Ode').isSpam).toBe(false))
    expect(await screen.findByText('No spam')).toBeVisible()
  })

  test('says so when no applicants match', async () => {
    const { person } = open(three(), '?view=table')
    await screen.findByRole('rowheader', { name: 'Cleo Marsh' })
    await person.keyboard('/zzz')
    expect(await screen.findByText('No applicants match “zzz”')).toBeVisible()
    expect(address).toBe('?view=table&search=zzz')
  })
})

describe('an open application', () => {
  const detail = () => screen.findByRole('article', { name: /^Application from/ })

  test('shows the application; only web addresses become links', async () => {
    const other = makeApplicant(9, { name: 'Anna Berg', jobTitle: 'Writer', stage: 'rejected' })
    const { events, message, phone, link, cv, others, spamReasons, consent, ...summary } = other
    const anna = makeApplicant(1, {
      name: 'Anna Berg',
      message: 'Line one.\nLine <b>two</b>.',
      link: 'https://work.example/anna',
      applications: 2,
      others: [summary],
    })
    const evil = makeApplicant(2, { name: 'Eve', link: 'javascript:alert(1)' })
    const { person } = open(new ApplicantsBackend([anna, evil]))
    await person.click(await screen.findByRole('link', { name: 'Anna Berg' }))
    const shown = await detail()
    expect(within(shown).getByText(/Line <b>two<\/b>/)).toBeVisible()
    const link_ = within(shown).getByRole('link', { name: 'https://work.example/anna' })
    expect(link_).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(within(shown).getByRole('link', { name: 'Writer' })).toBeVisible()
    await person.click(screen.getByRole('link', { name: 'Eve' }))
    expect(await screen.findByRole('article', { name: 'Application from Eve' })).not.toHaveTextContent(
      'javascript',
    )
  })

  test('can be rated and gets a note with “m”, and its timeline grows', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('m')
    await detail()
    const note = await screen.findByRole('textbox', { name: 'Private note' })
    await waitFor(() => expect(note).toHaveFocus())
    await write(person, note, 'Knows our stack.')
    await person.click(screen.getByRole('button', { name: 'Add note' }))
    const history = await screen.findByRole('list', { name: 'Activity' })
    expect(within(history).getByText('Knows our stack.')).toBeVisible()
    expect(within(history).getByText('You added a note')).toBeVisible()
    await person.click(screen.getByRole('radio', { name: '4 stars' }))
    await waitFor(() => expect(backend.find('Ben Ode').rating).toBe(4))
  })

  test('can send an email from an edited template; without a mail server it says so', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('w')
    const box = await screen.findByRole('region', { name: 'Email Ben Ode' })
    await person.click(within(box).getByRole('button', { name: /Template/ }))
    await person.click(screen.getByRole('option', { name: 'Rejection' }))
    const text = within(box).getByRole<HTMLTextAreaElement>('textbox', { name: 'Email to a2@people.example' })
    expect(text.value).toMatch(/^Hi Ben,\n\nThank you for applying for the position of Cloud engineer/)
    expect(text.value).toMatch(/Kind regards\nFirm$/)
    await person.type(text, '!')
    expect(await within(box).findByText(/Email isn’t set up/)).toBeVisible()
    await person.click(within(box).getByRole('button', { name: 'Save to outbox' }))
    await waitFor(() => expect(backend.mails).toHaveLength(1))
    expect(backend.mails[0]).toMatchObject({ subject: 'Your application: Cloud engineer (REFE-0002)' })
    expect(backend.mails[0]?.text).toMatch(/Firm!$/)
  })

  test('does not accept an email of nothing but greeting and signature', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('w')
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Email to a2@people.example',
    })
    await person.click(await screen.findByRole('button', { name: 'Save to outbox' }))
    expect(await screen.findByText('Write something between the greeting and the signature')).toBeVisible()
    expect(text).toBeInvalid()
    expect(backend.mails).toEqual([])
    await write(person, text, 'See you on Monday.')
    expect(text).toBeValid()
    await person.click(screen.getByRole('button', { name: 'Save to outbox' }))
    expect(await screen.findByText('Your email to Ben Ode was saved to the outbox.')).toBeVisible()
    expect(backend.mails).toHaveLength(1)
  })

  test('does not say that an email is on its way before it is known that there is a mail server', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    backend.failNext('GET /api/admin/email-server', 'unreachable')
    await person.keyboard('w')
    const text = await screen.findByRole('textbox', { name: 'Email to a2@people.example' })
    await write(person, text, 'See you on Monday.')
    await person.click(screen.getByRole('button', { name: 'Send email' }))
    expect(await screen.findByText('Your email to Ben Ode was added to the outbox.')).toBeVisible()
  })

  test('keeps a failed email in the composer, and sends it again with the same id', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('w')
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Email to a2@people.example',
    })
    await write(person, text, 'More.')
    backend.failNext('POST /api/admin/applicants/', 'unreachable')
    const send = await screen.findByRole('button', { name: 'Save to outbox' })
    await person.click(send)
    expect(await screen.findByText(/Your text is still here/)).toBeVisible()
    expect(text.value).toContain('More.')
    await person.click(send)
    await waitFor(() => expect(backend.mails).toHaveLength(1))
  })

  test('gives an email that was edited after a lost response a new id, and sends an unchanged one once', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('w')
    const text = await screen.findByRole('textbox', { name: 'Email to a2@people.example' })
    const send = await screen.findByRole('button', { name: 'Save to outbox' })
    await write(person, text, ' First.')
    backend.loseNextAnswer()
    await person.click(send)
    expect(await screen.findByText(/The server can’t be reached/)).toBeVisible()
    backend.loseNextAnswer()
    await person.click(send)
    await waitFor(() => expect(send).toBeEnabled())
    expect(backend.mails).toHaveLength(1)
    await write(person, text, ' Second.')
    await person.click(send)
    await waitFor(() => expect(text).not.toBeInTheDocument())
    expect(backend.mails.map((mail) => mail.text)).toEqual([
      expect.stringMatching(/First\.$/),
      expect.stringMatching(/First\. Second\.$/),
    ])
  })

  test('gives a note that was edited after a lost response a new id', async () => {
    const backend = three()
    const { person } = open(backend)
    await person.click(await screen.findByRole('link', { name: 'Ben Ode' }))
    const note = await screen.findByRole('textbox', { name: 'Private note' })
    await write(person, note, 'Knows Azur.')
    backend.loseNextAnswer()
    await person.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText(/The server can’t be reached/)).toBeVisible()
    await person.clear(note)
    await write(person, note, 'Knows Azure.')
    await person.click(screen.getByRole('button', { name: 'Add note' }))
    const history = await screen.findByRole('list', { name: 'Activity' })
    expect(await within(history).findByText('Knows Azure.')).toBeVisible()
    expect(note).toHaveValue('')
  })

  test('is deleted only after a confirmation that lists what goes with it', async () => {
    const cv = { name: 'anna.pdf', type: 'pdf', size: 1000 } as const
    const backend = new ApplicantsBackend([makeApplicant(1, { name: 'Anna Berg', cv })])
    const { person } = open(backend)
    await person.click(await screen.findByRole('link', { name: 'Anna Berg' }))
    await person.click(await screen.findByRole('button', { name: 'Delete…' }))
    const box = screen.getByRole('alertdialog', { name: 'Delete this application from Anna Berg?' })
    expect(box).toHaveTextContent('the CV, anna.pdf')
    expect(box).toHaveTextContent('This permanently deletes:')
    await person.click(within(box).getByRole('button', { name: 'Cancel' }))
    expect(backend.applicants).toHaveLength(1)

    backend.changeBySomeoneElse('Anna Berg', { rating: 1 })
    await person.click(screen.getByRole('button', { name: 'Delete…' }))
    await person.click(screen.getByRole('button', { name: 'Delete permanently' }))
    expect(await screen.findByText(/Someone else changed this application/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('radio', { name: '1 star' })).toBeChecked())

    await person.click(screen.getByRole('button', { name: 'Delete…' }))
    await person.click(screen.getByRole('button', { name: 'Delete permanently' }))
    await waitFor(() => expect(backend.applicants).toHaveLength(0))
    expect(address).toBe('')
  })

  test('that was deleted says so, and leads back to the list', async () => {
    const { person } = open(three(), '?applicant=00000000-0000-4000-8000-000000000099')
    expect(await screen.findByText('This application has been deleted.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(address).toBe('')
  })
})

test('a list that can’t be loaded says why and can be tried again', async () => {
  const backend = three()
  // the client tries twice by itself
  for (const _try of [1, 2]) backend.failNext('GET /api/admin/applicants?', 'unreachable')
  const { person } = open(backend, '?view=table')
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: 'Cleo Marsh' })).toBeVisible()
})

test('columns that can’t be loaded don’t say that they are empty', async () => {
  const backend = three()
  // six columns, each tried twice
  for (let call = 0; call < 12; call++) backend.failNext('GET /api/admin/applicants?', 'unreachable')
  open(backend)
  await waitFor(() => expect(screen.getAllByText('Couldn’t load this column.')).toHaveLength(6), {
    timeout: 10_000,
  })
  const failed = screen.getByRole('region', { name: 'New' })
  expect(within(failed).queryByText('0')).not.toBeInTheDocument()
})

test('the address survives a round trip; unknown values become defaults', () => {
  const written = '?view=table&job=writer&stage=offer&search=moon&order=rating&applicant=x'
  expect(writeView(readView(written))).toBe(written)
  expect(writeView(readView('?spam=1&stage=offer'))).toBe('?spam=1')
  expect(writeView(readView('?view=other&stage=none&order=odd'))).toBe('')
})
