import { Chart } from './chart'
import * as css from './fit-band.module.css'
import { Halves } from './halves'
import { PlainList } from './plain-list'

interface Props {
  /** For links to this part. */
  id: string
  rightWhen: readonly string[]
  notWhen: readonly string[]
  /** The coast between both. */
  coast: string
}

/** When something is the right choice and when it is not: two halves of the page where there is room. */
export function FitBand({ id, rightWhen, notWhen, coast }: Props) {
  return (
    <Halves id={id}>
      <section className={`${css.half} ${css.right}`}>
        <h2 className={css.title}>The right choice when</h2>
        <PlainList items={rightWhen} kind="yes" />
      </section>
      <section className={`${css.half} ${css.wrong}`}>
        <Chart svg={coast} className={`no-print ${css.coast}`} />
        <h2 className={css.title}>Not the right choice when</h2>
        <PlainList items={notWhen} kind="no" />
      </section>
    </Halves>
  )
}
