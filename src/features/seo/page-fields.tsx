import type { ApiClient } from '../../client/create-api-client'
import { ActionButton } from '../../ui/action-button'
import { ImageField } from './image-field'
import { seoLimits } from './find-faults'
import { Lengths, LimitedField } from './limited-field'
import { measureTitle } from './measure-title'
import * as css from './page-editor.module.css'
import type { SeoRow } from './plan-seo-rows'
import type { SeoDraft } from './seo-draft'

interface Props {
  api: ApiClient
  draft: SeoDraft
  onChange: (draft: SeoDraft) => void
  row: SeoRow
  canonicalFault: string | undefined
}

/** The fields of one page; each can go back to what the page says by itself. */
export function PageFields({ api, draft, onChange, row: { own, path }, canonicalFault }: Props) {
  const set = (part: Partial<SeoDraft>) => onChange({ ...draft, ...part })
  const { title, titlePixels, descriptionMin, descriptionMax } = seoLimits
  const titleText = draft.title.trim() || own.title
  const descriptionText = draft.description.trim() || own.description
  const pixels = measureTitle(titleText)
  return (
    <>
      <div className={css.fieldBox}>
        <LimitedField
          label="Title"
          hint="As it stands in search results, the firm’s name included."
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
          label="Description"
          hint="One or two sentences under the title; says what the reader will find."
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
          label="Canonical address"
          hint={`Which address search engines keep. Empty: the page’s own, ${path}`}
          value={draft.canonical}
          maxLength={500}
          onChange={(text) => set({ canonical: text })}
          fault={canonicalFault}
        />
        <Own
          isShown={draft.canonical.trim() !== ''}
          own={path}
          name="address"
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
          Keep out of search engines
          <span className={css.tickHint}>They are told “noindex”, and the sitemap leaves the page out.</span>
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

/** What the page says by itself, and the way back to it. */
function Own({ isShown, own, name, onPress }: OwnProps) {
  if (!isShown) return null
  return (
    <p className={css.own}>
      <span>
        The page’s own: <q>{own}</q>
      </span>
      <ActionButton look="plain" onPress={onPress}>
        Back to its own {name}
      </ActionButton>
    </p>
  )
}
