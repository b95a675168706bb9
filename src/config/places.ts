import { routes } from './routes'

interface Place {
  title: string
  href: string
}

/** Named alike wherever the site leads to them. */
export const technologiesPlace: Place = {
  title: 'Technologies & Platforms',
  href: routes.technologies.href(),
}
export const blogPlace: Place = { title: 'Articles', href: routes.blog.href() }
export const studiesPlace: Place = { title: 'Case studies', href: routes.caseStudies.href() }

export const samplesPlace: Place = { title: 'Sample deliverables', href: routes.samples.href() }

export const careersPlace: Place = { title: 'Careers', href: routes.career.href() }

/** Its page has the same title. */
export const contactPlace: Place = { title: 'Contact us', href: routes.contact.href() }

/** What the header lists under "Resources", by the names of its own, and under "Company". */
export const resourcePlaces: readonly Place[] = [
  { ...blogPlace, title: 'Our Blogs' },
  { ...studiesPlace, title: 'Case Studies' },
  samplesPlace,
]
export const companyPlaces: readonly Place[] = [
  { title: 'About us', href: routes.about.href() },
  careersPlace,
  contactPlace,
]

/** The header's places, named as it names them. */
export const menuPlaces: readonly Place[] = [
  { title: 'Home', href: routes.home.href() },
  { title: 'Solutions', href: routes.solutions.href() },
  { title: 'Services', href: routes.services.href() },
  technologiesPlace,
  blogPlace,
  studiesPlace,
  ...companyPlaces,
]
export const supportPlace: Place = { title: 'Support', href: routes.support.href() }
