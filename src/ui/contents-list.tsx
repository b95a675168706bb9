import * as css from './contents-list.module.css'

interface Props {
  headings: readonly { id: string; text: string }[]
}

/** The id that Markdown's notes get. */
const notesId = 'footnote-label'

/** The sections of a text, to jump to, with the numbers of the marks on its chart. Notes are no section: their signs lead there. */
export function ContentsList({ headings: all }: Props) {
  const headings = all.filter(({ id }) => id !== notesId)
  if (headings.length < 2) return null
  return (
    <nav aria-label="On this page" className={css.contents}>
      <p className={`eyebrow ${css.title}`}>On this page</p>
      <ol className={css.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
