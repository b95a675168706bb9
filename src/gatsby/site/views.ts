import { z } from 'zod'
import { caseStudy } from '../../../contract/content/case-study.fields'
import { CaseStudySchema, JobSchema, PostSchema } from '../../../contract/content/entry-schemas'
import { pickShown } from '../../../contract/content/field'
import { job } from '../../../contract/content/job.fields'
import {
  ClosingSchema,
  LegalSchema,
  PageSchemas,
  PersonSchema,
  SampleSchema,
  SeoSchema,
  ServiceSchema,
  SolutionSchema,
  TechnologySchema,
  CompanySchema,
} from '../../../contract/content/page-schemas'

/**
 * What templates see: content joined with the trees, every slug turned into a title and an address.
 * The GraphQL types are generated from these schemas, so a template's query is checked against them.
 */

const text = z.string()

export const LinkView = z.object({ title: text, href: text }).meta({ id: 'LinkView' })

/** The last section of a page, with where its button leads. */
const ClosingView = ClosingSchema.extend({ button: text, href: text }).meta({ id: 'ClosingView' })

/** One that takes a band of its own, with room for what happens to a message. */
const ClosingBandView = ClosingView.extend({
  steps: PageSchemas.contact.shape.steps,
  phone: text,
}).meta({ id: 'ClosingBandView' })

/** How many services and articles use each technology, by its address. */
const UsesView = z.array(z.object({ href: text, count: z.int() }))

export const CardView = z
  .object({ kind: text, slug: text, title: text, plainName: text.optional(), tagline: text, href: text })
  .meta({ id: 'CardView' })

/** A sample deliverable, on the pages that it belongs to. */
export const SampleCardView = z
  .object({
    slug: text,
    kind: text,
    title: text,
    tagline: text,
    illustrative: z.boolean(),
    dateText: text,
    href: text,
  })
  .meta({ id: 'SampleCardView' })

export const SampleGroupView = z
  .object({ id: text, title: text, text, samples: z.array(SampleCardView) })
  .meta({ id: 'SampleGroupView' })

export const CategoryCardView = z
  .object({
    slug: text,
    title: text,
    plainName: text.optional(),
    tagline: text,
    href: text,
    icon: text,
    items: z.array(CardView),
  })
  .meta({ id: 'CategoryCardView' })

export const PostCardView = z
  .object({
    slug: text,
    title: text,
    lead: text,
    href: text,
    date: text,
    dateText: text,
    tags: z.array(LinkView),
  })
  .meta({ id: 'PostCardView' })

export const CommentView = z
  .object({
    id: text,
    /** The comment it answers. */
    parent: text.optional(),
    name: text,
    /** Plain text, as it was written. */
    text,
    /** When it was written, UTC. */
    at: text,
    dateText: text,
  })
  .meta({ id: 'CommentView' })

/** A picture that its file names; queries get its sizes as `image`, see create-resolvers.ts. */
export const PictureView = z.object({ file: text, alt: text }).meta({ id: 'PictureView' })

export const PersonCardView = z
  .object({
    slug: text,
    name: text,
    role: text,
    href: text,
    email: text.optional(),
    phone: text.optional(),
    portrait: PictureView.optional(),
  })
  .meta({ id: 'PersonCardView' })

const HeadingView = z.object({ id: text, text, depth: z.int() }).meta({ id: 'HeadingView' })
const BodyView = z
  .object({ html: text, words: z.int(), headings: z.array(HeadingView) })
  .meta({ id: 'BodyView' })

/** What every page has. */
const page = {
  href: text,
  slug: text,
  title: text,
  lead: text,
  seo: SeoSchema,
  crumbs: z.array(LinkView),
  body: BodyView,
  /** The file it comes from, e.g. "content/blog/tides.md"; of an entry of the editor where to mend it. */
  file: text,
  /** What the editor published is known by; none of a page that comes from a file. */
  entryHash: text.optional(),
  /** Day of the last change, for the sitemap. */
  modified: text,
}

const Timeline = CaseStudySchema.shape.timeline

