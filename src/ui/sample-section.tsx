import type { ComponentProps } from 'react'
import { noteOfFirst } from '../lib/sample-note'
import { SampleList } from './sample-list'
import * as css from './sample-section.module.css'
import { Section } from './section'
import { SiteLink } from './site-link'

interface Props {
  title: string
  samples: readonly (ComponentProps<typeof SampleList>['samples'][number] & { illustrative: boolean })[]
  /** The list of all. */
  href: string
}

/** A few sample deliverables, and the way to all; nothing where there are none. */
export function SampleSection({ title, samples, href }: Props) {
  if (samples.length === 0) return null
  return (
    <Section title={title} text={noteOfFirst(samples)}>
      <div className={css.few}>
        <SampleList samples={samples} heading="h3" />
      </div>
      <p className="after-list">
        <SiteLink href={href} className="quiet-link">
          All sample deliverables
        </SiteLink>
      </p>
    </Section>
  )
}
