import type { ReactNode, RefObject } from 'react'
import { companyPlaces, resourcePlaces } from '../../config/places'
import { routes } from '../../config/routes'
import { CallToAction } from '../../ui/call-to-action'
import { SiteLink } from '../../ui/site-link'
import { ThemeSwitch } from '../../ui/theme-switch'
import * as css from './main-menu.module.css'
import { MegaPanel } from './mega-panel'
import { useMenuBehavior } from './use-menu-behavior'

interface Props {
  pathname: string
  company: Queries.SiteHeaderCompanyFragment
  navigation: Queries.SiteHeaderNavigationFragment
  /** The way to sign in, where the bar has no room for it. */
  account: ReactNode
  /** The button that opens the menu on narrow screens. */
  toggle: RefObject<HTMLButtonElement | null>
}

/**
 * The main navigation. On wide screens a bar with panels; on narrow ones the same list as a popover of
 * sections that open one at a time. All of it is links, `<details>` and a popover, so that it works
 * before the page's script has run; the script adds arrows, Escape, leaving and focus keeping.
 */
export function MainMenu({ pathname, company, navigation, account, toggle }: Props) {
  const { menu, isBar } = useMenuBehavior(pathname, toggle)
  const { services, technologies, moreTechnologies, solutions } = navigation
  const callToAction = { ...company.callToAction, href: routes.contact.href() }
  const isHere = (href: string) =>
    href === routes.home.href() ? pathname === href : pathname.startsWith(href)
  return (
    <nav ref={menu} id="site-menu" popover="auto" aria-label="Main" className={css.menu}>
      <ul className={css.items}>
        <li className={css.item}>
          <SiteLink
            href={routes.home.href()}
            className={css.label}
            aria-current={isHere(routes.home.href()) ? 'page' : undefined}
          >
            Home
          </SiteLink>
        </li>
        <MenuItem title="Solutions" here={isHere(routes.solutions.href())}>
          <LinkPanel
            links={[...solutions, { title: 'All solutions', tagline: '', href: routes.solutions.href() }]}
          />
        </MenuItem>
        <MenuItem title="Services" here={isHere(routes.services.href())} wide>
          <MegaPanel
            name="services"
            pathname={pathname}
            isLive={isBar}
            categories={services}
            overview={[{ title: 'All services', href: routes.services.href() }]}
            callToAction={callToAction}
          />
        </MenuItem>
        <MenuItem title="Technologies & Platforms" here={isHere(routes.technologies.href())} wide>
          <MegaPanel
            name="technologies"
            pathname={pathname}
            isLive={isBar}
            categories={technologies}
            overview={[{ title: 'All technologies', href: routes.technologies.href() }, ...moreTechnologies]}
            callToAction={callToAction}
            withIcons
          />
        </MenuItem>
        <MenuItem title="Resources" here={resourcePlaces.some(({ href }) => isHere(href))}>
          <LinkPanel links={resourcePlaces} />
        </MenuItem>
        <MenuItem title="Company" here={companyPlaces.some(({ href }) => isHere(href))}>
          <LinkPanel links={companyPlaces} />
        </MenuItem>
        <li className={`${css.item} ${css.account}`}>{account}</li>
        <li className={`${css.item} ${css.theme}`}>
          <ThemeSwitch look="line" />
        </li>
        <li className={css.contact}>
          <CallToAction {...callToAction} />
        </li>
      </ul>
    </nav>
  )
}

function LinkPanel({ links }: { links: readonly { title: string; href: string; tagline?: string }[] }) {
  return (
    <ul className={css.links}>
      {links.map(({ title, href, tagline }) => (
        <li key={href}>
          <SiteLink href={href}>
            {title}
            {tagline && <span className={css.tagline}>{tagline}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

interface ItemProps {
  title: string
  /** Whether the current page lies below this item. */
  here: boolean
  /** For panels as wide as the page. Default: false. */
  wide?: boolean
  children: ReactNode
}

/**
 * An item of the bar with a panel. The `<details>` holds nothing but its switch: its state shows the panel
 * beside it, so that hovering can show the panel too. Items of one name open one at a time.
 */
function MenuItem({ title, here, wide = false, children }: ItemProps) {
  return (
    <li className={`${css.item} ${wide ? css.wide : ''}`} data-menu-item>
      <details name="site-menu-sections">
        <summary className={css.label} data-here={here || undefined}>
          {title}
          <span className={css.chevron} aria-hidden="true" />
        </summary>
      </details>
      <div className={css.panel} data-menu-panel>
        {children}
      </div>
    </li>
  )
}
