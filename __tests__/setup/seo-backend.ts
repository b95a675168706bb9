import { responsesOf, type Endpoint } from '../../contract/endpoint'
import { listMissingAddresses, type MissingAddress } from '../../contract/missing-address'
import { addPicture } from '../../contract/picture'
import type { Build } from '../../contract/publication'
import {
  getLatestBuild,
  listSeo,
  removeRedirect,
  requestBuild,
  saveRedirect,
  saveSeo,
  type RedirectRule,
  type SeoSetting,
} from '../../contract/seo'
import { seoFactsHref, type SeoFacts } from '../../src/config/seo-facts'
import { EmployeeBackend } from './employee-backend'

interface Answer {
  status: number
  body: unknown
}
type Values = Pick<SeoSetting, 'title' | 'description' | 'canonical' | 'noindex' | 'image'>
interface Asked {
  id: string
  query: Record<string, unknown>
  body: Record<string, unknown>
}

const at = '2026-11-20T10:00:00.000Z'
const none: Values = { title: null, description: null, canonical: null, noindex: null, image: null }
const fail = (status: number, code: string, message: string, rest: object = {}): Answer => ({
  status,
  body: { code, message, ...rest },
})

export const description = 'Which charts to carry, how old they may be, and who keeps them up to date.'

/** A page of the built site without issues. */
export const makePage = (path: string, own: Partial<SeoFacts['pages'][number]['own']> = {}) => ({
  path,
  file: `content/pages${path.slice(0, -1)}.md`,
  own: {
    title: `Page ${path} | Firm`,
    description: `${path} ${description}`,
    image: '/social/0123456789abcdef.png',
    ...own,
  },
  h1: 1,
  linked: { pages: 0, from: [] as string[] },
})

/** The in-memory backend with settings, redirects and builds, and the built site's SEO file. */
export class SeoBackend extends EmployeeBackend {
  facts: SeoFacts = { siteUrl: 'https://x.example', siteName: 'Firm', pages: [], redirects: [] }
  settings: SeoSetting[] = []
  rules: RedirectRule[] = []
  /** Addresses that visitors asked for and that are none. */
  missing: MissingAddress[] = []
  build: Build | null = null
  builder: 'worker' | null = 'worker'
  private versions = 10

  constructor(pages: readonly SeoFacts['pages'][number][] = []) {
    super()
    this.facts.pages = [...pages]
    const call = this.fetch
    // calls of the API client, and the site's file
    Object.assign(this, {
      fetch: async (input: RequestInfo | URL) =>
        input === seoFactsHref ? Response.json(this.facts) : call(input),
    })
  }

  /** Changes a setting as someone else. */
  set(path: string, values: Partial<Values>, by = 'mei@firm.example'): SeoSetting {
    const setting = { path, ...none, ...values, version: this.versions++, updatedAt: at, updatedBy: by }
    this.settings = [...this.settings.filter((one) => one.path !== path), setting]
    return setting
  }

  lead(from: string, to: string): void {
    const id = `00000000-0000-4000-8000-${String(this.versions++).padStart(12, '0')}`
    this.rules.push({
      id,
      from,
      to,
      permanent: true,
      version: 1,
      updatedAt: at,
      updatedBy: 'mei@firm.example',
    })
  }

  /** Completes a build with the current settings. */
  finishBuild(): void {
    this.facts = {
      ...this.facts,
      pages: this.facts.pages.map(({ set: _, ...page }) => {
        const setting = this.settings.find(({ path }) => path === page.path)
        if (!setting) return page
        const { title, description: text, canonical, noindex, image } = setting
        return { ...page, set: { title, description: text, canonical, noindex, image } }
      }),
    }
    if (this.build) this.build = { ...this.build, state: 'live', step: 'done', endedAt: at }
  }

  protected override async answer(request: Request, pathname: string): Promise<Answer> {
    for (const [endpoint, handle] of this.seo) {
      const match = new RegExp(`^${endpoint.path.replace(':id', '([^/]+)')}$`).exec(pathname)
      if (match === null || endpoint.method !== request.method) continue
      const isJson = endpoint.request?.body !== undefined
      const body = isJson ? ((await request.json()) as Record<string, unknown>) : {}
      endpoint.request?.body?.parse(body)
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const answer = handle({ id: match[1] ?? '', query, body })
      responsesOf(endpoint)[answer.status]?.parse(answer.body)
      return answer
    }
    return super.answer(request, pathname)
  }

  private readonly seo: readonly (readonly [Endpoint, (asked: Asked) => Answer])[] = [
    [listSeo, () => ({ status: 200, body: { settings: this.settings, redirects: this.rules } })],
    [saveSeo, ({ body }) => this.save(body['pages'] as ({ path: string; version: number } & Values)[])],
    [saveRedirect, ({ id, body }) => this.saveRule(id, body as unknown as RedirectRule)],
    [removeRedirect, ({ id }) => this.removeRule(id)],
    [getLatestBuild, () => ({ status: 200, body: { build: this.build, builder: this.builder } })],
    [requestBuild, () => this.request()],
    [listMissingAddresses, () => ({ status: 200, body: { data: this.missing } })],
    [
      addPicture,
      () => ({ status: 201, body: { src: '/media/0123456789/wave.webp', width: 1600, height: 900 } }),
    ],
  ]

  private save(pages: readonly ({ path: string; version: number } & Values)[]): Answer {
    const present = (path: string) => this.settings.find((one) => one.path === path)
    const paths = pages.map(({ path }) => path)
    if (pages.some(({ path, version }) => (present(path)?.version ?? 0) !== version)) {
      const current = this.settings.filter(({ path }) => paths.includes(path))
      return fail(409, 'changed', 'Someone else changed these settings. Review them and save again.', {
        current,
      })
    }
    for (const { path, version: _, ...values } of pages) {
      this.settings = this.settings.filter((one) => one.path !== path)
      if (Object.values(values).some((value) => value !== null)) this.set(path, values, 'nora@firm.example')
    }
    return { status: 200, body: { settings: this.settings.filter(({ path }) => paths.includes(path)) } }
  }

  private saveRule(id: string, { from, to, permanent }: RedirectRule): Answer {
    if (to === from) return fail(409, 'redirect_loop', 'A URL can’t redirect to itself.')
    const rule = { id, from, to, permanent, version: 2, updatedAt: at, updatedBy: 'nora@firm.example' }
    this.rules = [...this.rules.filter((one) => one.id !== id), rule]
    return { status: 200, body: rule }
  }

  private removeRule(id: string): Answer {
    this.rules = this.rules.filter((one) => one.id !== id)
    return { status: 204, body: null }
  }

  private request(): Answer {
    this.build = {
      id: '00000000-0000-4000-8000-000000000001',
      by: 'worker',
      state: 'waiting',
      step: 'waiting',
      startedAt: null,
      endedAt: null,
      failure: null,
      log: [],
    }
    return { status: 202, body: { requested: true } }
  }
}
