import * as css from './finding.module.css'

/** What a text found, set large: a sentence that it says itself, so it is shown to the eyes alone. */
export function Finding({ text }: { text: string }) {
  return (
    <p aria-hidden="true" className={`wrap plain-block no-print ${css.finding}`}>
      {text}
    </p>
  )
}
