import * as css from './form.module.css'
import { limits } from './limits'
import { TextEntry } from './text-entry'

interface Seo {
  title?: string | undefined
  description?: string | undefined
}

interface Props {
  seo: Seo | undefined
  onChange: (seo: Seo) => void
  /** Name of the firm, which follows the title. */
  firm: string
  /** Where it will be found, e.g. "/blog/tides/". */
  address: string
}

/** What search engines and shared links show, and how that looks. */
export function SeoFields({ seo = {}, onChange, firm, address }: Props) {
  return (
    <>
      <TextEntry
        field="fields.seo.title"
        label="Title in search results"
        value={seo.title}
        limit={limits.seoTitle}
        onChange={(title) => onChange({ ...seo, title })}
      />
      <TextEntry
        field="fields.seo.description"
        label="Description in search results"
        hint="What the reader will find."
        lines={3}
        value={seo.description}
        limit={limits.seoDescription}
        onChange={(description) => onChange({ ...seo, description })}
      />
      <figure className={css.result} aria-label="How a search result looks">
        <p className={css.resultAddress}>{address}</p>
        <p className={css.resultTitle}>
          {cut(seo.title ?? 'No title yet', 60 - firm.length)} | {firm}
        </p>
        <p className={css.resultText}>{cut(seo.description ?? 'No description yet', 160)}</p>
      </figure>
    </>
  )
}

/** Search engines cut what is longer. */
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
