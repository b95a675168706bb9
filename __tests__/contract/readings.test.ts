import { z } from 'zod'
import { api } from '../../contract/api'
import type { Endpoint } from '../../contract/endpoint'

const endpoints: Record<string, Endpoint> = api

/** Endpoints for those who may see visitors' data that don't answer with any, or note each answer elsewhere. */
const harmless: Record<string, string> = {
  countApplicants: 'numbers',
  listSavedViews: 'filters that the caller has named',
  saveView: 'a filter that the caller has named',
  resendEmail: 'each answer is an entry already, email.resent',
  listAssignees: 'addresses of colleagues',
  getEmailServer: 'the name of a server',
  listEmailTemplates: 'texts of the site',
  listAudit: 'references and colleagues only',
  getTrends: 'numbers',
}

const guarded = [
  'inquiries.manage',
  'applicants.manage',
  'comments.moderate',
  'outbox.manage',
  'audit.read',
  'dashboard.read',
]

/** Schemas with the name, the address or the words of a visitor. */
const visitorsData = ['Inquiry', 'InquirySummary', 'Applicant', 'ApplicantSummary', 'Comment', 'EmailMessage']

const successOf = ({ responses }: Endpoint) =>
  Object.entries(responses).flatMap(([status, schema]) => (Number(status) < 300 ? [schema] : []))

const names = Object.keys(endpoints)
const isRead = (name: string) => endpoints[name]?.reads !== undefined || name in harmless

test('every answer to those who may see visitors’ data is recorded, or has a reason why not', () => {
  const unrecorded = names.filter((name) => {
    const endpoint = endpoints[name]
    if (!endpoint || ![endpoint.access].flat().some((access) => guarded.includes(access))) return false
    const isEmpty = successOf(endpoint).every((schema) => schema instanceof z.ZodNull)
    return !isEmpty && !isRead(name)
  })
  expect(unrecorded).toEqual([])
})

test('every answer with visitors’ data is recorded, whoever may call', () => {
  const unrecorded = names.filter((name) => {
    const endpoint = endpoints[name]
    const written = endpoint
      ? successOf(endpoint).map((schema) => JSON.stringify(z.toJSONSchema(schema)))
      : []
    const isVisitors = visitorsData.some((id) => written.some((text) => text.includes(`"id":"${id}"`)))
    return isVisitors && !isRead(name)
  })
  expect(unrecorded).toEqual([])
})

test('only calls of signed-in people are readings: an entry has a name', () => {
  expect(names.filter((name) => endpoints[name]?.reads && endpoints[name].access === 'public')).toEqual([])
})
