import * as css from './flow-figure.module.css'

interface Props {
  stations: readonly { title: string; text: string }[]
}

/** How something works, as stations along a course. */
export function FlowFigure({ stations }: Props) {
  return (
    <ol className={css.flow}>
      {stations.map(({ title, text }, index) => (
        <li key={title}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
