import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** Netlify's own, which are no dependencies of the site. */
export const netlifyPrograms = [
  '@netlify/headers-parser@10.1.1',
  '@netlify/redirect-parser@16.1.1',
  '@netlify/config@25.2.6',
]

const HeadersSchema = z.object({ headers: z.array(z.unknown()), errors: z.array(z.unknown()) })
const RedirectsSchema = z.object({
  redirects: z.array(z.looseObject({ from: z.string() })),
  errors: z.array(z.unknown()),
})
const ConfigSchema = z.looseObject({
  config: z.looseObject({ build: z.looseObject({ publish: z.string(), command: z.string() }) }),
})

type Program = (options: object) => Promise<unknown>

/** What Netlify reads of a built site. @param folder Where its programs are installed. */
export async function readNetlify(folder: string, { site, toml }: { site: string; toml: string }) {
  const load = async (name: string, key: string): Promise<Program> => {
    const file = createRequire(path.join(folder, 'package.json')).resolve(name)
    return ((await import(pathToFileURL(file).href)) as Record<string, Program>)[key] ?? fail(name, key)
  }
  const parseHeaders = await load('@netlify/headers-parser', 'parseAllHeaders')
  const parseRedirects = await load('@netlify/redirect-parser', 'parseAllRedirects')
  const resolveConfig = await load('@netlify/config', 'resolveConfig')
  const shared = { netlifyConfigPath: toml, minimal: true }
  const headers = HeadersSchema.parse(
    await parseHeaders({ ...shared, headersFiles: [path.join(site, '_headers')], configHeaders: [] }),
  )
  const redirects = RedirectsSchema.parse(
    await parseRedirects({ ...shared, redirectsFiles: [path.join(site, '_redirects')], configRedirects: [] }),
  )
  const { config } = ConfigSchema.parse(
    await resolveConfig({
      config: toml,
      offline: true,
      repositoryRoot: path.dirname(toml),
      context: 'production',
    }),
  )
  return {
    headers: { rules: headers.headers.length, errors: headers.errors },
    redirects: {
      rules: redirects.redirects.length,
      from: redirects.redirects.map(({ from }) => from),
      errors: redirects.errors,
    },
    config: {
      publish: path.relative(path.dirname(toml), config.build.publish),
      command: config.build.command,
    },
  }
}

function fail(name: string, key: string): never {
  throw new Error(`${name} has no ${key} any more.`)
}
