import { z } from 'zod'
import { DatabaseTextSchema } from './database-text'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { BuildSchema, ReceiptSchema } from './publication'

/** Path of a page: with a slash at both ends. */
export const PagePathSchema = z
  .string()
  .max(300)
  .regex(/^\/(?:[a-z0-9-]+\/)*$/, 'a path of this site, e.g. "/about/"')

const text = DatabaseTextSchema.trim()
const settings = {
  title: text.max(200).nullable().describe('For search results; null: that of the page’s file.'),
  description: text.max(400).nullable().describe('For search results; null: that of the page’s file.'),
  canonical: z
    .union([PagePathSchema, z.url({ protocol: /^https$/ }).max(500)])
    .nullable()
    .describe('Address search engines are to keep instead; null: the page’s own.'),
  noindex: z.boolean().nullable().describe('true keeps it out of search engines; null: as the page has it.'),
  image: z
    .string()
    .max(500)
    .regex(/^\/media\/[0-9a-f]{6,64}\/[\w-][\w.-]*$/, 'the address of a picture that was uploaded here')
    .nullable()
    .describe('Picture of social cards; null: the one that is drawn for the page.'),
}

/** What an admin has set for a page over what its file says. */
export const SeoSettingSchema = z
  .object({
    path: PagePathSchema,
    ...settings,
    version: z.int().positive(),
    updatedAt: z.iso.datetime(),
    updatedBy: z.string(),
  })
  .meta({ id: 'SeoSetting' })
export type SeoSetting = z.infer<typeof SeoSettingSchema>

export const RedirectRuleSchema = z
  .object({
    id: z.uuid(),
    from: PagePathSchema,
    to: z.union([PagePathSchema, z.url({ protocol: /^https$/ }).max(500)]),
    permanent: z.boolean().describe('true: 301, for good; false: 302, for now.'),
    version: z.int().positive(),
    updatedAt: z.iso.datetime(),
    updatedBy: z.string(),
  })
  .meta({ id: 'RedirectRule' })
export type RedirectRule = z.infer<typeof RedirectRuleSchema>

/** Most of each; beyond, 409 `too_many`. */
export const mostSeoSettings = 5_000

export const listSeo = {
  method: 'GET',
  path: '/api/seo',
  access: 'public',
  summary: 'What was set for pages and which addresses lead elsewhere, for the build and the editor of it.',
  responses: {
    200: z.object({
      settings: z.array(SeoSettingSchema.omit({ updatedBy: true })).max(mostSeoSettings),
      redirects: z.array(RedirectRuleSchema.omit({ updatedBy: true })).max(mostSeoSettings),
    }),
  },
} as const satisfies Endpoint

/** One page’s settings, on the version they were made on; 0: there were none. */
const SeoChangeSchema = z.strictObject({
  path: PagePathSchema,
  version: z.int().min(0),
  ...settings,
})

export const saveSeo = {
  method: 'PUT',
  path: '/api/admin/seo',
  access: 'seo.manage',
  summary:
    'Sets what one or more pages say of themselves; all or none. A page whose every value is null has no settings any more. What is so already is no conflict. 409 `changed` or `too_many`.',
  request: { body: z.strictObject({ pages: z.array(SeoChangeSchema).min(1).max(200) }) },
  responses: {
    200: z.object({ settings: z.array(SeoSettingSchema) }),
    409: ErrorSchema.extend({
      current: z.array(SeoSettingSchema).describe('The settings of these pages as they are now.'),
    }).meta({ id: 'SeoConflict' }),
  },
} as const satisfies Endpoint

export const saveRedirect = {
  method: 'PUT',
  path: '/api/admin/redirects/:id',
  access: 'seo.manage',
  summary:
    'Adds or changes a redirect; it works at once. 409 `redirect_loop`, `redirect_chain`, `redirect_exists`, `page_exists`, `page_missing`, `too_many` or `changed`.',
  request: {
    params: z.object({ id: z.uuid().describe('Made by the caller.') }),
    body: z.strictObject({
      from: PagePathSchema,
      to: RedirectRuleSchema.shape.to,
      permanent: z.boolean(),
      version: z.int().min(0).describe('The one it was made on; 0: it is new.'),
    }),
  },
  responses: { 200: RedirectRuleSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const removeRedirect = {
  method: 'DELETE',
  path: '/api/admin/redirects/:id',
  access: 'seo.manage',
  summary: 'Removes a redirect.',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ version: z.coerce.number().int().positive() }),
  },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const requestBuild = {
  method: 'POST',
  path: '/api/admin/builds',
  access: 'seo.manage',
  summary:
    'Lets the site be built, for what no publication brings along. 409 `not_now` where nobody builds it.',
  responses: { 202: z.object({ requested: z.literal(true) }), 409: ErrorSchema },
} as const satisfies Endpoint

export const getLatestBuild = {
  method: 'GET',
  path: '/api/admin/builds/latest',
  access: 'seo.manage',
  summary: 'How far the latest build of the site is, and who builds it.',
  responses: {
    200: z.object({
      build: BuildSchema.nullable().describe(
        'The one that waits or runs, else the last that ended; null: none yet.',
      ),
      builder: ReceiptSchema.shape.builder,
    }),
  },
} as const satisfies Endpoint
