import type { ApiClient } from '../../client/create-api-client'
import { FilterTabs } from '../../ui/filter-tabs'
import { LoadError, Skeleton } from '../../ui/load-states'
import { WorkspacePage } from '../../ui/workspace-page'
import { BuildNote } from './build-note'
import { PageEditor } from './page-editor'
import { PagesView } from './pages-view'
import { planRedirectRows } from './plan-redirect-rows'
import { RedirectsView } from './redirects-view'
import * as css from './seo.module.css'
import type { SeoPlace } from './seo-place'
import { useSeoDesk, type SeoDesk } from './use-seo-desk'

interface Props {
  api: ApiClient
  place: SeoPlace
  onPlace: (place: SeoPlace) => void
}

/** /admin/seo/: what public pages say of themselves to search engines, and which addresses lead elsewhere. */
export function Seo({ api, place, onPlace }: Props) {
  const { desk, error, retry } = useSeoDesk(api)
  return (
    <WorkspacePage
      title="SEO"
      lead="What each public page says of itself in search results and shared links, and which old addresses lead elsewhere."
    >
      {desk ? (
        <Desk api={api} desk={desk} place={place} onPlace={onPlace} />
      ) : error ? (
        <LoadError title="The pages could not be loaded." error={error} onRetry={retry} />
      ) : (
        <Skeleton label="Loading the pages" lines={8} />
      )}
    </WorkspacePage>
  )
}

function Desk({ api, desk, place, onPlace }: Props & { desk: SeoDesk }) {
  const { rows, facts, rules } = desk
  const opened = rows.find(({ path, gone }) => path === place.page && !gone)
  const redirects = planRedirectRows(facts, rules)
  return (
    <>
      <BuildNote api={api} pending={rows.filter(({ pending }) => pending).length} />
      {opened ? (
        <PageEditor key={opened.path} api={api} desk={desk} row={opened} onPlace={onPlace} />
      ) : (
        <>
          <div className={css.tabs}>
            <FilterTabs
              label="What to see"
              value={place.tab}
              options={[
                { value: 'pages', title: 'Pages', count: rows.length },
                { value: 'redirects', title: 'Redirects', count: redirects.length },
              ]}
              onChange={(tab) => onPlace({ tab })}
            />
          </div>
          {place.tab === 'pages' ? (
            <PagesView api={api} desk={desk} onOpen={(page) => onPlace({ tab: 'pages', page })} />
          ) : (
            <RedirectsView api={api} rows={redirects} siteUrl={facts.siteUrl} />
          )}
        </>
      )}
    </>
  )
}
