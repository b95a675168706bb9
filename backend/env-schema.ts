import { isIP } from 'node:net'
import { z } from 'zod'
import { EmailSchema } from '../contract/employee'
import { inquiryMonths, notificationDays } from '../contract/retention'
import { mailVariables } from './env-email'
import { fileVariables } from './env-files'
import type { ScannerAddress } from './files/create-scanner'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
const id = z.guid('an id such as 01234567-89ab-cdef-0123-456789abcdef')

/** Every variable the backend knows. */
export const EnvSchema = z.object({
  ...mailVariables,
  ...fileVariables,
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('"production" listens on every address of the machine, and refuses what is for development.'),
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, 'a whole number from 0 to 65535')
    .default('8000')
    .transform(Number)
    .describe('Port to listen on; 0 takes any free one.'),
  HOST: z.string().optional().describe('Address to listen on; default localhost, in production 0.0.0.0.'),
  SITE_DIR: z
    .string()
    .default('dist')
    .describe('Folder of the built site, relative to where the service is started.'),
  LOG_LEVEL: z.enum(logLevels).default('info').describe('Lowest level that is logged.'),
  TRUST_PROXY: z
    .string()
    .refine(isTrust, '"true", "false" or addresses of proxies, e.g. "10.0.0.0/8, loopback"')
    .default('false')
    .transform(parseTrust)
    .describe(
      'Proxies whose X-Forwarded-* headers are trusted: "false", "true", or addresses separated by commas. Not a number: Fastify would trust none.',
    ),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'an address such as "postgres://user:password@host:5432/database"')
    .optional()
    .describe('The PostgreSQL server; default: a database embedded in DATA_DIR.'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database.'),
  ALLOW_EMBEDDED_DATABASE: flag.describe('"1" lets the embedded database be used in production too.'),
  ENTRA_TENANT_ID: id.optional().describe('Directory (tenant) ID of the company in Entra ID.'),
  ENTRA_CLIENT_ID: id.optional().describe('Application (client) ID of the site, a single-page application.'),
  ENTRA_API_CLIENT_ID: id.optional().describe('Application (client) ID of this backend, an API.'),
  ALLOW_GUESTS: flag.describe('"1" lets guests of the tenant sign in too.'),
  EMULATORS_URL: z
    .string()
    .refine(isLoopbackOrigin, 'an http address of this machine, e.g. "http://localhost:8002"')
    .transform((value) => new URL(value).origin)
    .optional()
    .describe(
      'Origin of the emulators of Entra ID and Microsoft Graph. Refused in production, and unless HOST is a loopback address.',
    ),
  FIRST_ADMIN: EmailSchema.optional().describe('Email address that becomes admin while there is no admin.'),
  SAMPLE_EMPLOYEES: z
    .string()
    .optional()
    .describe('File of employees to fill an empty database with. Refused in production.'),
  SAMPLE_CONVERSATIONS: z
    .string()
    .optional()
    .describe(
      'File of inquiries, applications and comments to fill an empty database with. Refused in production.',
    ),
  SITE_ORIGINS: z
    .string()
    .refine((value) => splitList(value).every(isOrigin), 'origins, e.g. "https://www.example.com"')
    .default('')
    .transform(splitList)
    .describe('Origins, separated by commas, whose pages may call the API; default: its own only.'),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'an IANA name of a time zone, e.g. "Europe/Dublin"')
    .default('UTC')
    .describe(
      'Time zone of the company: decides when its days begin and end, and by which day visitors get an answer.',
    ),
  WRITES_PER_MINUTE: z
    .string()
    .refine((value) => /^[1-9]\d{0,5}$/.test(value), 'a whole number from 1 to 999999')
    .default('120')
    .transform(Number)
    .describe('Changes one person may make per minute.'),
  READS_PER_MINUTE: z
    .string()
    .refine((value) => /^[1-9]\d{0,5}$/.test(value), 'a whole number from 1 to 999999')
    .default('3000')
    .transform(Number)
    .describe('Reads of the API one client may make per minute: an IPv4 address or an IPv6 /64.'),
  UPLOAD_MB_PER_DAY: z
    .string()
    .refine((value) => /^[1-9]\d{0,5}$/.test(value), 'a whole number from 1 to 999999')
    .default('50')
    .transform(Number)
    .describe('Megabytes that one client may upload per day: an IPv4 address or an IPv6 /64.'),
  UPLOAD_MB_IN_ALL: z
    .string()
    .refine((value) => /^[1-9]\d{0,7}$/.test(value), 'a whole number from 1 to 99999999')
    .default('10000')
    .transform(Number)
    .describe('Megabytes of uploads stored at once; beyond that, applications with a CV are refused.'),
  CLAMAV_ADDRESS: z
    .string()
    .refine(
      (value) => findAddress(value) !== undefined,
      'a socket such as "/run/clamav/clamd.ctl", or a host and port such as "localhost:3310"',
    )
    .transform(findAddress)
    .optional()
    .describe('Where ClamAV’s daemon listens, which scans CVs; default: they aren’t scanned.'),
  INQUIRY_MONTHS: z
    .string()
    .refine((value) => /^[1-9]\d{0,2}$/.test(value), 'a whole number from 1 to 999')
    .default(String(inquiryMonths))
    .transform(Number)
    .describe('Months after their last change until closed inquiries and spam are deleted.'),
  AUDIT_MONTHS: z
    .string()
    .refine((value) => /^\d{1,3}$/.test(value) && Number(value) >= 6, 'a whole number from 6 to 999')
    .transform(Number)
    .optional()
    .describe('Months until entries of the audit log are deleted; default: never.'),
  NOTIFICATION_DAYS: z
    .string()
    .refine((value) => /^[1-9]\d{0,2}$/.test(value), 'a whole number from 1 to 999')
    .default(String(notificationDays))
    .transform(Number)
    .describe('Days until notifications, and the emails about them, are deleted.'),
  BUILD_SITE: flag.describe(
    '"1": this service builds the site, when it starts and when something is published.',
  ),
  BUILD_MINUTES: z
    .string()
    .refine((value) => /^[1-9]\d{0,2}$/.test(value), 'a whole number from 1 to 999')
    .default('30')
    .transform(Number)
    .describe('Minutes after which a build by this service is stopped.'),
  DRAIN_SECONDS: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value), 'a whole number from 0 to 99')
    .transform(Number)
    .optional()
    .describe(
      'Seconds between a signal to stop and the end of new requests, for load balancers to notice; default 0, in production 2.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'at least 16 characters')
    .optional()
    .describe('Bearer token for GET /api/metrics; default: no metrics are served.'),
  DEPLOY_HOOK_URL: z
    .string()
    .refine(
      isSafeAddress,
      'an address such as "https://host.example/hooks/0123", or with http on this machine alone',
    )
    .optional()
    .describe('URL called on publication when the site is built elsewhere. It may be a secret.'),
  DEPLOY_HOOK_SECRET: z
    .string()
    .min(16, 'at least 16 characters')
    .optional()
    .describe('Key that signs the calls to DEPLOY_HOOK_URL.'),
  SITE_URL: z
    .string()
    .refine((value) => isWebAddress(value) && !value.endsWith('/'), 'an address without a trailing slash')
    .optional()
    .describe('Public URL of the site, checked after each publication; default: this service’s own.'),
})
export type Variables = z.output<typeof EnvSchema>

