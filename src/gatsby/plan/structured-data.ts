import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  JobPosting,
  Organization,
  Service,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Job } from '../../../contract/content/entry-schemas'
import type { Company } from '../../content/company.schema'
import { stripTags } from '../../lib/text'
import { home } from '../site/page-parts'
import type { PageView } from '../site/views'

type Page<Type extends PageView['type']> = Extract<PageView, { type: Type }>
type Described<T extends Thing> = Exclude<WithContext<T>, string>

/**
 * JSON-LD for a page (schema.org): what search engines may show of it.
 *
 * @param canonical Full address search engines are to keep; default: the page's own.
 */
export function describePage(
  page: PageView,
  company: Company,
  siteUrl: string,
  canonical = `${siteUrl}${page.href}`,
): object[] {
  const context = new Describer(company, siteUrl, canonical)
  return [
    context.organization(),
    context.webSite(),
    context.breadcrumbs(page),
    ...context.subject(page),
    ...context.questions(page),
  ]
}

class Describer {
  constructor(
    private readonly company: Company,
    private readonly siteUrl: string,
    private readonly canonical: string,
  ) {}

  organization(): Described<Organization> {
    const { name, legalName, description, emails, phones, social, offices } = this.company
    return {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${this.siteUrl}/#organization`,
      name,
      legalName,
      description,
      url: `${this.siteUrl}/`,
      logo: `${this.siteUrl}/icons/icon-512x512.png`,
      email: emails.general,
      telephone: phones.general,
      sameAs: social.map(({ url }) => url),
      address: offices.map(postalAddress),
    }
  }

  webSite(): Described<WebSite> {
    return {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${this.siteUrl}/#website`,
      name: this.company.name,
      url: `${this.siteUrl}/`,
      inLanguage: this.company.locale,
      publisher: this.publisher,
    }
  }

  breadcrumbs({ crumbs }: PageView): Described<BreadcrumbList> {
    const trail = crumbs.length === 0 ? [home] : crumbs
    const itemListElement = trail.map(({ title, href }, index) => {
      return {
        '@type': 'ListItem' as const,
        position: index + 1,
        name: title,
        item: `${this.siteUrl}${href}`,
      }
    })
    return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }
  }

  subject(page: PageView): object[] {
    switch (page.type) {
      case 'ServicePage':
      case 'TechnologyPage':
        return [this.service(page)]
      case 'PostPage':
        return [this.article(page)]
      case 'JobPage':
        return page.open ? [this.job(page)] : []
      default:
        return []
    }
  }

  questions(page: PageView): Described<FAQPage>[] {
    const questions = 'questions' in page ? page.questions : []
    if (questions.length === 0) return []
    const mainEntity = questions.map(({ question, answer }) => {
      return {
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      }
    })
    return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]
  }

  private get publisher() {
    return { '@id': `${this.siteUrl}/#organization` }
  }

  private service({ title, seo, category }: Page<'ServicePage' | 'TechnologyPage'>): Described<Service> {
    return {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: title,
      description: seo.description,
      serviceType: category.title,
      url: this.canonical,
      provider: this.publisher,
    }
  }

  private article({
    title,
    seo,
    date,
    modified,
    author,
    body,
    tags,
  }: Page<'PostPage'>): Described<BlogPosting> {
    return {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description: seo.description,
      datePublished: date,
      dateModified: modified,
      author: { '@type': 'Organization', name: author, parentOrganization: this.publisher },
      publisher: this.publisher,
      mainEntityOfPage: this.canonical,
      wordCount: body.words,
      keywords: tags.map((tag) => tag.title),
      inLanguage: this.company.locale,
    }
  }

  private job({
    title,
    lead,
    body,
    posted,
    closes,
    office,
    workplace,
    employment,
    salary,
    does,
    brings,
    slug,
  }: Page<'JobPage'>): Described<JobPosting> {
    const place = this.company.offices.find(({ name }) => name === office)
    const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    return {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: `<p>${lead}</p><p>${stripTags(body.html)}</p>${list(does)}${list(brings)}`,
      identifier: { '@type': 'PropertyValue', name: this.company.name, value: slug },
      datePosted: posted,
      validThrough: closes,
      employmentType: employmentTypes[employment],
      baseSalary: salary && describeSalary(salary),
      hiringOrganization: {
        ...this.publisher,
        '@type': 'Organization',
        name: this.company.name,
        sameAs: this.siteUrl,
      },
      jobLocation: place ? { '@type': 'Place', address: postalAddress(place) } : undefined,
      jobLocationType: workplace === 'remote' ? 'TELECOMMUTE' : undefined,
      url: this.canonical,
    }
  }
}

/** Values Google asks for in JobPosting.employmentType. */
const employmentTypes: Record<Job['employment'], string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

function describeSalary({ min, max, currency, period }: NonNullable<Job['salary']>) {
  return {
    '@type': 'MonetaryAmount' as const,
    currency,
    value: {
      '@type': 'QuantitativeValue' as const,
      minValue: min,
      maxValue: max,
      unitText: period.toUpperCase(), // YEAR, MONTH, DAY or HOUR, as Google asks for
    },
  }
}

function postalAddress({ street, postalCode, city, country }: Company['offices'][number]) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  }
}
