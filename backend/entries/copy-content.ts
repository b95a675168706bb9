import { titleOf, type OpenKind } from '../../contract/content/kinds'
import type { EntryContent } from '../../contract/entry'

/** The content of an entry of an open kind. */
export type OpenContent = Extract<EntryContent, { kind: OpenKind }>

/** What a copy begins with: everything but the slug, and what the service sets when the original is published. */
export function copyContent(content: OpenContent): EntryContent {
  const title = titleOf(content)
  const copyTitle = `Copy of ${title}`
  const renamed = title === '' ? {} : { title: copyTitle }
  switch (content.kind) {
    case 'post': {
      const { date: _date, updated: _updated, ...fields } = content.fields
      return { ...content, slug: '', fields: { ...fields, ...renamed } }
    }
    case 'case-study': {
      const { date: _date, ...fields } = content.fields
      return { ...content, slug: '', fields: { ...fields, ...renamed } }
    }
    case 'job': {
      const { posted: _posted, status: _status, ...fields } = content.fields
      return { ...content, slug: '', fields: { ...fields, ...renamed } }
    }
    case 'person':
      return { ...content, slug: '', fields: { ...content.fields, ...(title !== '' && { name: copyTitle }) } }
  }
}
