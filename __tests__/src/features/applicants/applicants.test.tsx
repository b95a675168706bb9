import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Applicants } from '../../../../src/features/applicants/applicants'
import { readView, writeView } from '../../../../src/features/applicants/hiring-view'
import { HiringBackend, makeApplicant } from '../../../setup/hiring-backend'
import { apiOf, nora, renderWorkspace } from '../../../setup/render-workspace'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined // jsdom scrolls nothing
})
beforeEach(() => sessionStorage.clear())

/** The address as the page would have it. */
let address = ''

function open(backend: HiringBackend, at = '') {
  const api = apiOf(backend)
  address = at
  function Page() {
    const [search, setSearch] = useState(at)
    return (
      <Applicants
        api={api}
        me={nora.email}
        firm="Firm"
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
  new HiringBackend([
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

describe('the board', () => {
  test('shows who is at which stage, the latest first', async () => {
    open(three())
    await screen.findByRole('link', { name: 'Cleo Marsh' })
    expect(await cardsOf(/^New, 2$/)).toEqual(['Ben Ode', 'Anna Berg'])
    expect(await cardsOf(/^Screening, 1$/)).toEqual(['Cleo Marsh'])
    expect(screen.getByRole('img', { name: 'rated 3 of 5' })).toBeInTheDocument()
  })

  test('is gone through by single keys: each move is said in words, and the next one is worked on', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Cleo Marsh' })
    await person.keyboard('j')
    expect(active()).toBe('Anna Berg')
    await person.keyboard('l')
    expect(await screen.findByText('Anna Berg moved from new to screening, 2 of 2.')).toBeVisible()
    expect(active()).toBe('Ben Ode')
    await person.keyboard('r')
    expect(await screen.findByText('Ben Ode moved from new to rejected, 1 of 1.')).toBeVisible()
    expect(await cardsOf(/^Screening, 2$/)).toEqual(['Cleo Marsh', 'Anna Berg'])
    await waitFor(() =>
      expect(backend.applicants.map(({ name, stage }) => [name, stage])).toEqual([
        ['Anna Berg', 'screening'],
        ['Ben Ode', 'rejected'],
        ['Cleo Marsh', 'screening'],
      ]),
    )
  })

  test('a move is taken back by “z”', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('r')
    await waitFor(() => expect(backend.find('Ben Ode').stage).toBe('rejected'))
    await person.keyboard('z')
    await waitFor(() => expect(backend.find('Ben Ode').stage).toBe('new'))
    expect(await cardsOf(/^New, 2$/)).toEqual(['Ben Ode', 'Anna Berg'])
  })

  test('quick keys on the same card are no conflict with themselves', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('45')
    await waitFor(() => expect(backend.find('Ben Ode').rating).toBe(5))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await screen.findByText('Ben Ode rated 5 of 5.')).toBeVisible()
  })

  test('arrows go from column to column', async () => {
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
    await person.click(screen.getByRole('menuitem', { name: 'Move to offer' }))
    await waitFor(() => expect(backend.find('Cleo Marsh').stage).toBe('offer'))
    expect(await cardsOf(/^Offer, 1$/)).toEqual(['Cleo Marsh'])
  })

  test('several selected ones are moved together', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('xjx')
    const bar = screen.getByRole('group', { name: 'Selected applications' })
    expect(within(bar).getByText('2 selected')).toBeVisible()
    await person.click(within(bar).getByRole('button', { name: /Move to/ }))
    await person.click(screen.getByRole('menuitem', { name: 'Interview' }))
    expect(await screen.findByText('2 applications moved to interview.')).toBeVisible()
    await waitFor(() =>
      expect(backend.applicants.filter(({ stage }) => stage === 'interview')).toHaveLength(2),
    )
  })

  test('says when somebody else was quicker, and shows the application as it is', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    backend.decideBehindTheBack('Ben Ode', { stage: 'offer' })
    await person.keyboard('r')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ben Ode was changed by somebody else meanwhile',
    )
    expect(await cardsOf(/^Offer, 1$/)).toEqual(['Ben Ode'])
    expect(backend.find('Ben Ode').stage).toBe('offer')
  })

  test('a move that can’t be saved is as it was, and says why', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    backend.failNext('POST /api/admin/applicants/changes', 'unreachable')
    await person.keyboard('r')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'this was not saved. The server can’t be reached',
    )
    expect(await cardsOf(/^New, 2$/)).toEqual(['Ben Ode', 'Anna Berg'])
  })

  test('loads more of a column on demand', async () => {
    const many = Array.from({ length: 60 }, (_, index) => makeApplicant(index + 1))
    const { person } = open(new HiringBackend(many))
    expect(await screen.findByRole('region', { name: 'New, 60' })).toBeInTheDocument()
    expect(await cardsOf(/^New/)).toHaveLength(50)
    await person.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(async () => expect(await cardsOf(/^New/)).toHaveLength(60))
  })
})

