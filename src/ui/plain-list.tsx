import * as css from './plain-list.module.css'

interface Props {
  items: readonly string[]
  /** 'yes' and 'no': with a sign for pros and cons. 'columns': side by side where there is room. Default: 'plain'. */
  kind?: 'plain' | 'yes' | 'no' | 'columns'
}

/** Sentences one under the other. */
export function PlainList({ items, kind = 'plain' }: Props) {
  return (
    <ul className={kind === 'plain' ? css.list : `${css.list} ${css[kind]}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
