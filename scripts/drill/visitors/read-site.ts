import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { HostingSchema } from '../../../contract/hosting'
import { SiteIndexSchema } from '../../../contract/site-index'
import { BenchError } from '../../bench/bench-error'

/** What visitors may ask a built site for. */
export interface BuiltSite {
  pages: readonly [string, ...string[]]
  /** Scripts, styles, pictures, fonts and data of pages. */
  assets: readonly [string, ...string[]]
  /** Slugs of an article to comment on, and of a job to apply for. */
  post: string
  job: string
}

/** In a folder; at the top are settings of hosts, which nobody gets. */
const asset = /\/.+\.(?:js|css|webp|avif|png|jpg|svg|woff2|json)$/

/** @throws BenchError when the folder holds no built site. */
export async function readSite(directory: string): Promise<BuiltSite> {
  const read = async (name: string) =>
    JSON.parse(
      await readFile(path.join(directory, name), 'utf8').catch((cause: unknown) => {
        throw new BenchError(
          `${directory} is no built site. Run "npm run build", or name another by --site.`,
          {
            cause,
          },
        )
      }),
    ) as unknown
  const { files } = HostingSchema.parse(await read('hosting.json'))
  const pages = Object.keys(SiteIndexSchema.parse(await read('site-index.json')).pages)
  const names = await readdir(directory, { recursive: true, encoding: 'utf8' })
  const assets = names.filter((name) => asset.test(name))
  return {
    pages: ['/', ...pages.filter((page) => page.endsWith('/'))],
    assets: [
      '/favicon.svg',
      ...assets.map((name) => `/${name.split(path.sep).map(encodeURIComponent).join('/')}`),
    ],
    post: files.find(({ kind }) => kind === 'post')?.slug ?? '',
    job: files.find(({ kind, status }) => kind === 'job' && status === 'open')?.slug ?? '',
  }
}
