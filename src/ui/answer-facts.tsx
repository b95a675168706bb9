import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { phoneHref } from '../lib/phone-href'
import * as css from './answer-facts.module.css'

interface Props {
  /** What happens to a message, and when. */
  steps: readonly { title: string; duration: string }[]
  /** To call instead of writing. */
  phone: string
  /** On a page that is long enough on a phone. Default: no. */
  isForWideWindows?: boolean
}

/** Beside what asks for a message: how soon there is an answer, and the number for those who would rather call. */
export function AnswerFacts({ steps, phone, isForWideWindows = false }: Props) {
  return (
    <dl className={`${css.facts} ${isForWideWindows ? css.wide : ''}`}>
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
