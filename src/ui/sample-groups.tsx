import type { ComponentProps } from 'react'
import * as first from './first-sample.module.css'
import { Phrases } from './phrases'
import * as css from './sample-groups.module.css'
import { SampleList } from './sample-list'

interface Props {
  groups: readonly {
    id: string
    title: string
    text: string
    samples: ComponentProps<typeof SampleList>['samples']
  }[]
}

/** Sample deliverables by what a buyer asks for. */
export function SampleGroups({ groups }: Props) {
  return groups.map(({ id, title, text, samples }) => (
    <section key={id} id={id} className={css.group}>
      <div className={`wrap ${css.inner}`}>
        <h2>
          <Phrases text={title} />
        </h2>
        <p className={css.text}>{text}</p>
        <SampleList className={first.row} samples={samples} heading="h3" />
      </div>
    </section>
  ))
}
