import * as css from './plain-list.module.css'

interface Props {
  items: readonly string[]
  /** 'yes' and 'no' add a sign for pros and cons. Default: 'plain'. */
  sign?: 'plain' | 'yes' | 'no'
}

/** Sentences one under the other. */
export function PlainList({ items, sign = 'plain' }: Props) {
  return (
    <ul className={`${css.list} ${css[sign]}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
