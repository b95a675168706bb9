import type { ComponentProps } from 'react'
import { SampleList } from './sample-list'
import * as css from './sample-section.module.css'
import { Section } from './section'
import * as sideways from './sideways.module.css'
import { SiteLink } from './site-link'

interface Props {
  title: string
  samples: ComponentProps<typeof SampleList>['samples']
  /** The list of all. */
  href: string
  /** One that is not among the few, such as a real one. Default: none. */
  other?: { title: string; href: string } | undefined
}

/** A few sample deliverables, and the way to others; nothing where there are none. */
export function SampleSection({ title, samples, href, other }: Props) {
  if (samples.length === 0) return null
  return (
    <Section title={title}>
      <SampleList samples={samples} heading="h3" className={sideways.row} />
      <p className={`after-list ${css.ways}`}>
        <SiteLink href={href} className="quiet-link">
          All sample deliverables
        </SiteLink>
        {other && (
          <SiteLink href={other.href} className="quiet-link">
            {other.title}
          </SiteLink>
        )}
      </p>
    </Section>
  )
}
