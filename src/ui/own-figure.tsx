import * as css from './example-note.module.css'

/** How a reader gets the first figure at their own firm; nothing where the case study doesn't say. */
export function OwnFigure({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <p className={css.note}>
      <b>Find your own figure.</b> {text}
    </p>
  )
}
