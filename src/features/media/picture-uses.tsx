import { can, type Role } from '../../../contract/permissions'
import type { EntryUse, PictureDetail } from '../../../contract/picture'
import { entriesHref, entryHref, kindTitles, publicHref, stateTitles } from '../../config/entries'
import { seoHref } from '../../config/found-items'
import { SiteLink } from '../../ui/site-link'
import * as css from './picture-uses.module.css'

interface Props {
  picture: Pick<PictureDetail, 'entries' | 'pages' | 'uses'>
  roles: readonly Role[]
}

/** Every place that shows a picture, with a link to it. */
export function PictureUses({ picture: { entries, pages, uses }, roles }: Props) {
  const left = uses - entries.length - pages.length
  return (
    <section aria-labelledby="picture-uses">
      <h3 id="picture-uses" className={css.heading}>
        Where it is used
      </h3>
      {uses === 0 ? (
        <p className={css.none}>Nowhere. Unused pictures are deleted after 30 days.</p>
      ) : (
        <ul className={css.uses}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryUseLine entry={entry} roles={roles} />
            </li>
          ))}
          {pages.map((path) => (
            <li key={path}>
              {can(roles, 'seo.manage') ? <SiteLink href={seoHref(path)}>{path}</SiteLink> : path}
              <span className={css.note}>Social image of the page</span>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p className={css.note}>And {left} more.</p>}
    </section>
  )
}

function EntryUseLine({ entry, roles }: { entry: EntryUse; roles: readonly Role[] }) {
  const { kind, title, state, isTrashed, isDraft, liveSlug, revisions, alt } = entry
  const places = [
    ...(isDraft ? [state === 'published' && liveSlug !== null ? 'text' : 'draft'] : []),
    ...(liveSlug === null ? [] : ['published version']),
    ...(revisions.length === 0
      ? []
      : [`${revisions.length === 1 ? 'version' : 'versions'} ${revisions.join(', ')}`]),
  ]
  return (
    <>
      <SiteLink href={isTrashed ? `${entriesHref(kind, roles)}?state=trash` : entryHref(entry, roles)}>
        {title || 'Untitled'}
      </SiteLink>
      <span className={css.note}>
        {kindTitles[kind]}, {isTrashed ? 'in the trash' : stateTitles[state].toLowerCase()}:{' '}
        {places.join('; ')}
        {liveSlug !== null && (
          <>
            {' '}
            (<SiteLink href={publicHref(kind, liveSlug)}>view page</SiteLink>)
          </>
        )}
      </span>
      {(isDraft || liveSlug !== null) && (
        <span className={`${css.note} ${alt === '' ? css.lacking : ''}`}>
          {alt === '' ? 'No alt text there' : `Alt text: “${alt}”`}
        </span>
      )}
    </>
  )
}
