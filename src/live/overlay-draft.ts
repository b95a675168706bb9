import { entryDescriptions } from '../../contract/content/entry-descriptions'
import type { Field, Fields } from '../../contract/content/field'
import type { EntryContent } from '../../contract/entry'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import { completeFields, recordOf } from './complete-draft'
import { readLiveEntry } from './compose-live-page'

type Values = Readonly<Record<string, unknown>>

/**
 * A page as the last build made it, with what a draft says in place of its texts. What the build takes from other pages,
 * such as related links, stays as it was.
 *
 * @param built Result of the template's query.
 * @param today As YYYY-MM-DD: the default for missing dates.
 */
export function overlayDraft(built: Values, content: EntryContent, site: LiveSite, today: string): Values {
  const described: Fields = entryDescriptions[content.kind].fields
  const fields = completeFields(described, content.fields, today)
  const { data, markdown } = readLiveEntry({ slug: content.slug, fields, markdown: content.markdown }, site)
  const page = overlay(recordOf(built['page']), data, described)
  const crumbs = Array.isArray(page['crumbs']) ? page['crumbs'].map(recordOf) : []
  return {
    ...built,
    page: {
      ...page,
      ...('body' in page && {
        body: { ...recordOf(page['body']), html: markdown.html, headings: markdown.headings },
      }),
      ...('crumbs' in page && {
        crumbs: crumbs.map((crumb, index) =>
          index === crumbs.length - 1 ? { ...crumb, title: data['title'] } : crumb,
        ),
      }),
    },
  }
}

/** Only what the page shows is replaced. */
const overlay = (shown: Values, values: Values, fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(shown).map(([key, value]) => {
      const field = fields[key]
      return [key, field ? overlayField(field, value, values[key]) : value]
    }),
  )

/** The parts of a group that a draft has; the build fills in what a closing section leaves out. */
const writtenOf = (group: unknown): Values =>
  Object.fromEntries(Object.entries(recordOf(group)).filter(([, value]) => value !== undefined))

function overlayField(field: Field, shown: unknown, value: unknown): unknown {
  switch (field.kind) {
    case 'rows': {
      if (!Array.isArray(shown) || !Array.isArray(value)) return shown
      const keys = Object.keys(recordOf(shown[0]))
      // rows that refer to other pages are shown by what these are called
      if (keys.some((key) => !(key in field.fields))) return shown
      return value.map((row) => Object.fromEntries(keys.map((key) => [key, recordOf(row)[key] ?? null])))
    }
    case 'group':
      return shown === null || Array.isArray(shown)
        ? shown
        : overlay(recordOf(shown), { ...recordOf(shown), ...writtenOf(value) }, field.fields)
    case 'reference':
    case 'references':
    case 'image':
    case 'image-file':
    case 'money-range':
      return shown
    default:
      return value ?? null
  }
}
