import type { ComponentProps } from 'react'
import * as css from './column-opening.module.css'
import { PageTitle } from './page-title'

interface Props extends Omit<ComponentProps<typeof PageTitle>, 'space' | 'plainName' | 'className'> {
  /**
   * Where there is room. 'facts': the children in the last of three columns. 'list': the children beside the lead, over
   * two columns, on a colored band. 'front': the heading over two columns, the lead in the last.
   */
  layout: 'facts' | 'list' | 'front'
}

/** Heading and lead of a page, with what visitors come for in the columns beside them. */
export function ColumnOpening({ layout, ...title }: Props) {
  return <PageTitle {...title} className={`wrap ${css.opening} ${css[layout]}`} />
}
