import type { z } from 'zod'
import { defaultLocale } from '../default-locale'
import { company } from './company.fields'
import { fieldsSchema, schemaOf } from './field-schemas'
import { redirects, tags } from './list.fields'
import { legal, pages } from './page.fields'
import { person } from './person.fields'
import { sample } from './sample.fields'
import { service, serviceCategory } from './service.fields'
import { closing, seo } from './shared.fields'
import { solution } from './solution.fields'
import { technology, technologyCategory } from './technology.fields'

/** The front matter of the pages of `content/` that are not entries. */

export const SeoSchema = schemaOf(seo)
export type Seo = z.infer<typeof SeoSchema>

export const ClosingSchema = schemaOf(closing)
export type Closing = z.infer<typeof ClosingSchema>

export const PageSchemas = {
  home: fieldsSchema(pages.home.fields),
  services: fieldsSchema(pages.services.fields),
  technologies: fieldsSchema(pages.technologies.fields),
  solutions: fieldsSchema(pages.solutions.fields),
  about: fieldsSchema(pages.about.fields),
  contact: fieldsSchema(pages.contact.fields),
  career: fieldsSchema(pages.career.fields),
  blog: fieldsSchema(pages.blog.fields),
  'case-studies': fieldsSchema(pages['case-studies'].fields),
  samples: fieldsSchema(pages.samples.fields),
  'tms-support': fieldsSchema(pages['tms-support'].fields),
} as const satisfies Record<keyof typeof pages, z.ZodType>
export type PageName = keyof typeof PageSchemas

export const LegalSchema = fieldsSchema(legal.fields)
export type Legal = z.infer<typeof LegalSchema>

export const ServiceSchema = fieldsSchema(service.fields)
export type Service = z.infer<typeof ServiceSchema>

export const ServiceCategorySchema = fieldsSchema(serviceCategory.fields)
export type ServiceCategory = z.infer<typeof ServiceCategorySchema>

export const TechnologySchema = fieldsSchema(technology.fields)
export type Technology = z.infer<typeof TechnologySchema>

export const TechnologyCategorySchema = fieldsSchema(technologyCategory.fields)
export type TechnologyCategory = z.infer<typeof TechnologyCategorySchema>

export const SolutionSchema = fieldsSchema(solution.fields)
export type Solution = z.infer<typeof SolutionSchema>

export const SampleSchema = fieldsSchema(sample.fields)
export type Sample = z.infer<typeof SampleSchema>
export type SampleChart = NonNullable<Sample['chart']>

/** The company: `content/company.yml`, the only place the brand is written. */
export const CompanySchema = fieldsSchema(company.fields).extend({
  locale: schemaOf(company.fields.locale).default(defaultLocale),
})
export type Company = z.infer<typeof CompanySchema>

export const TagsSchema = fieldsSchema(tags.fields)
export type Tag = z.infer<typeof TagsSchema>['items'][number]

export const RedirectsSchema = fieldsSchema(redirects.fields)
export type Redirect = z.infer<typeof RedirectsSchema>['items'][number]

export const PersonSchema = fieldsSchema(person.fields)
export type Person = z.infer<typeof PersonSchema>
