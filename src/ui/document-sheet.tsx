import { nameClient, noteOfSample } from '../lib/sample-note'
import './reading-text.css'
import { BarFigure } from './bar-figure'
import * as css from './document-sheet.module.css'
import { Logo } from './logo'
import { Phrases } from './phrases'
import { Prose } from './prose'

interface Props {
  /** Name of the company that wrote it. */
  firm: string
  /** E.g. "Finding F-07". */
  name: string
  version: string
  /** As people read it. */
  date: string
  client: string
  /** Whether the client and the figures are made up. */
  illustrative: boolean
  title: string
  summary: string
  facts: readonly { name: string; value: string }[]
  chart?: { title: string; values: readonly { label: string; value: number }[] } | null
  html: string
}

/** A document as it lies on the client’s desk: its head, its facts, its text. */
export function DocumentSheet({
  firm,
  name,
  version,
  date,
  client,
  illustrative,
  title,
  summary,
  facts,
  chart,
  html,
}: Props) {
  return (
    <article className={css.sheet}>
      <div className="scale" />
      <div className={css.inner}>
        <div className={css.letterhead}>
          <p className={css.firm}>
            <Logo variant="color" />
            {firm}
          </p>
          <p className={css.number}>
            <b>{name}</b>
            <br />
            Version {version}, {date}
          </p>
        </div>
        <h1 className={css.title}>
          <Phrases text={title} />
        </h1>
        <p className={css.small}>{nameClient(client)}</p>
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <p className={css.summary}>{summary}</p>
        {chart && <BarFigure {...chart} />}
        <Prose html={html} />
        <p className={css.foot}>{noteOfSample(illustrative)}</p>
      </div>
    </article>
  )
}
