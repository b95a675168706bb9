import path from 'node:path'
import mime from 'mime'

interface Finding {
  what: string
  isSo: boolean
}

const ask = (address: string) => fetch(address, { redirect: 'manual' })

/** What visitors of a site on Azure get. @param names Of all its files. */
export async function checkAzure(address: string, names: readonly string[]): Promise<Finding[]> {
  const home = await ask(`${address}/`)
  const missing = await ask(`${address}/no/such/page/`)
  const answer = await ask(`${address}/auth/redirect/`)
  const script = names.find((name) => /^static\/[^/]+\.js$/.test(name)) ?? 'none'
  const scriptAnswer = await ask(`${address}/${script}`)
  const withSlash = await ask(`${address}/blogs/`)
  const without = await ask(`${address}/blogs`)
  const leads = ({ status, headers }: Response) =>
    status === 301 && new URL(headers.get('location') ?? '', address).pathname === '/blog/'
  return [
    { what: 'the home page', isSo: home.status === 200 && (await home.text()).includes('<h1') },
    {
      what: 'its policy',
      isSo: home.headers.get('content-security-policy')?.includes("object-src 'none'") === true,
    },
    {
      what: 'a wrong address is 404 with the page',
      isSo: missing.status === 404 && (await missing.text()).includes('<h1'),
    },
    { what: 'a redirect', isSo: leads(withSlash) },
    { what: 'a redirect without a slash', isSo: leads(without) },
    {
      what: 'the page after sign-in keeps its opener and is not cached',
      isSo:
        answer.headers.get('cross-origin-opener-policy') === 'unsafe-none' &&
        answer.headers.get('cache-control') === 'no-store',
    },
    {
      what: 'scripts are cached for good',
      isSo: scriptAnswer.headers.get('cache-control')?.includes('immutable') === true,
    },
    ...(await checkTypes(address, names)),
  ]
}

/** One file of each kind is sent with its type. */
async function checkTypes(address: string, names: readonly string[]): Promise<Finding[]> {
  const byExtension = new Map(names.map((name) => [path.extname(name), name]))
  const findings: Finding[] = []
  for (const [extension, name] of byExtension) {
    const type = mime.getType(extension)
    if (type === null || extension === '') continue
    const { headers, status } = await ask(
      `${address}/${name.split(path.sep).map(encodeURIComponent).join('/')}`,
    )
    const found = headers.get('content-type')?.split(';')[0] ?? ''
    // the emulator doesn't hand out its own configuration, and redirects pages to their folder
    if (status !== 200) continue
    findings.push({ what: `${extension} is ${type} (${found})`, isSo: found === type })
  }
  return findings
}
