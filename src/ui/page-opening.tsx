import type { ComponentProps } from 'react'
import * as css from './page-opening.module.css'
import { PageTitle } from './page-title'

interface Props extends Omit<ComponentProps<typeof PageTitle>, 'space' | 'plainName' | 'className'> {
  /** 'tint' for a colored band that cuts off what rises from its lower edge. Default: 'plain'. */
  tone?: 'plain' | 'tint'
}

/** Heading and lead of a page, with what visitors come for beside both, where there is room. */
export function PageOpening({ tone = 'plain', ...title }: Props) {
  return <PageTitle {...title} className={`wrap ${css.opening} ${css[tone]}`} />
}