export const views = {
  HomePage: z.object({
    ...page,
    kicker: PageSchemas.home.shape.kicker,
    secondary: PageSchemas.home.shape.secondary,
    ways: text,
    categories: z.array(CategoryCardView),
    example: z.object({
      title: text,
      text,
      href: text,
      illustrative: z.boolean(),
      timeline: Timeline,
      timelineCaption: text,
      ownFigure: CaseStudySchema.shape.ownFigure,
      results: CaseStudySchema.shape.outcomes,
    }),
    solutions: z.object({ title: text, text, items: z.array(CardView) }),
    engagement: PageSchemas.home.shape.engagement,
    technologies: z.object({ title: text, text, categories: z.array(CategoryCardView) }),
    writing: z.object({ title: text, text, posts: z.array(PostCardView) }),
    samples: z.array(SampleCardView),
    closing: ClosingBandView,
  }),
  LandingPage: z.object({
    ...page,
    area: text,
    guideTitle: text,
    closing: ClosingBandView,
    categories: z.array(CategoryCardView),
    /** Technologies that meet, by their addresses. */
    meetings: z.array(z.object({ from: text, to: text })),
    uses: UsesView,
  }),
  CategoryPage: z.object({
    ...page,
    area: text,
    plainName: text.optional(),
    /** Its pages, each with the situations that it is for and, of services, how long they take and how they end. */
    items: z.array(CardView.extend({ when: z.array(text), time: text.optional(), result: text.optional() })),
    uses: UsesView,
    questions: ServiceSchema.shape.questions,
    closing: ClosingBandView,
  }),
  ServicePage: z.object({
    ...page,
    category: LinkView,
    categorySlug: text,
    plainName: text.optional(),
    tagline: text,
    deliverables: ServiceSchema.shape.deliverables,
    steps: ServiceSchema.shape.steps,
    /** When each step ends, in weeks from the start; empty where a step has no length. */
    weeks: z.array(z.number()),
    needs: ServiceSchema.shape.needs,
    questions: ServiceSchema.shape.questions,
    closing: ClosingBandView,
    contact: PersonCardView.optional(),
    samples: z.array(SampleCardView),
    /** A case study or a sample, for the page's first view. */
    example: LinkView.optional(),
    related: z.array(CardView),
  }),
  TechnologyPage: z.object({
    ...page,
    category: LinkView,
    tagline: text,
    formerly: TechnologySchema.shape.formerly,
    rightWhen: TechnologySchema.shape.rightWhen,
    notWhen: TechnologySchema.shape.notWhen,
    builds: TechnologySchema.shape.builds,
    neighbours: z.array(z.object({ title: text, href: text, how: text })),
    questions: TechnologySchema.shape.questions,
    related: z.array(CardView),
    closing: ClosingView,
  }),
  SolutionsPage: z.object({
    ...page,
    closing: ClosingBandView,
    items: z.array(
      z.object({
        title: text,
        tagline: text,
        href: text,
        slug: text,
        flow: z.array(text),
        glance: SolutionSchema.shape.glance,
      }),
    ),
    /** What they produce. */
    samples: z.array(SampleCardView),
  }),
  SolutionPage: z.object({
    ...page,
    tagline: text,
    glance: SolutionSchema.shape.glance,
    flow: SolutionSchema.shape.flow,
    features: SolutionSchema.shape.features,
    connects: SolutionSchema.shape.connects,
    security: SolutionSchema.shape.security,
    rollout: SolutionSchema.shape.rollout,
    questions: SolutionSchema.shape.questions,
    closing: ClosingBandView,
    samples: z.array(SampleCardView),
    related: z.array(CardView),
  }),
  AboutPage: z.object({
    ...page,
    principles: PageSchemas.about.shape.principles,
    principlesText: PageSchemas.about.shape.principlesText,
    practicesText: PageSchemas.about.shape.practicesText,
    /** Its teams, each with the address of its description on the page. */
    practices: z.array(
      LinkView.extend({
        text,
        part: text.optional(),
        /** How many articles it has written. */
        articles: z.int(),
      }),
    ),
    /** The newest articles of each team. */
    posts: z.array(LinkView.extend({ team: text })),
    /** Open jobs of each team. */
    openings: z.array(LinkView.extend({ team: text })),
    /** Everyone who has a page; a firm may have none. */
    people: z.array(PersonCardView),
    closing: ClosingBandView,
  }),
  PersonPage: z.object({
    ...page,
    role: text,
    portrait: PictureView.optional(),
    office: text.optional(),
    email: text.optional(),
    phone: text.optional(),
    links: PersonSchema.shape.links,
    shipped: PersonSchema.shape.shipped,
    posts: z.array(PostCardView),
  }),
  ContactPage: z.object({
    ...page,
    steps: PageSchemas.contact.shape.steps,
    questions: PageSchemas.contact.shape.questions,
  }),
  CareerPage: z.object({
    ...page,
    hiring: PageSchemas.career.shape.hiring,
    gets: PageSchemas.career.shape.gets,
    noOpening: text,
    openings: z.array(z.object({ href: text, ...pickShown(job.fields, 'list', JobSchema.shape) })),
  }),
  JobPage: z.object({
    ...JobSchema.shape,
    ...page,
    salaryText: text.optional(),
    postedText: text,
    closesText: text.optional(),
    open: z.boolean(),
    contact: PersonCardView.optional(),
  }),
  BlogPage: z.object({ ...page, tags: z.array(LinkView) }),
  PostPage: z.object({
    ...PostSchema.omit({ related: true }).shape,
    ...page,
    dateText: text,
    updatedText: text.optional(),
    minutes: z.int(),
    tags: z.array(LinkView),
    cover: PictureView.optional(),
    /** The author, if that is a person who has a page. */
    byline: PersonCardView.optional(),
    /** Where the author is described, if that is a team. */
    teamHref: text.optional(),
    leadsTo: z.array(CardView),
    relatedPosts: z.array(PostCardView),
    /** The latest ones, the oldest of them first; the page loads the others. */
    comments: z.array(CommentView),
    /** All there are. */
    commentCount: z.int(),
    closing: ClosingView,
  }),
  CaseStudiesPage: z.object({
    ...page,
    studies: z.array(
      z.object({
        href: text,
        slug: text,
        ...pickShown(caseStudy.fields, 'list', CaseStudySchema.shape),
        /** The first one. */
        result: CaseStudySchema.shape.outcomes.element.optional(),
      }),
    ),
    closing: ClosingBandView.optional(),
  }),
  CaseStudyPage: z.object({
    ...CaseStudySchema.shape,
    ...page,
    byline: PersonCardView.optional(),
    teamHref: text.optional(),
    samples: z.array(SampleCardView),
    related: z.array(CardView),
    closing: ClosingView,
  }),
  SamplesPage: z.object({
    ...page,
    samples: z.array(SampleCardView),
    groups: z.array(SampleGroupView),
    closing: ClosingBandView.optional(),
  }),
  SamplePage: z.object({
    ...SampleSchema.omit({ related: true }).shape,
    ...page,
    dateText: text,
    /** Services and case studies that show it. */
    related: z.array(CardView),
    closing: ClosingView,
  }),
  SupportPage: z.object({
    ...page,
    channels: PageSchemas['tms-support'].shape.channels,
    severities: PageSchemas['tms-support'].shape.severities,
    questions: PageSchemas['tms-support'].shape.questions,
  }),
  LegalPage: z.object({ ...page, updated: LegalSchema.shape.updated, updatedText: text }),
} as const

