import { graphql } from 'gatsby'
import { blogPlace, companyPlaces, samplesPlace, studiesPlace, technologiesPlace } from '../../config/places'
import { routes } from '../../config/routes'
import { phoneHref } from '../../lib/phone-href'
import { pickBy } from '../../lib/pick-by'
import { Chart } from '../../ui/chart'
import { CompanyFacts } from '../../ui/company-facts'
import { EmailLink } from '../../ui/email-link'
import { Logo } from '../../ui/logo'
import { SiteLink } from '../../ui/site-link'
import * as css from './site-footer.module.css'

interface Props {
  /** Of the page, which decides the coast. */
  pathname: string
  company: Queries.SiteFooterCompanyFragment
  navigation: Queries.SiteFooterNavigationFragment
}

/** The foot of every public page: where to go, where we are, the small print; its top edge is a shore. */
export function SiteFooter({ pathname, company, navigation }: Props) {
  const { name, tagline, emails, offices } = company
  return (
    <footer data-site className={css.footer}>
      <Chart svg={pickBy(pathname, navigation.shorelines)} className={css.shore} />
      <div className={css.ground}>
        <div className={`wrap ${css.top}`}>
          <div>
            <p className={css.brand}>
              <Logo variant="color" />
              {name}
            </p>
            <p className={css.tagline}>{tagline}</p>
            <p>
              <EmailLink email={emails.general} />
            </p>
            {offices.map((office) => (
              <p key={office.name}>
                {offices.length > 1 && `${office.name}: `}
                <a href={phoneHref(office.phone)}>{office.phone}</a>
              </p>
            ))}
          </div>
          <Group title="Services" href={routes.services.href()} links={navigation.services} />
          <Group {...technologiesPlace} links={navigation.technologies} />
          <div>
            <Group title="Solutions" href={routes.solutions.href()} links={navigation.solutions} />
            <Group title="Resources" links={[blogPlace, studiesPlace, samplesPlace]} />
          </div>
          <Group title="Company" href={routes.about.href()} links={companyPlaces} />
        </div>
        <Bottom company={company} social={company.social} />
      </div>
    </footer>
  )
}

interface GroupProps {
  title: string
  /** Its own page. Default: it has none. */
  href?: string
  links: readonly { title: string; href: string }[]
}

/** Pages under the name that the menu has for them. */
function Group({ title, href, links }: GroupProps) {
  return (
    <nav aria-label={title}>
      <h2 className={css.title}>{href === undefined ? title : <SiteLink href={href}>{title}</SiteLink>}</h2>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink href={link.href}>{link.title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The footer of pages that end in a section that leads on. */
export function SmallPrint({ company }: Pick<Props, 'company'>) {
  return (
    <footer className={css.footer}>
      <div className={css.ground}>
        <Bottom company={company} />
      </div>
    </footer>
  )
}

/** Who stands behind the site, and the small print. */
function Bottom({ company, social = [] }: Pick<Props, 'company'> & { social?: Props['company']['social'] }) {
  return (
    <div className={`wrap ${css.bottom}`}>
      <CompanyFacts legalName={company.legalName} year={company.year} registration={company.registration} />
      <ul className={css.small}>
        <li>
          <SiteLink href={routes.privacy.href()}>Privacy</SiteLink>
        </li>
        <li>
          <SiteLink href={routes.accessibility.href()}>Accessibility</SiteLink>
        </li>
        <li>
          <SiteLink href={routes.support.href()}>Support</SiteLink>
        </li>
        <li>
          <a href={routes.feed.href()}>RSS</a>
        </li>
        {social.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="me noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const fragments = graphql`
  fragment SiteFooterCompany on Company {
    name
    legalName
    year
    registration {
      place
      number
      office
      vat
    }
    tagline
    emails {
      general
    }
    offices {
      name
      phone
    }
    social {
      label
      url
    }
  }
  fragment SiteFooterNavigation on Navigation {
    shorelines
    services {
      title
      href
    }
    technologies {
      title
      href
    }
    solutions {
      title
      href
    }
  }
`
