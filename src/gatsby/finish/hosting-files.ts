import type { Hosting, HostingRule } from '../../../contract/hosting'

/** The same rules in each host's format: file name -> content. */
export function hostingFiles(hosting: Hosting, topLevelFiles: readonly string[]): Record<string, string> {
  return {
    'hosting.json': `${JSON.stringify(hosting, null, 2)}\n`,
    'staticwebapp.config.json': `${JSON.stringify(azureStaticWebApps(hosting), null, 2)}\n`,
    _headers: netlifyHeaders(hosting, topLevelFiles),
    _redirects: netlifyRedirects(hosting),
  }
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration */
function azureStaticWebApps({ headers, rules, redirects, notFound, serverError }: Hosting) {
  const routes = [...rules]
    .reverse()
    .flatMap(({ match, headers: own }) => azurePatterns(match).map((route) => ({ route, headers: own })))
  const moved = redirects.map(({ from, to, status }) => ({ route: from, redirect: to, statusCode: status }))
  return {
    trailingSlash: 'always',
    globalHeaders: { 'cache-control': 'public, max-age=0, must-revalidate', ...headers },
    routes: [...moved, ...routes],
    responseOverrides: {
      '404': { rewrite: notFound, statusCode: 404 },
      '500': { rewrite: serverError, statusCode: 500 },
    },
  }
}

function azurePatterns(match: HostingRule['match']): string[] {
  if ('path' in match) return [match.path]
  return 'prefix' in match ? [`${match.prefix}*`] : [`/*.{${match.extensions.join(',')}}`]
}

/**
 * https://docs.netlify.com/manage/routing/headers/: a rule's wildcard stands for whole path segments, so
 * files at the top level are named one by one; where several rules match, headers of one name are joined,
 * so each path is given its cache header once.
 */
function netlifyHeaders({ headers, rules }: Hosting, topLevelFiles: readonly string[]): string {
  const blocks = rules.flatMap(({ match, headers: own }) =>
    netlifyPaths(match, rules, topLevelFiles).map((path) => block(path, own)),
  )
  return [block('/*', withoutExceptions(headers, rules)), ...blocks].join('\n')
}

/** A header that one path needs otherwise can't stand for all: both values would be sent there. */
function withoutExceptions(headers: Hosting['headers'], rules: Hosting['rules']): Hosting['headers'] {
  const excepted = rules.flatMap(({ headers: own }) => Object.keys(own))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !excepted.includes(name)))
}

function netlifyPaths(
  match: HostingRule['match'],
  rules: Hosting['rules'],
  topLevelFiles: readonly string[],
): string[] {
  if ('path' in match) return [match.path]
  if ('prefix' in match) return match.prefix.endsWith('/') ? [`${match.prefix}*`] : []
  const named = rules.flatMap((rule) => ('path' in rule.match ? [rule.match.path] : []))
  const files = topLevelFiles.filter((name) => match.extensions.includes(name.split('.').at(-1) ?? ''))
  return files.map((name) => `/${name}`).filter((path) => !named.includes(path))
}

const block = (path: string, headers: Record<string, string>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

/** https://docs.netlify.com/manage/routing/redirects/overview/ */
const netlifyRedirects = ({ redirects }: Hosting) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}!\n`).join('')
