import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  DigitalDocument,
  FAQPage,
  JobPosting,
  Organization,
  ProfilePage,
  Service,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Job } from '../../../contract/content/entry-schemas'
import type { Company } from '../../../contract/content/page-schemas'
import { iconHref } from '../../config/icons'
import { samplePdfHref } from '../../config/routes'
import { nameSample } from '../../lib/sample-note'
import { stripTags } from '../../lib/text'
import { workedExample } from '../../lib/worked-example'
import type { PageView } from '../site/views'

type Page<Type extends PageView['type']> = Extract<PageView, { type: Type }>
type Described<T extends Thing> = Exclude<WithContext<T>, string>

interface Input {
  page: PageView
  company: Company
  siteUrl: string
  /** Full address search engines are to keep. */
  canonical: string
  /** Full address of the picture for shared links. */
  image: string
}

/** JSON-LD for a page (schema.org): what search engines may show of it. */
export function describePage({ page, ...input }: Input): object[] {
  const context = new Describer(input)
  return [
    context.organization(page),
    ...context.webSite(page),
    ...context.breadcrumbs(page),
    ...context.subject(page),
    ...context.questions(page),
  ]
}

/** Pages that describe the firm, not one of its subjects. */
const aboutFirm: ReadonlySet<PageView['type']> = new Set(['HomePage', 'AboutPage', 'ContactPage'])

class Describer {
  private readonly company: Company
  private readonly siteUrl: string
  private readonly canonical: string
  private readonly image: string

  constructor({ company, siteUrl, canonical, image }: Omit<Input, 'page'>) {
    this.company = company
    this.siteUrl = siteUrl
    this.canonical = canonical
    this.image = image
  }

  /** The firm: in full on pages about it, by name where others refer to it. */
  organization({ type }: PageView): Described<Organization> {
    const { legalName, description, emails, phones, social, offices } = this.company
    const named = { '@context': 'https://schema.org' as const, ...this.namedPublisher }
    if (!aboutFirm.has(type)) return named
    return {
      ...named,
      legalName,
      description,
      email: emails.general,
      telephone: phones.general,
      sameAs: social.map(({ url }) => url),
      address: offices.map(postalAddress),
    }
  }

  /** The site, whose name search engines read on its home page alone. */
  webSite({ type }: PageView): Described<WebSite>[] {
    if (type !== 'HomePage') return []
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': `${this.siteUrl}/#website`,
        name: this.company.name,
        url: `${this.siteUrl}/`,
        inLanguage: this.company.locale,
        publisher: this.publisher,
      },
    ]
  }

  /** The way to a page; the home page is where it starts and has none. */
  breadcrumbs({ crumbs }: PageView): Described<BreadcrumbList>[] {
    if (crumbs.length === 0) return []
    const itemListElement = crumbs.map(({ title, href }, index) => {
      return {
        '@type': 'ListItem' as const,
        position: index + 1,
        name: title,
        item: `${this.siteUrl}${href}`,
      }
    })
    return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }]
  }

  subject(page: PageView): object[] {
    switch (page.type) {
      case 'ServicePage':
      case 'TechnologyPage':
        return [this.service(page)]
      case 'PostPage':
        return [this.post(page)]
      case 'CaseStudyPage':
        return [this.caseStudy(page)]
      case 'PersonPage':
        return [this.person(page)]
      case 'JobPage':
        return page.open ? [this.job(page)] : []
      case 'SamplePage':
        return [this.sample(page)]
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

  private get logo() {
    return this.siteUrl + iconHref(512)
  }

  /** The firm, as described in full by organization(). */
  private get publisher() {
    return { '@id': `${this.siteUrl}/#organization` }
  }

  /** The firm, for readers that don't look up what it is by its id. */
  private get namedPublisher() {
    return {
      ...this.publisher,
      '@type': 'Organization' as const,
      name: this.company.name,
      url: `${this.siteUrl}/`,
      logo: this.logo,
    }
  }

  /** What every article says of itself. */
  private articleFacts({ title, seo, date, modified, body }: Page<'PostPage' | 'CaseStudyPage'>) {
    return {
      headline: title,
      description: seo.description,
      image: this.image,
      datePublished: date,
      dateModified: modified,
      publisher: this.namedPublisher,
      mainEntityOfPage: this.canonical,
      wordCount: body.words,
      inLanguage: this.company.locale,
    }
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

  private post(page: Page<'PostPage'>): Described<BlogPosting> {
    return {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      ...this.articleFacts(page),
      author: page.byline
        ? {
            '@type': 'Person',
            name: page.author,
            jobTitle: page.byline.role,
            url: `${this.siteUrl}${page.byline.href}`,
          }
        : { '@type': 'Organization', name: page.author, parentOrganization: this.publisher },
      keywords: page.tags.map((tag) => tag.title),
    }
  }

  private caseStudy(page: Page<'CaseStudyPage'>): Described<Article> {
    return {
      '@context': 'https://schema.org',
      '@type': 'Article',
      ...this.articleFacts(page),
      genre: page.illustrative ? workedExample : undefined,
      author: this.namedPublisher,
    }
  }

  private person({ title, role, seo, links }: Page<'PersonPage'>): Described<ProfilePage> {
    return {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: this.canonical,
      mainEntity: {
        '@type': 'Person',
        name: title,
        jobTitle: role,
        description: seo.description,
        url: this.canonical,
        worksFor: this.publisher,
        sameAs: links.map(({ url }) => url),
      },
    }
  }

  /** Without the day that the document names, which may be made up as its client is. */
  private sample({ title, kind, illustrative, seo, slug }: Page<'SamplePage'>): Described<DigitalDocument> {
    return {
      '@context': 'https://schema.org',
      '@type': 'DigitalDocument',
      name: title,
      description: seo.description,
      genre: nameSample({ kind, illustrative }),
      url: this.canonical,
      encoding: {
        '@type': 'MediaObject',
        contentUrl: `${this.siteUrl}${samplePdfHref(slug)}`,
        encodingFormat: 'application/pdf',
      },
      publisher: this.publisher,
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
      validThrough: closes && `${closes}T23:59:59Z`, // applications are taken on the closing day
      directApply: true, // by the form on the page
      employmentType: employmentTypes[employment],
      baseSalary: salary && describeSalary(salary),
      hiringOrganization: { ...this.namedPublisher, sameAs: this.siteUrl },
      jobLocation: place ? { '@type': 'Place', address: postalAddress(place) } : undefined,
      jobLocationType: workplace === 'remote' ? 'TELECOMMUTE' : undefined,
      applicantLocationRequirements:
        workplace === 'remote' && place ? { '@type': 'Country', name: place.country } : undefined,
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
