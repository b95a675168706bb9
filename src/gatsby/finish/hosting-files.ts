import path from 'node:path'
import mime from 'mime'
import { routes } from '../../config/routes'
import type { PlannedHosting } from './plan-hosting'

/**
 * The same rules in each host's format: file name -> content.
 *
 * @param files Names of the site's files, whose types some hosts don't know.
 * @param backendUrl Where browsers reach the backend, to which hosts hand on the search; undefined: at the site's own
 *   address.
 */
export function hostingFiles(
  hosting: PlannedHosting,
  files: readonly string[],
  backendUrl: string | undefined,
): Record<string, string> {
  const search = routes.search.href()
  const handedOn =
    backendUrl === undefined ? [] : [{ from: search, to: `${backendUrl}${search}`, status: 302 as const }]
  const elsewhere = { ...hosting, redirects: [...hosting.redirects, ...handedOn] }
  return {
    'hosting.json': `${JSON.stringify(hosting, null, 2)}\n`,
    'staticwebapp.config.json': `${JSON.stringify(azureStaticWebApps(elsewhere, files), null, 2)}\n`,
    _headers: netlifyHeaders(hosting),
    _redirects: netlifyRedirects(elsewhere),
  }
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration; a path without a slash is a route of its own. */
function azureStaticWebApps(
  { headers, rules, redirects, notFound }: PlannedHosting,
  files: readonly string[],
) {
  const routes = [...rules].reverse().map(({ match, headers: own }) => ({
    route: 'path' in match ? match.path : `${match.prefix}*`,
    headers: own,
  }))
  const moved = redirects.flatMap(({ from, to, status }) =>
    spellings(from).map((route) => ({ route, redirect: to, statusCode: status })),
  )
  return {
    trailingSlash: 'always',
    globalHeaders: { 'cache-control': 'public, max-age=0, must-revalidate', ...headers },
    routes: [...moved, ...routes],
    mimeTypes: typesOf(files),
    responseOverrides: { '404': { rewrite: notFound, statusCode: 404 } },
  }
}

/** Media types by extension; those of pages are every host's own. */
function typesOf(files: readonly string[]): Record<string, string> {
  const extensions = [...new Set(files.map((name) => path.extname(name)))].sort()
  const types = extensions.map((extension) => [extension, mime.getType(extension)] as const)
  return Object.fromEntries(
    types.flatMap(([extension, type]) => (type === null || extension === '.html' ? [] : [[extension, type]])),
  )
}

/**
 * https://docs.netlify.com/manage/routing/headers/: a rule's wildcard stands for whole path segments; where several
 * rules match, headers of one name are joined, so each path is given its cache header once.
 */
function netlifyHeaders({ headers, rules }: PlannedHosting): string {
  const blocks = rules.flatMap(({ match, headers: own }) => {
    if ('path' in match) return [block(match.path, own)]
    return match.prefix.endsWith('/') ? [block(`${match.prefix}*`, own)] : []
  })
  return [block('/*', withoutExceptions({ headers, rules })), ...blocks].join('\n')
}

/** A header that one path needs otherwise can't stand for all: both values would be sent there. */
function withoutExceptions({ headers, rules }: Pick<PlannedHosting, 'headers' | 'rules'>) {
  const excepted = rules.flatMap(({ headers: own }) => Object.keys(own))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !excepted.includes(name)))
}

const block = (pattern: string, headers: Record<string, string>) =>
  `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

/** https://docs.netlify.com/manage/routing/redirects/overview/; Cloudflare compares paths letter by letter. */
const netlifyRedirects = ({ redirects }: PlannedHosting) =>
  redirects
    .flatMap(({ from, to, status }) => spellings(from).map((path) => `${path} ${to} ${status}!\n`))
    .join('')

/** "/blogs/" is also asked for as "/blogs". */
const spellings = (path: string) =>
  path.length > 1 && path.endsWith('/') ? [path, path.slice(0, -1)] : [path]
