import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { parseOrExplain } from '../contract/parse-or-explain'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const EnvSchema = z.object({
  NODE_ENV: z
    .string()
    .default('development')
    .describe('"production" listens on every address of the machine.'),
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
    .describe('Folder of the built site, from where the service is started.'),
  LOG_LEVEL: z.enum(levels).default('info').describe('The least important line that is still logged.'),
  TRUST_PROXY: z
    .string()
    .refine(isTrust, '"true", "false" or addresses of proxies, e.g. "10.0.0.0/8, loopback"')
    .default('false')
    .transform(parseTrust)
    .describe(
      'Whose X-Forwarded-* headers to believe: nobody, everybody, or these proxies. Not a number: Fastify trusts none then.',
    ),
})

/** What the service is told by its environment. */
export interface Env {
  port: number
  host: string
  /** Absolute. */
  siteDirectory: string
  logLevel: (typeof levels)[number]
  trustProxy: boolean | string
}

/**
 * Reads the environment; a variable that is set to nothing counts as not set.
 *
 * @throws InvalidValueError that names every variable to correct.
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const env = parseOrExplain(EnvSchema, set, ([name]) => `environment variable ${String(name)}`)
  return {
    port: env.PORT,
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : 'localhost'),
    siteDirectory: path.resolve(env.SITE_DIR),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
  }
}

const ranges = ['loopback', 'linklocal', 'uniquelocal']

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
