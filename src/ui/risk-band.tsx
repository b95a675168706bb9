import { Prose } from './prose'
import * as css from './risk-band.module.css'

interface Props {
  /** A heading and a paragraph for each risk. */
  html: string
}

/** What can go wrong, on land: a risk and what is done about it, beside each other where there is room. */
export function RiskBand({ html }: Props) {
  return (
    <div className={css.band}>
      <div className={`wrap ${css.risks}`}>
        <Prose html={html} />
      </div>
    </div>
  )
}
