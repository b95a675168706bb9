import type { ComponentProps } from 'react'
import { SampleList } from './sample-list'
import * as css from './sample-section.module.css'
import { Section } from './section'
import { SiteLink } from './site-link'

interface Props {
  title: string
  samples: ComponentProps<typeof SampleList>['samples']
  /** The list of all. */
  href: string
}

/** A few sample deliverables, and the way to the others; nothing where there are none. */
export function SampleSection({ title, samples, href }: Props) {
  if (samples.length === 0) return null
  return (
    <Section title={title}>
      <SampleList samples={samples} heading="h3" className={css.few} />
      <p className="after-list">
        <SiteLink href={href} className="quiet-link">
          All sample deliverables
        </SiteLink>
      </p>
    </Section>
  )
}
