import type { EntryKind } from '../../contract/content/entry-kind'
import { can, type Role } from '../../contract/permissions'
import type { SearchKind } from '../../contract/search'
import { searchKinds } from '../../contract/search-kinds'
import type { FoundItem, FoundKind } from '../../contract/workspace-search'
import { toQueryString } from '../lib/to-query-string'
import { entriesHref, entryHref, kindTitles, stateTitles } from './entries'
import { backendUrl } from './public-env'
import { routes } from './routes'
import { stageTitles } from './stages'

/** What each kind of thing that the workspace's search finds is called: a group of them, and one of them. */
export const foundKinds: Readonly<Record<FoundKind, { title: string; one: string }>> = {
  entry: { title: 'Articles, case studies, jobs and page texts', one: 'Entry' },
  page: { title: 'Pages', one: 'Page' },
  inquiry: { title: 'Inquiries', one: 'Inquiry' },
  applicant: { title: 'Applicants', one: 'Applicant' },
  comment: { title: 'Comments', one: 'Comment' },
  employee: { title: 'People', one: 'Employee' },
  picture: { title: 'Pictures', one: 'Picture' },
  seo: { title: 'SEO settings', one: 'SEO settings' },
  redirect: { title: 'Redirects', one: 'Redirect' },
}

/** What people call each status of everything that has one. */
const stateWords: Readonly<Record<string, string>> = {
  ...stateTitles,
  ...stageTitles,
  trash: 'In the trash',
  in_progress: 'In progress',
  closed: 'Closed',
  spam: 'Spam',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** What it is and its status, e.g. "Article · In review". */
export function describeFound({
  kind,
  variant,
  state,
}: Pick<FoundItem, 'kind' | 'variant' | 'state'>): string {
  const what =
    kind === 'entry'
      ? kindTitles[variant as EntryKind]
      : kind === 'page'
        ? searchKinds[variant as SearchKind]
        : foundKinds[kind].one
  return [what, stateWords[state]].filter(Boolean).join(' · ')
}

/** What stands for it where it has no title yet. */
export const titleOfFound = ({ title }: Pick<FoundItem, 'title'>): string => title || 'Untitled'

/** Where a person with these roles opens it. */
export const foundHref = (item: FoundItem, roles: readonly Role[]): string => hrefs[item.kind](item, roles)

const hrefs: Readonly<Record<FoundKind, (item: FoundItem, roles: readonly Role[]) => string>> = {
  entry: ({ id, variant, state }, roles) => {
    const kind = variant as EntryKind
    return state === 'trash' ? `${entriesHref(kind, roles)}?state=trash` : entryHref({ kind, id }, roles)
  },
  page: ({ id }, roles) => (can(roles, 'seo.manage') ? seoHref(id) : id),
  inquiry: ({ id, state }) => routes.adminInquiries.href() + toQueryString({ state, inquiry: id }),
  applicant: ({ id, state }) =>
    routes.adminApplicants.href() + toQueryString({ spam: state === 'spam' && '1', applicant: id }),
  comment: ({ variant, state }) => routes.adminComments.href() + toQueryString({ state, search: variant }),
  employee: ({ title }) => routes.adminEmployees.href() + toQueryString({ search: title }),
  picture: ({ id, variant }, roles) =>
    can(roles, 'entries.manage') ? mediaHref(id) : `${backendUrl}/api/media/${id}/${variant}.webp`,
  seo: ({ id }) => seoHref(id),
  redirect: () => routes.adminSeo.href() + toQueryString({ tab: 'redirects' }),
}

/** A picture in the media library. */
const mediaHref = (id: string) => routes.adminMedia.href() + toQueryString({ picture: id })

/** The settings of a page. */
export const seoHref = (path: string) => `${routes.adminSeo.href()}?page=${path}`

/** The page with all results of a search, "" for none yet. */
export const searchHref = (query: string, roles: readonly Role[]): string =>
  (can(roles, 'dashboard.read') ? routes.adminSearch : routes.employeeSearch).href() +
  toQueryString({ q: query })
