import type { ApplicantOrder, Stage } from '../../../contract/applicant'
import { stages } from '../../config/stages'

/** What of the applicants is shown, as the address of the page says it. */
export interface HiringView {
  look: 'board' | 'table'
  /** Slug of an opening; "": all together. */
  job: string
  search: string
  /** Of the table: undefined shows all. Of the board on a phone: undefined shows the first. */
  stage: Stage | undefined
  /** Only what looks like spam, which is always a table. */
  spam: boolean
  /** Of the table. */
  order: ApplicantOrder
  /** Id of the application that is open; "": none. */
  opened: string
}

const orders = ['latest', 'oldest', 'rating', 'retention'] as const satisfies readonly ApplicantOrder[]

/** What is missing in the address, or unknown, is as at first. */
export function readView(address: string): HiringView {
  const query = new URLSearchParams(address)
  const spam = query.get('spam') === '1'
  return {
    look: query.get('view') === 'table' || spam ? 'table' : 'board',
    job: query.get('job') ?? '',
    search: query.get('search') ?? '',
    stage: stages.find((stage) => stage === query.get('stage')),
    spam,
    order: orders.find((order) => order === query.get('order')) ?? 'latest',
    opened: query.get('applicant') ?? '',
  }
}

/** As a query string: "", or with its question mark. */
export function writeView(view: HiringView): string {
  const query = new URLSearchParams({
    ...(view.look === 'table' && !view.spam && { view: 'table' }),
    ...(view.spam && { spam: '1' }),
    ...(view.job !== '' && { job: view.job }),
    ...(view.stage !== undefined && !view.spam && { stage: view.stage }),
    ...(view.search !== '' && { search: view.search }),
    ...(view.order !== 'latest' && { order: view.order }),
    ...(view.opened !== '' && { applicant: view.opened }),
  }).toString()
  return query === '' ? '' : `?${query}`
}
