import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { buildEnv } from '../../config/env'
import { planPages } from '../plan/plan-pages'
import { currentSite } from '../site-store'
import { templateFile } from '../template-file'
import { writeSearchIndex } from '../write-search-index'

export const createPages: GatsbyNode['createPages'] = async ({ actions, store }) => {
  const { content, site } = currentSite()
  const siteUrl = buildEnv().SITE_URL ?? content.company.url
  const plan = planPages({ site, company: content.company, tags: content.tags, siteUrl })
  for (const { path: address, template, context } of plan) {
    actions.createPage({ path: address, component: path.resolve(templateFile(template)), context })
  }
  await writeSearchIndex(site.pages, path.join(store.getState().program.directory, 'public'))
}
