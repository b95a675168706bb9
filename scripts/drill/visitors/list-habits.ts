import { makePdf } from '../../../__tests__/backend/submissions/support/sample-forms'
import { formNames } from '../../../contract/forms/forms'
import { addressOf, makeMessage } from '../make-message'
import { uuidOf } from '../random'
import type { BuiltSite } from './read-site'
import type { Habit, Visit } from './visit'

interface HabitOptions {
  site: BuiltSite
  /** Slugs of articles that are published and not yet built. */
  live: readonly [string, ...string[]]
  /** A number that no client has had. */
  nextNumber: () => number
}

/** What visitors do, each at its rate: about 30 requests a second. */
export function listHabits({ site, live, nextNumber }: HabitOptions): Habit[] {
  const get = (path: string, accept: string): Visit => ({
    path,
    headers: { accept, 'accept-encoding': 'gzip, br', 'x-forwarded-for': addressOf(nextNumber()) },
  })
  const page = (path: string) => get(path, 'text/html,application/xhtml+xml')
  const [data, anything] = ['application/json', '*/*']
  return [
    { kind: 'pages', perSecond: 10, next: ({ pick }) => page(pick(site.pages)) },
    { kind: 'assets', perSecond: 10, next: ({ pick }) => get(pick(site.assets), anything) },
    { kind: 'live pages', perSecond: 3, next: ({ pick }) => page(`/blog/${pick(live)}/`) },
    {
      kind: 'published API',
      perSecond: 3,
      next: ({ pick }) => get(`/api/published/post/${pick(live)}`, data),
    },
    { kind: 'comments API', perSecond: 2, next: ({ pick }) => get(`/api/comments/${pick(live)}`, data) },
    { kind: 'redirects', perSecond: 1, next: ({ pick }) => page(`/blog/${pick(live)}`) },
    {
      kind: 'forms',
      perSecond: 2,
      next: (random) => {
        const number = nextNumber()
        const form = formNames[number % formNames.length] ?? 'contact'
        const values = {
          ...(form === 'application' && { job: site.job }),
          ...(form === 'comment' && { post: site.post }),
        }
        return makeMessage({ form, number, key: uuidOf(random), cv: makePdf(100_000), values })
      },
    },
  ]
}
