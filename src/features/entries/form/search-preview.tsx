import * as css from './form.module.css'

interface Props {
  seo: { title?: string | undefined; description?: string | undefined } | undefined
  /** Name of the company, which follows the title. */
  firm: string
  /** Where it will be found, e.g. "/blog/tides/". */
  address: string
}

/** How a search result will look. */
export function SearchPreview({ seo = {}, firm, address }: Props) {
  return (
    <figure className={css.result} aria-label="Search preview">
      <p className={css.resultAddress}>{address}</p>
      <p className={css.resultTitle}>
        {cut(seo.title ?? 'No title yet', 60 - firm.length)} | {firm}
      </p>
      <p className={css.resultText}>{cut(seo.description ?? 'No description yet', 160)}</p>
    </figure>
  )
}

/** Search engines truncate longer texts. */
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
