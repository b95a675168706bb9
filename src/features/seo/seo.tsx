import type { ApiClient } from '../../client/create-api-client'
import { FilterTabs } from '../../ui/filter-tabs'
import { LoadError, Skeleton } from '../../ui/load-states'
import { WorkspacePage } from '../../ui/workspace-page'
import { BuildStatus } from './build-status'
import { PageEditor } from './editor/page-editor'
import { LeaveDialog, useUnsavedGuard } from './editor/unsaved-guard'
import { SeoGrid } from './grid/seo-grid'
import { useGridDraft } from './grid/use-grid-draft'
import { MissingView } from './missing/missing-view'
import { PagesView } from './pages/pages-view'
import { planRedirectRows } from './redirects/plan-redirect-rows'
import { RedirectsView } from './redirects/redirects-view'
import type { SeoRouteState } from './route-state'
import { useSeoData, type SeoData } from './seo-queries'
import * as css from './seo.module.css'

interface Props {
  api: ApiClient
  state: SeoRouteState
  onNavigate: (state: SeoRouteState) => void
}

/** /admin/seo/: SEO settings of the public pages, and redirects. */
export function Seo({ api, state, onNavigate }: Props) {
  const { data, error, retry } = useSeoData(api)
  return (
    <WorkspacePage
      title="SEO"
      lead="Titles, descriptions and social images of every public page, and redirects"
    >
      {data ? (
        <Content api={api} data={data} state={state} onNavigate={onNavigate} />
      ) : error ? (
        <LoadError title="Couldn’t load the pages." error={error} onRetry={retry} />
      ) : (
        <Skeleton label="Loading pages" lines={8} />
      )}
    </WorkspacePage>
  )
}

function Content({ api, data, state, onNavigate }: Props & { data: SeoData }) {
  const { rows, facts, rules } = data
  const opened = rows.find(({ path, gone }) => path === state.page && !gone)
  const redirects = planRedirectRows(facts, rules)
  const editing = useGridDraft(api, data)
  const guard = useUnsavedGuard(editing.grid.edits.size > 0)
  return (
    <>
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={() => guard.leave(editing.discard)} />}
      <BuildStatus api={api} pending={rows.filter(({ pending }) => pending).length} />
      {opened ? (
        <PageEditor key={opened.path} api={api} data={data} row={opened} onNavigate={onNavigate} />
      ) : (
        <>
          <div className={css.tabs}>
            <FilterTabs
              label="View"
              value={state.tab}
              options={[
                { value: 'pages', title: 'Pages', count: rows.length },
                { value: 'grid', title: 'Grid' },
                { value: 'redirects', title: 'Redirects', count: redirects.length },
                { value: 'missing', title: 'Not found' },
              ]}
              onChange={(tab) => onNavigate({ tab })}
            />
          </div>
          {state.tab === 'missing' && <MissingView api={api} data={data} />}
          {state.tab === 'grid' && (
            <SeoGrid rows={rows} editing={editing} onOpen={(page) => onNavigate({ tab: 'grid', page })} />
          )}
          {state.tab === 'pages' && (
            <PagesView api={api} data={data} onOpen={(page) => onNavigate({ tab: 'pages', page })} />
          )}
          {state.tab === 'redirects' && <RedirectsView api={api} rows={redirects} siteUrl={facts.siteUrl} />}
        </>
      )}
    </>
  )
}
