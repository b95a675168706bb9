import { graphql } from 'gatsby'
import { useRef, type ReactNode, useEffect, useState } from 'react'
import { routes } from '../../config/routes'
import { Icon } from '../../ui/icon'
import * as button from '../../ui/icon-button.module.css'
import { Logo } from '../../ui/logo'
import { SearchButton } from '../../ui/search-button'
import { SiteLink } from '../../ui/site-link'
import { ThemeSwitch } from '../../ui/theme-switch'
import { MainMenu } from './main-menu'
import * as css from './site-header.module.css'

interface Props {
  pathname: string
  headerStyle: 'home' | 'plain'
  company: Queries.SiteHeaderCompanyFragment
  navigation: Queries.SiteHeaderNavigationFragment
  /** The sign-in link or the account: next to the other controls, and on narrow screens in the menu. */
  account: { bar: ReactNode; menu: ReactNode }
}

/** Logo, menus and the way to get in touch; one set of links for wide and narrow screens. */
export function SiteHeader({ pathname, headerStyle, company, navigation, account }: Props) {
  const scrolled = useScrolled()
  const toggle = useRef<HTMLButtonElement>(null)
  const isClear = headerStyle === 'home' && !scrolled
  return (
    <header data-site data-style={headerStyle} data-scrolled={scrolled} className={css.header}>
      <div className={css.bar}>
        <SiteLink href={routes.home.href()} className={css.logo} aria-label={`${company.name}, home`}>
          <Logo variant={isClear ? 'light' : 'color'} />
          <span>{company.name}</span>
        </SiteLink>
        <MainMenu
          pathname={pathname}
          company={company}
          navigation={navigation}
          account={account.menu}
          toggle={toggle}
        />
        <div className={css.actions}>
          <SearchButton />
          <ThemeSwitch />
          <div className={css.account}>{account.bar}</div>
          <SiteLink href={routes.contact.href()} className={`button ${css.touch}`}>
            {company.getInTouch}
          </SiteLink>
          <button
            ref={toggle}
            type="button"
            className={`${button.button} ${button.sign} ${css.menuButton}`}
            popoverTarget="site-menu"
          >
            <Icon>
              <path className={css.lines} d="M2 5h16M2 10h16M2 15h16" />
              <path className={css.cross} d="m4 4 12 12M16 4 4 16" />
            </Icon>
            <span>Menu</span>
          </button>
        </div>
      </div>
    </header>
  )
}

export const fragments = graphql`
  fragment SiteHeaderCompany on Company {
    name
    getInTouch
    callToAction {
      title
      text
      button
    }
  }
  fragment SiteHeaderCategory on CategoryCardView {
    slug
    title
    plainName
    tagline
    href
    icon
    items {
      title
      plainName
      tagline
      href
    }
  }
  fragment SiteHeaderNavigation on Navigation {
    solutions {
      title
      tagline
      href
    }
    services {
      ...SiteHeaderCategory
    }
    technologies {
      ...SiteHeaderCategory
    }
    moreTechnologies {
      title
      href
    }
  }
`

/** Whether the page is scrolled by more than 100 pixels. False until the script runs. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 100)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return scrolled
}