/** Nodes that don't belong to a page: the layout and the company. */
export const shared = {
  Company: z.object({
    ...CompanySchema.shape,
    offices: z.array(z.object({ ...CompanySchema.shape.offices.element.shape, countryName: text })),
    site: text,
    /** Of the build. */
    year: z.int(),
    consent: text,
  }),
  Navigation: z.object({
    solutions: z.array(CardView),
    services: z.array(CategoryCardView),
    technologies: z.array(CategoryCardView),
    /** Categories without a tab in the menu. */
    moreTechnologies: z.array(LinkView),
  }),
  /** A picture of a text, by its address: queries run in processes that know nodes alone. */
  TextPicture: z.object({ href: text, file: text, width: z.int(), height: z.int() }),
  /** What the files of a sample deliverable are made from, as JSON, for the same reason. */
  SampleSource: z.object({ slug: text, document: text }),
  /** A tag, used or not, for the editor. */
  Tag: z.object({ slug: text, title: text }),
} as const

/** What queries make of nodes. */
export const made = {
  /** The files of a sample deliverable. */
  SampleFiles: z.object({
    pdf: text,
    pages: z.int(),
    bytes: z.int(),
    /** A part of it that tells it from others, at a size to read, as wide and high as its place. */
    picture: text,
    /** Its first page. */
    page: text,
  }),
} as const

export type ViewName = keyof typeof views
export type View<Name extends ViewName> = z.output<(typeof views)[Name]>
export type PageView = { [Name in ViewName]: { type: Name } & View<Name> }[ViewName]
export type Navigation = z.output<typeof shared.Navigation>
export type Card = z.output<typeof CardView>
export type CategoryCard = z.output<typeof CategoryCardView>
export type SampleCard = z.output<typeof SampleCardView>
export type SampleGroup = z.infer<typeof SampleGroupView>
export type SampleFiles = z.output<typeof made.SampleFiles>
export type PostCard = z.output<typeof PostCardView>
export type PersonCard = z.output<typeof PersonCardView>
export type Link = z.output<typeof LinkView>
export type SampleSource = z.output<typeof shared.SampleSource>
export type TextPicture = z.output<typeof shared.TextPicture>
export type Comment = z.output<typeof CommentView>
