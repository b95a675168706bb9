import { memo } from 'react'
import { isFixed } from '../../../contract/content/kinds'
import { publicHref } from '../../config/entries'
import type { EntryFormProps } from './entry-form-props'
import { FieldSections, type ChangeField } from './form/field-sections'
import { SearchPreview } from './form/search-preview'
import { SlugField } from './form/slug-field'

interface Props extends Omit<EntryFormProps, 'onChange'> {
  onFieldChange: ChangeField
  onSlugChange: (slug: string) => void
}

/** What stands beside the text: URL slug, excerpt, the fields of its kind, and what search engines show. */
export const SideFields = memo(function SideFields(props: Props) {
  const { api, id, content, onFieldChange, onSlugChange, choices, files, live, pictures, slugError } = props
  const { kind, slug, fields } = content
  const slugField = isFixed(kind) ? undefined : (
    <SlugField
      api={api}
      kind={kind}
      entry={id}
      slug={slug}
      files={files}
      refusal={slugError}
      liveSlug={live?.slug}
      onChange={onSlugChange}
    />
  )
  const preview = (
    <SearchPreview
      seo={'seo' in fields ? fields.seo : undefined}
      firm={choices.firm}
      address={publicHref(kind, slug === '' ? '…' : slug)}
    />
  )
  return (
    <FieldSections
      column="side"
      content={content}
      onChange={onFieldChange}
      choices={choices}
      pictures={pictures}
      extras={{ summary: { before: slugField }, seo: { after: preview } }}
    />
  )
})
