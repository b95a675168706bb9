import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { Lengths, LimitedField } from '../limited-field'
import { measureTitle } from '../measure-title'
import type { SeoRow } from '../plan-seo-rows'
import { seoLimits } from '../validate-page'
import { ImageField } from './image-field'
import type { PageDraft } from './page-draft'
import * as css from './page-editor.module.css'

interface Props {
  api: ApiClient
  draft: PageDraft
  onChange: (draft: PageDraft) => void
  row: SeoRow
  canonicalIssue: string | undefined
}

/** The fields of one page; each can be reset to its default. */
export function PageFields({ api, draft, onChange, row: { own, path }, canonicalIssue }: Props) {
  const set = (part: Partial<PageDraft>) => onChange({ ...draft, ...part })
  const { title, titlePixels, descriptionMin, descriptionMax } = seoLimits
  const titleText = draft.title.trim() || own.title
  const descriptionText = draft.description.trim() || own.description
  const pixels = measureTitle(titleText)
  return (
    <>
      <div className={css.fieldBox}>
        <LimitedField
          label="Meta title"
          hint="Shown in search results. Includes the site name."
          value={draft.title}
          maxLength={200}
          onChange={(text) => set({ title: text })}
          length={
            <Lengths
              figures={[
                { text: `${titleText.length} of ${title}`, fits: titleText.length <= title },
                { text: `${pixels} of ${titlePixels} px`, fits: pixels <= titlePixels },
              ]}
            />
          }
        />
        <Own
          isShown={titleText !== own.title}
          own={own.title}
          name="title"
          onPress={() => set({ title: own.title })}
        />
      </div>
      <div className={css.fieldBox}>
        <LimitedField
          label="Meta description"
          hint="One or two sentences, shown under the title in search results"
          lines={4}
          value={draft.description}
          maxLength={400}
          onChange={(text) => set({ description: text })}
          length={
            <Lengths
              figures={[
                {
                  text: `${descriptionText.length} of ${descriptionMin}–${descriptionMax}`,
                  fits: descriptionText.length >= descriptionMin && descriptionText.length <= descriptionMax,
                },
              ]}
            />
          }
        />
        <Own
          isShown={descriptionText !== own.description}
          own={own.description}
          name="description"
          onPress={() => set({ description: own.description })}
        />
      </div>
      <div className={css.fieldBox}>
        <LimitedField
          label="Canonical URL"
          hint={`Leave blank to use this page’s URL (${path})`}
          value={draft.canonical}
          maxLength={500}
          onChange={(text) => set({ canonical: text })}
          issue={canonicalIssue}
        />
        <Own
          isShown={draft.canonical.trim() !== ''}
          own={path}
          name="canonical URL"
          onPress={() => set({ canonical: '' })}
        />
      </div>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={draft.noindex}
          onChange={({ target }) => set({ noindex: target.checked })}
        />
        <span>
          Hide from search engines (noindex)
          <span className={css.tickHint}>Adds noindex and removes the page from the sitemap.</span>
        </span>
      </label>
      <ImageField api={api} image={draft.image} drawn={own.image} onChange={(image) => set({ image })} />
    </>
  )
}

interface OwnProps {
  isShown: boolean
  own: string
  name: string
  onPress: () => void
}

/** The default value and a button to reset to it. */
function Own({ isShown, own, name, onPress }: OwnProps) {
  if (!isShown) return null
  return (
    <p className={css.own}>
      <span>
        Default: <q>{own}</q>
      </span>
      <ActionButton look="plain" onPress={onPress}>
        Reset {name} to default
      </ActionButton>
    </p>
  )
}
