import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { siteIndexHref } from '../../../contract/site-index'
import { buildEnv } from '../../config/env'
import { iconSource } from '../../config/icons'
import { seoFactsHref } from '../../config/seo-facts'
import { cacheFolders } from '../ahead/cache-folders'
import { endWorkAhead, waitForAhead } from '../ahead/work-ahead'
import { findChartFolder, forgetOldCharts } from '../chart-store'
import { finishSite } from '../finish/finish-site'
import { currentAssets, internalAssets, keepScripts } from '../finish/keep-scripts'
import { planEntryFiles } from '../plan/plan-entry-files'
import { planSocialImage } from '../plan/plan-head'
import { planNextSteps } from '../plan/plan-next-steps'
import { planSeoFacts } from '../plan/plan-seo-facts'
import { planSiteIndex } from '../plan/plan-site-index'
import { currentSampleFiles } from '../sample-store'
import { planInput, currentSite } from '../site-store'
import { createSocialImages } from '../social-images/create-social-images'
import { cutSocialImages } from '../social-images/cut-social-images'
import { endBuild } from '../unfinished-build.mjs'
import { robotsText, securityText } from '../write/text-files'
import { writeMaskedIcons } from '../write/write-masked-icons'

/** Completes Gatsby's output and turns it into the site that is served, in the folder SITE_DIR. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }) => {
  const { directory } = store.getState().program
  const loaded = currentSite()
  const { content, site, redirects, cuts } = loaded
  const { GTAG_ID, CONSENT, SITE_URL, BACKEND_URL, SITE_DIR, COMPRESSION } = buildEnv()
  const built = path.join(directory, 'public')
  const caches = cacheFolders(directory)

  const pictures = reporter.activityTimer('draw social images')
  pictures.start()
  await waitForAhead('social')
  const { drawn, total } = await createSocialImages({
    pages: site.pages.map((page) => planSocialImage(page, content.company)),
    outputDirectory: path.join(built, 'social'),
    cacheDirectory: caches.social,
  })
  await cutSocialImages({
    cuts: cuts.map((cut) => ({ ...cut, file: path.resolve(directory, cut.file) })),
    outputDirectory: path.join(built, 'social'),
    cacheDirectory: caches.social,
  })
  await writeMaskedIcons(path.join(directory, iconSource), built)
  await forgetOldCharts(findChartFolder(directory))
  pictures.setStatus(drawn === 0 ? `${total} were ready` : `${drawn} of ${total} were missing`)
  pictures.end()

  const finish = reporter.activityTimer(`finish the site in ${SITE_DIR}`)
  finish.start()
  const siteUrl = SITE_URL ?? content.company.url
  await writeFile(path.join(built, 'robots.txt'), robotsText(siteUrl))
  await mkdir(path.join(built, '.well-known'), { recursive: true })
  const security = securityText(content.company, siteUrl, new Date())
  await writeFile(path.join(built, '.well-known/security.txt'), security)
  await keepScripts(built, currentAssets())
  await finishSite({
    from: built,
    to: path.resolve(directory, SITE_DIR),
    cacheDirectory: caches.compressed,
    effort: COMPRESSION,
    internalFiles: internalAssets(),
    redirects,
    files: planEntryFiles(content),
    nextSteps: planNextSteps(content),
    firm: content.company.name,
    contacts: { emails: content.company.emails, phones: content.company.phones },
    locale: content.company.locale,
    consent: GTAG_ID === undefined ? undefined : CONSENT,
    backendUrl: BACKEND_URL,
    summarize: (pages) => ({
      [siteIndexHref.slice(1)]: JSON.stringify(planSiteIndex(loaded, new Date().toISOString())),
      [seoFactsHref.slice(1)]: JSON.stringify(planSeoFacts(planInput(loaded), redirects, pages)),
    }),
    extraFiles: new Map([
      ...content.media.map(({ href, file }) => [href.slice(1), path.resolve(directory, file)] as const),
      ...(await currentSampleFiles(directory)),
    ]),
  })
  endWorkAhead()
  endBuild(directory)
  finish.end()
}
