import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { phoneHref } from '../lib/phone-href'
import * as css from './answer-facts.module.css'

interface Props {
  /** What happens to a message, and when. */
  steps: readonly { title: string; duration: string }[]
  /** To call instead of writing. */
  phone: string
}

/** Beside what asks for a message: how soon there is an answer, and the number for those who would rather call. */
export function AnswerFacts({ steps, phone }: Props) {
  return (
    <dl className={css.facts}>
      {steps.map(({ title, duration }) => (
        <Fragment key={title}>
          <dt>{title}</dt>
          <dd>{duration}</dd>
        </Fragment>
      ))}
      <dt>Or call</dt>
      <dd>
        <a href={phoneHref(phone)}>{phone}</a>
      </dd>
    </dl>
  )
}

/** A closing section with these facts. */
export const fragment = graphql`
  fragment ClosingBand on ClosingBandView {
    title
    text
    button
    href
    steps {
      title
      duration
    }
    phone
  }
`
