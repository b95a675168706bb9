import type { ComponentProps } from 'react'
import * as css from './page-opening.module.css'
import { PageTitle } from './page-title'

interface Props extends Omit<ComponentProps<typeof PageTitle>, 'space' | 'plainName' | 'className'> {
  /**
   * 'halves': heading and lead each above a half. 'beside': the children beside both, where there is room; what
   * visitors come for.
   */
  layout: 'halves' | 'beside'
  /** 'tint' for a colored band that cuts off what rises from its lower edge. Default: 'plain'. */
  tone?: 'plain' | 'tint'
}

/** Heading and lead of a page in the shape that its content asks for. */
export function PageOpening({ layout, tone = 'plain', ...title }: Props) {
  return <PageTitle {...title} className={`wrap ${css.opening} ${css[layout]} ${css[tone]}`} />
}
