import { phoneHref } from '../lib/phone-href'
import * as css from './call-line.module.css'

/** A number to call instead, above a form on screens where all the numbers stand below it. */
export function CallLine({ number }: { number: string }) {
  return (
    <p className={css.call}>
      Or call <a href={phoneHref(number)}>{number}</a>
    </p>
  )
}
