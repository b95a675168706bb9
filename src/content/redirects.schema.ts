import { z } from 'zod'
import { normalizeTarget, targetRule } from '../../contract/redirect-target'

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
