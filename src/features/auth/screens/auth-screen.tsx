import type { ReactNode } from 'react'
import { routes } from '../../../config/routes'
import { Chart } from '../../../ui/chart'
import { Logo } from '../../../ui/logo'
import { SiteLink } from '../../../ui/site-link'
import * as css from './auth-screen.module.css'

interface Props {
  /** The company's name beside the logo; omitted on pages with a header. */
  brand?: string
  /** A sea chart beside the words. Default: none. */
  chart?: string
  children: ReactNode
}

/** Layout of the sign-in and access pages. */
export function AuthScreen({ brand, chart, children }: Props) {
  return (
    <div className={`${css.screen} ${brand ? css.whole : ''}`}>
      <div className={`wrap ${css.words}`}>
        {brand && (
          <SiteLink href={routes.home.href()} className={css.brand} aria-label={`${brand}, home`}>
            <Logo variant="color" />
            <span>{brand}</span>
          </SiteLink>
        )}
        <div className={css.body}>{children}</div>
      </div>
      {chart && <Chart svg={chart} className={css.chart} />}
      <hr className={`scale ${css.scale}`} />
    </div>
  )
}
