import { useEffect, useMemo, useState } from 'react'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import { titleAlone } from '../lib/worked-example'
import CaseStudyPage from '../templates/case-study-page'
import JobPage from '../templates/job-page'
import PersonPage from '../templates/person-page'
import PostPage from '../templates/post-page'
import { composeLivePage, type LivePage } from './compose-live-page'
import type { LiveEntry } from './live-entry'
import * as css from './live-page.module.css'
import { caseStudyData, jobData, personData, postData } from './page-data'

interface Props {
  entry: LiveEntry
  site: LiveSite
}

/** An entry's public page before a build, from the template the build uses. */
export function LivePage({ entry, site }: Props) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const page = useMemo(() => composeLivePage(entry, site, today), [entry, site, today])
  useHead({ title: `${titleAlone(page)} | ${site.company.name}`, description: page.seo.description })
  const canonical = `${site.siteUrl}${page.href}`
  return (
    <div className={css.page}>
      <Template page={page} site={site} canonical={canonical} />
    </div>
  )
}

function Template({ page, site, canonical }: { page: LivePage; site: LiveSite; canonical: string }) {
  const pageContext = { head: { canonical } }
  switch (page.type) {
    case 'PostPage':
      return <PostPage data={postData(page, site)} pageContext={pageContext} />
    case 'CaseStudyPage':
      return <CaseStudyPage data={caseStudyData(page, site)} pageContext={pageContext} />
    case 'JobPage':
      return <JobPage data={jobData(page, site)} pageContext={pageContext} />
    case 'PersonPage':
      return <PersonPage data={personData(page, site)} />
  }
}

/**
 * Title and description of a page rendered in the browser. They replace those in Gatsby's head, which removes them on
 * navigation; `robots` stays.
 */
export function useHead({ title, description }: { title: string; description: string }): void {
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