/** Those whose value no message shows. */
export const secretNames: readonly string[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'TEAMS_WEBHOOK_URL',
  'AZURE_STORAGE_CONNECTION_STRING',
  'S3_SECRET_ACCESS_KEY',
  'DEPLOY_HOOK_URL',
  'DEPLOY_HOOK_SECRET',
  'METRICS_TOKEN',
] satisfies readonly (keyof Variables)[]

/** By name: offsets such as "+01:00" know no summer time. */
function isTimeZone(value: string): boolean {
  try {
    const { timeZone } = Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions()
    return /^[a-z]/i.test(timeZone)
  } catch {
    return false
  }
}

const ranges = ['loopback', 'linklocal', 'uniquelocal']

/** A path, or a host and port. */
function findAddress(value: string): ScannerAddress | undefined {
  if (value.startsWith('/')) return { path: value }
  const { host, port } = /^\[?(?<host>[^/\]]+)\]?:(?<port>\d{1,5})$/.exec(value)?.groups ?? {}
  return host === undefined || Number(port) > 65535 ? undefined : { host, port: Number(port) }
}

function isTrust(value: string): boolean {
  if (value === 'true' || value === 'false') return true
  return value.split(',').every((entry) => {
    const [address = '', bits = '0'] = entry.trim().split('/')
    return ranges.includes(entry.trim()) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits))
  })
}

function parseTrust(value: string): boolean | string {
  return value === 'true' || value === 'false' ? value === 'true' : value
}

function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

function isLoopbackOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, origin, href } = new URL(value)
  return protocol === 'http:' && loopback.includes(hostname) && href === `${origin}/`
}

/** https, or this machine. */
function isSafeAddress(value: string): boolean {
  if (!isWebAddress(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || loopback.includes(hostname)
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value
}