describe('the table', () => {
  test('is narrowed by stage and ordered by rating, and the address says so', async () => {
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

  test('keeps spam apart, and lets it out', async () => {
    const backend = three()
    backend.decideBehindTheBack('Ben Ode', { isSpam: true, spamReasons: ['links'] })
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Anna Berg' })
    expect(screen.queryByRole('link', { name: 'Ben Ode' })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Spam 1' }))
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('s')
    await waitFor(() => expect(backend.find('Ben Ode').isSpam).toBe(false))
    expect(await screen.findByText('Nothing looks like spam.')).toBeVisible()
  })

  test('says so when nobody is found', async () => {
    const { person } = open(three(), '?view=table')
    await screen.findByRole('rowheader', { name: 'Cleo Marsh' })
    await person.keyboard('/zzz')
    expect(await screen.findByText('Nobody is found by “zzz”. Try fewer letters.')).toBeVisible()
    expect(address).toBe('?view=table&search=zzz')
  })
})

describe('an open application', () => {
  const detail = () => screen.findByRole('article', { name: /^Application of/ })

  test('shows what was sent; a link that is no web address is no link', async () => {
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
    const { person } = open(new HiringBackend([anna, evil]))
    await person.click(await screen.findByRole('link', { name: 'Anna Berg' }))
    const shown = await detail()
    expect(within(shown).getByText(/Line <b>two<\/b>/)).toBeVisible()
    const link_ = within(shown).getByRole('link', { name: 'https://work.example/anna' })
    expect(link_).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(within(shown).getByRole('link', { name: 'Writer' })).toBeVisible()
    await person.click(screen.getByRole('link', { name: 'Eve' }))
    expect(await screen.findByRole('article', { name: 'Application of Eve' })).not.toHaveTextContent(
      'javascript',
    )
  })

  test('is rated by stars, noted about with “m”, and its history grows', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('m')
    await detail()
    const note = await screen.findByRole('textbox', { name: 'Private note' })
    await waitFor(() => expect(note).toHaveFocus())
    await person.type(note, 'Knows our stack.')
    await person.click(screen.getByRole('button', { name: 'Add the note' }))
    const history = await screen.findByRole('list', { name: 'History' })
    expect(within(history).getByText('Knows our stack.')).toBeVisible()
    expect(within(history).getByText('You noted')).toBeVisible()
    await person.click(screen.getByRole('radio', { name: '4 stars' }))
    await waitFor(() => expect(backend.find('Ben Ode').rating).toBe(4))
  })

  test('is written to from a template that can be changed first; without a mail server it says so', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('w')
    const box = await screen.findByRole('region', { name: 'Write to Ben Ode' })
    await person.click(within(box).getByRole('button', { name: /Begin with/ }))
    await person.click(screen.getByRole('option', { name: 'Refusal' }))
    const text = within(box).getByRole<HTMLTextAreaElement>('textbox', { name: 'Mail to a2@people.example' })
    expect(text.value).toMatch(/^Hello Ben,\n\nthank you for your application as Cloud engineer/)
    expect(text.value).toMatch(/Kind regards\nFirm$/)
    await person.type(text, '!')
    expect(await within(box).findByText(/No mail server is set up here/)).toBeVisible()
    await person.click(within(box).getByRole('button', { name: 'Put it into the outbox' }))
    await waitFor(() => expect(backend.mails).toHaveLength(1))
    expect(backend.mails[0]).toMatchObject({ subject: 'Your application: Cloud engineer (REFE-0002)' })
    expect(backend.mails[0]?.text).toMatch(/Firm!$/)
  })

  test('a mail that fails stays in its box, and is the same mail when it is tried again', async () => {
    const backend = three()
    const { person } = open(backend)
    await screen.findByRole('link', { name: 'Ben Ode' })
    await person.keyboard('w')
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Mail to a2@people.example',
    })
    await person.type(text, 'More.')
    backend.failNext('POST /api/admin/applicants/', 'unreachable')
    const send = await screen.findByRole('button', { name: 'Put it into the outbox' })
    await person.click(send)
    expect(await screen.findByText(/It was not sent, and stays here/)).toBeVisible()
    expect(text.value).toContain('More.')
    await person.click(send)
    await waitFor(() => expect(backend.mails).toHaveLength(1))
  })

  test('is erased only after a question that says what goes', async () => {
    const cv = { name: 'anna.pdf', type: 'pdf', size: 1000 } as const
    const backend = new HiringBackend([makeApplicant(1, { name: 'Anna Berg', cv })])
    const { person } = open(backend)
    await person.click(await screen.findByRole('link', { name: 'Anna Berg' }))
    await person.click(await screen.findByRole('button', { name: 'Erase…' }))
    const box = screen.getByRole('alertdialog', { name: 'Erase the application of Anna Berg?' })
    expect(box).toHaveTextContent('the CV, anna.pdf')
    expect(box).toHaveTextContent('nobody can bring them back')
    await person.click(within(box).getByRole('button', { name: 'Cancel' }))
    expect(backend.applicants).toHaveLength(1)

    backend.decideBehindTheBack('Anna Berg', { rating: 1 })
    await person.click(screen.getByRole('button', { name: 'Erase…' }))
    await person.click(screen.getByRole('button', { name: 'Erase for good' }))
    expect(await screen.findByText(/Somebody changed this application meanwhile/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('radio', { name: '1 star' })).toBeChecked())

    await person.click(screen.getByRole('button', { name: 'Erase…' }))
    await person.click(screen.getByRole('button', { name: 'Erase for good' }))
    await waitFor(() => expect(backend.applicants).toHaveLength(0))
    expect(address).toBe('')
  })

  test('that is gone says so, and leads back to the list', async () => {
    const { person } = open(three(), '?applicant=00000000-0000-4000-8000-000000000099')
    expect(await screen.findByText(/This application is no longer there/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(address).toBe('')
  })
})

test('a list that can’t be loaded says why and is tried again', async () => {
  const backend = three()
  // once more by itself, before the person decides
  for (const _try of [1, 2]) backend.failNext('GET /api/admin/applicants?', 'unreachable')
  const { person } = open(backend, '?view=table')
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: 'Cleo Marsh' })).toBeVisible()
})

test('columns that can’t be loaded do not say that nobody is in them', async () => {
  const backend = three()
  // six columns, each asked for once more by itself
  for (let call = 0; call < 12; call++) backend.failNext('GET /api/admin/applicants?', 'unreachable')
  open(backend)
  await waitFor(() => expect(screen.getAllByText('This column could not be loaded.')).toHaveLength(6), {
    timeout: 10_000,
  })
  const failed = screen.getByRole('region', { name: 'New' })
  expect(within(failed).queryByText('0')).not.toBeInTheDocument()
})

test('the address is read back as it was written; what is unknown in it is as at first', () => {
  const written = '?view=table&job=writer&stage=offer&search=moon&order=rating&applicant=x'
  expect(writeView(readView(written))).toBe(written)
  expect(writeView(readView('?spam=1&stage=offer'))).toBe('?spam=1')
  expect(writeView(readView('?view=other&stage=none&order=odd'))).toBe('')
})
