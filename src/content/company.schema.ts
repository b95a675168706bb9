import { z } from 'zod'
import { schemaOf } from '../../contract/content/field-schemas'
import * as fields from '../../contract/content/shared.fields'
import { normalizeTarget, targetRule } from '../../contract/redirect-target'
import { defaultLocale } from '../lib/locale'

const label = schemaOf({ ...fields.fewWords, label: 'A few words' })
const sentence = schemaOf(fields.sentence)
const email = z.email('an email address').describe('An email address.')
const isLocale = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false // not a tag at all
  }
}
const phone = schemaOf(fields.phone)

/** The company: `content/company.yml`, the only place the brand is written. */
export const CompanySchema = z.strictObject({
  name: label.describe('The brand, as it is spoken; added to page titles.'),
  locale: z
    .string()
    .refine(isLocale, 'a language tag, e.g. "en-GB" or "en-US"')
    .default(defaultLocale)
    .describe('Language and region of the site: spelling, dates and numbers. Default: "en-GB".'),
  legalName: label.describe('The registered name, for the footer and legal pages.'),
  registration: z
    .strictObject({
      place: label.describe('Where it is registered, e.g. "England and Wales".'),
      number: label.max(30).describe('Its number there, in quotation marks: zeros at its start count.'),
      office: label.max(120).describe('Address of the registered office, in one line.'),
      vat: label.max(30).optional().describe('VAT number.'),
    })
    .optional()
    .describe('Company details that the law asks a website to show; in the footer of every page.'),
  managedServices: z
    .strictObject({
      name: label.describe('Name of the managed-services line.'),
      shortName: label.max(12).describe('Its abbreviation.'),
    })
    .describe('The support line.'),
  tagline: sentence.max(120).describe('What the company does, in one sentence.'),
  description: sentence.max(160).describe('The company in a search result.'),
  url: z.url().describe('Public address of the site without a trailing slash; SITE_URL overrides it.'),
  emails: z
    .strictObject({ general: email, support: email, careers: email, privacy: email })
    .describe('Where people write to.'),
  phones: z.strictObject({ general: phone, support: phone }).describe('Where people call.'),
  offices: z
    .array(
      z.strictObject({
        name: label.describe('How the office is called, usually its city.'),
        street: label,
        postalCode: label.max(16),
        city: label,
        country: z.string().length(2).describe('ISO 3166 code, e.g. "GB".'),
        phone,
        hours: label.describe('Opening hours, with the time zone.'),
      }),
    )
    .min(1)
    .describe('Offices; the first is the head office.'),
  social: z
    .array(z.strictObject({ label, url: z.url().describe('Address of the profile.') }))
    .default([])
    .describe('Profiles elsewhere; also sameAs in structured data.'),
  callToAction: z
    .strictObject({ title: label, text: sentence, button: label })
    .describe('The box in both mega menus and beside detail pages.'),
  getInTouch: label.describe('The button in the header.'),
})
export type Company = z.infer<typeof CompanySchema>

/** Moved pages: `content/redirects.yml`, a list. Chains are flattened, loops refused. */
export const RedirectsSchema = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(/^\/[\w./-]*$/, 'a path on this site, e.g. "/old-page/"')
      .describe('The old path.'),
    to: z
      .string()
      .regex(/^(\/[\w./#-]*|https:\/\/\S+)$/, targetRule)
      .refine((target) => normalizeTarget(target) !== undefined, targetRule)
      .overwrite((target) => normalizeTarget(target) ?? target)
      .describe('The new path, or a full https address.'),
    permanent: z.boolean().default(true).describe('true: 301; false: 302. Default: true.'),
  }),
)
export type Redirect = z.infer<typeof RedirectsSchema>[number]
