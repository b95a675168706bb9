import { randomUUID } from 'node:crypto'
import { seedEmployees } from '../../backend/employees/seed-employees'
import { planScope } from '../../backend/search/search-scope'
import { api } from '../../contract/api'
import type { Endpoint } from '../../contract/endpoint'
import type { Role } from '../../contract/permissions'
import { apiOf, outcomeOf } from './support/api-of'
import { openApp, type OpenApp } from './support/open-app'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

type Name = keyof typeof api

/** Which roles may call which endpoints; written by hand, so that a slip in the table of permissions is found. */
const matrix: { roles: readonly Role[]; endpoints: string }[] = [
  {
    roles: ['employee', 'support', 'recruiter', 'editor', 'admin'],
    endpoints: `getNotification getNotificationPreferences listNotifications listOpened noteOpened openChanges
      readNotifications saveNotificationPreferences searchWorkspace`,
  },
  {
    roles: ['employee', 'recruiter', 'editor', 'admin'],
    endpoints: `addPicture addRemark changeEntries copyEntry createEntry eraseEntry findSlug getEntry getFileChange getPageSource getPublication
      getRevision listCalendar listEntries listLinkTargets listPictures listPublications listRemarks listRevisions mergeFile notePresence removeEntry
      removeRemark replyToRemark resolveRemark restoreEntry
      restoreRevision saveEntry transitionEntry`,
  },
  { roles: ['recruiter', 'editor', 'admin'], endpoints: 'listEntryFiles retryPublication takeOverFile' },
  {
    roles: ['support', 'admin'],
    endpoints: `addInquiryNote changeInquiries deleteInquiry exportInquiries getInquiry listAssignees listInquiries
      listSavedViews removeView replyToInquiry saveView`,
  },
  {
    roles: ['recruiter', 'admin'],
    endpoints: `addApplicantNote changeApplicants countApplicants deleteApplicant emailApplicant exportApplicant
      getApplicant getCv listApplicants`,
  },
  { roles: ['support', 'recruiter', 'admin'], endpoints: 'getEmailServer listEmailTemplates' },
  {
    roles: ['editor', 'admin'],
    endpoints: `changePicture deleteComment getPicture getWholePicture listComments replacePicture moderateComments getLatestBuild listMissingAddresses removePicture removeRedirect
      requestBuild saveRedirect saveSeo`,
  },
  {
    roles: ['admin'],
    endpoints: `exportAudit listAudit getTrends addEmployee changeEmployee getBelongings inviteEmployee listEmployees removeEmployee unlinkEmployee
      listEmails resendEmail listEmailTemplateVersions saveEmailTemplate`,
  },
]

const signedIn = 'getEmployee getMe'
const anyone = `getHealth getLiveness getOpenApi getPublished getSignInSettings listCommentsForBuild listPictureForms listPublicComments
  listPublished listSeo searchPages sendApplication sendComment sendContact sendSupport`

const split = (names: string) => names.split(/\s+/) as Name[] // a test below compares them with the contract
const endpoints: Record<Name, Endpoint> = api
const guarded = matrix.flatMap(({ roles, endpoints: names }) => split(names).map((name) => ({ name, roles })))

const people: Record<string, readonly Role[]> = {
  'employee@firm.example': ['employee'],
  'support@firm.example': ['support'],
  'recruiter@firm.example': ['recruiter'],
  'editor@firm.example': ['editor'],
  'admin@firm.example': ['admin'],
  'inboxes@firm.example': ['support', 'recruiter'],
  'writing-support@firm.example': ['employee', 'support'],
  'all-but-admin@firm.example': ['employee', 'support', 'recruiter', 'editor'],
  'stranger@firm.example': [],
}

let issuer: TokenIssuer
let open: OpenApp
beforeAll(async () => {
  issuer = await startTokenIssuer()
  open = await openApp({ signIn: issuer.plan, writesPerMinute: 10_000 })
  const samples = Object.entries(people).flatMap(([email, roles]) =>
    roles.length === 0 ? [] : [{ email, roles }],
  )
  await seedEmployees(open.db, { samples })
})
afterAll(async () => {
  await open.close()
  await issuer.stop()
})

/** Calls an endpoint with nothing in it, and records that do not exist: an allowed call fails only after that. */
async function call(name: Name, email: string) {
  const { method, path } = endpoints[name]
  const url = path.replace(/:id/g, randomUUID()).replace(/:number/g, '1')
  const caller = apiOf(open.app, issuer, email)
  const body = method === 'DELETE' || endpoints[name].request?.body === undefined ? undefined : {}
  return outcomeOf(await (method === 'GET' ? rawGet(url, email) : caller.send(method, url, body)))
}

/** The status of a GET, whatever the type of its body. */
async function rawGet(url: string, email: string) {
  const answer = await apiOf(open.app, issuer, email).get(url)
  return Object.assign(answer, answer.statusCode < 400 && { body: '' })
}

test('the matrix has every endpoint of the contract once', () => {
  const named = [...guarded.map(({ name }) => name), ...split(signedIn), ...split(anyone)]
  expect(named.sort()).toEqual(Object.keys(api).sort())
})

test('what anyone may call, and what every signed-in account may call, says so', () => {
  const withAccess = (access: string) =>
    Object.keys(api).filter((name) => endpoints[name as Name].access === access)
  expect(withAccess('public').sort()).toEqual(split(anyone).sort())
  expect(withAccess('signed-in').sort()).toEqual(split(signedIn).sort())
})

describe.each(Object.entries(people))('%s with the roles %j', (email, held) => {
  const mayCall = (roles: readonly Role[]) => roles.some((role) => held.includes(role))

  test('may call what the matrix says', async () => {
    const refused = []
    for (const { name } of guarded.filter(({ roles }) => mayCall(roles))) {
      const [status, code] = await call(name, email)
      if (status === 401 || status === 403) refused.push([name, status, code])
    }
    expect(refused).toEqual([])
  })

  test('may call nothing else', async () => {
    const code = held.length === 0 ? 'role_missing' : 'role_insufficient'
    const forbidden = guarded.filter(({ roles }) => !mayCall(roles))
    const outcomes: unknown[] = []
    for (const { name } of forbidden) outcomes.push([name, ...(await call(name, email))])
    expect(outcomes).toEqual(forbidden.map(({ name }) => [name, 403, code]))
  })
})

test.each<[Role[], string[]]>([
  [[], []],
  [['employee'], []],
  [['support'], ['inquiry']],
  [['recruiter'], ['applicant']],
  [['editor'], ['comment', 'picture', 'redirect', 'seo']],
  [
    ['support', 'recruiter'],
    ['applicant', 'inquiry'],
  ],
  [['admin'], ['applicant', 'comment', 'employee', 'inquiry', 'picture', 'redirect', 'seo']],
])('the search finds for %j everything of %j', (roles, found) => {
  expect([...planScope({ email: 'a@firm.example', roles }).everyones].sort()).toEqual(found)
})
