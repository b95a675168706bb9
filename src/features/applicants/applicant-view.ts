import type { ApplicantOrder, Stage } from '../../../contract/applicant'
import { stages } from '../../config/stages'
import { toQueryString } from '../../lib/to-query-string'

/** Which applicants are shown and how, as in the address of the page. */
export interface ApplicantView {
  look: 'board' | 'table'
  /** Slug of a job; "": all jobs. */
  job: string
  search: string
  /** In the table, undefined shows all; on the board of a phone, the first. */
  stage: Stage | undefined
  /** Only spam, which is always a table. */
  spam: boolean
  /** Of the table. */
  order: ApplicantOrder
  /** Id of the open applicant; "": none. */
  opened: string
}

const orders = ['latest', 'oldest', 'rating', 'retention'] as const satisfies readonly ApplicantOrder[]

/** Missing and unknown values in the address are defaults. */
export function readView(address: string): ApplicantView {
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

/** The view as a query string, "" for the default. */
export const writeView = (view: ApplicantView): string =>
  toQueryString({
    view: view.look === 'table' && !view.spam && 'table',
    spam: view.spam && '1',
    job: view.job,
    stage: !view.spam && view.stage,
    search: view.search,
    order: view.order !== 'latest' && view.order,
    applicant: view.opened,
  })
