import { z } from 'zod'
import { InvalidValueError, parseOrExplain } from '../../contract/parse-or-explain'

/** What the environment decides about a build of the site. Read at build time only. */
export const BuildEnvSchema = z.object({
  SITE_URL: z
    .url()
    .refine((url) => !url.endsWith('/'), 'an address without a trailing slash')
    .optional()
    .describe('Public address without a trailing slash. Default: `url` of company.yml.'),
  GTAG_ID: z
    .string()
    .regex(/^[A-Z]+-[A-Z0-9]+$/, 'a measurement id, e.g. "G-ABC1234567"')
    .optional()
    .describe('Google tag. Default: none, and nothing of it is in the pages.'),
  CONSENT: z
    .enum(['off', 'notice', 'opt-in'])
    .default('off')
    .describe(
      'Consent banner for analytics. "opt-in": nothing is loaded or set before a choice. Default: off.',
    ),
  BACKEND_URL: z
    .url()
    .refine((url) => !url.endsWith('/'), 'an address without a trailing slash')
    .optional()
    .describe('Where browsers reach the backend, without /api. Default: the address of the site itself.'),
  CONTENT_API: z
    .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
    .refine((url) => !url.endsWith('/'), 'an address without a trailing slash')
    .optional()
    .describe(
      'Where the build reaches the backend, without /api, to fetch what was published in the editor. Default: the site is built from files alone.',
    ),
  REQUIRE_BACKEND: z
    .enum(['0', '1'])
    .default('0')
    .describe('"1": a build fails when CONTENT_API does not answer. Default: it goes on with the files.'),
  EMULATORS_URL: z
    .string()
    .refine(() => false, 'nothing: a build does not use emulators; give EMULATORS_URL to the backend alone')
    .optional()
    .describe('Refused: the backend tells browsers where to sign in.'),
  SITE_DIR: z
    .string()
    .default('dist')
    .describe('Folder of the finished site, from the project’s root; replaced as a whole. Default: dist.'),
  COMPRESSION: z
    .enum(['best', 'quick'])
    .default('best')
    .describe(
      '"quick": compressing takes less than half the time, pages are 2 to 3 % larger. Default: best.',
    ),
  WRITE_TYPES: z
    .enum(['0', '1'])
    .default('0')
    .describe('"1": a build writes the types of queries to src, as `npm run dev` does. Default: 0.'),
  BACKEND_PORT: z.coerce
    .number()
    .int()
    .default(8001)
    .describe('Where `npm run dev` finds the backend. Default: 8001.'),
})
export type BuildEnv = z.infer<typeof BuildEnvSchema>

let cached: BuildEnv | undefined

/** @throws InvalidValueError naming every variable that can't be used. */
export function buildEnv(): BuildEnv {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  cached ??= checkTogether(
    parseOrExplain(BuildEnvSchema, given, (path) => `environment variable ${path.join('.')}`),
  )
  return cached
}

function checkTogether(env: BuildEnv): BuildEnv {
  if (env.REQUIRE_BACKEND === '0' || env.CONTENT_API !== undefined) return env
  const line =
    'environment variable REQUIRE_BACKEND: expected CONTENT_API beside it, the address of the backend to fetch from'
  throw new InvalidValueError([], [line])
}
