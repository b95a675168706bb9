import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { buildEnv } from '../../config/env'
import { planPages } from '../plan/plan-pages'
import { currentSite } from '../site-store'
import { templateFile } from '../template-file'
import { writeLiveSite } from '../write-live-site'
import { writeRedirectPage } from '../write-redirect-page'
import { writeSearchIndex } from '../write-search-index'
import { writeSources } from '../write-sources'

export const createPages: GatsbyNode['createPages'] = async ({ actions, store }) => {
  const { content, site } = currentSite()
  const siteUrl = buildEnv().SITE_URL ?? content.company.url
  const plan = planPages({ site, company: content.company, tags: content.tags, siteUrl })
  for (const { path: address, template, context } of plan) {
    actions.createPage({ path: address, component: path.resolve(templateFile(template)), context })
  }
  const { directory } = store.getState().program
  const output = path.join(directory, 'public')
  await writeSearchIndex(site.pages, output)
  await writeLiveSite(content, siteUrl, output)
  await writeSources(directory, output)
  await writeRedirectPage(path.join(directory, 'src/features/auth/redirect-page.ts'), output)
}
