import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { isDeveloping } from '../is-developing'
import { planPages } from '../plan/plan-pages'
import { planSeoFacts } from '../plan/plan-seo-facts'
import { explainLeftOver } from '../plan/seo-overrides'
import { planInput, currentSite } from '../site-store'
import type { ViewName } from '../site/views'
import { writeLiveSite, writeSearch, writeSeoFacts } from '../write/write-data-files'
import { writeFont } from '../write/write-font'
import { writeRedirectPage } from '../write/write-redirect-page'
import { writeSources } from '../write/write-sources'

export const createPages: GatsbyNode['createPages'] = async ({ actions, store, reporter }) => {
  const loaded = currentSite()
  const { content, site, overrides } = loaded
  const input = planInput(loaded)
  const plan = planPages(input)
  const paths = plan.map(({ path: address }) => address)
  for (const warning of explainLeftOver(overrides, paths)) reporter.warn(warning)
  for (const { path: address, template, context } of plan) {
    actions.createPage({ path: address, component: path.resolve(templateFile(template)), context })
  }
  const { directory } = store.getState().program
  const output = path.join(directory, 'public')
  const develops = isDeveloping(store.getState().program)
  const search = { pages: site.pages, synonyms: content.synonyms, company: content.company }
  await writeSearch(search, output, develops ? 'browser' : undefined)
  if (develops) await writeSeoFacts(planSeoFacts(input, loaded.redirects, new Map()), output)
  await writeLiveSite(content, input.siteUrl, output)
  await writeSources(directory, output)
  await writeFont(path.join(directory, 'src/styles/generated'), JSON.stringify(content))
  await writeRedirectPage(
    path.join(directory, 'src/features/auth/sign-in/redirect-page.ts'),
    output,
    content.company.locale,
  )
}

/** The template that draws a view: "ServicePage" -> "src/templates/service-page.tsx". */
function templateFile(view: ViewName): string {
  const name = view.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  return `src/templates/${name}.tsx`
}
