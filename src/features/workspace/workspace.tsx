import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { navigate } from 'gatsby'
import { useCallback, useMemo, useState, type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ApiError } from '../../client/api-error'
import { foundHref, searchHref } from '../../config/found-items'
import { keepFocus } from '../../lib/keep-focus'
import { hasDrafts } from '../../lib/personal-drafts'
import { DraftOwnerContext } from '../../lib/use-draft'
import { ToastProvider } from '../../ui/toasts'
import '../../ui/choices.css'
import { AreaDrawer } from './area-drawer'
import { CommandPalette } from './command-palette'
import { PageError } from './page-error'
import { planCommands, type CommandEffect } from './plan-commands'
import { noteOpened, useNoteOpened } from './search/found-queries'
import { Sidebar, useRail } from './sidebar'
import { SignOutDialog } from './sign-out-dialog'
import { TopBar } from './top-bar'
import './touch.css'
import { useWorkspaceSession, WorkspaceSessionContext, type WorkspaceSession } from './workspace-session'
import * as css from './workspace.module.css'

interface Props extends WorkspaceSession {
  /** Path of the current page. */
  pathname: string
  /** Its query string. Default: none. */
  search?: string
  brand: { name: string }
  onSignOut: () => void
  /** Shown above every page, e.g. that the session has expired. Default: nothing. */
  notice?: ReactNode
  /** Beside the account, on every page. Default: nothing. */
  tools?: ReactNode
  /** The page; it reads its session with `useWorkspaceSession`. */
  children: ReactNode
}

/** The frame of all pages of the workspace, with `<main id="main">`. Renders in browsers only. */
export function Workspace({ user, api, profile, ...shell }: Props) {
  const [queryClient] = useState(createQueryClient)
  const session = useMemo(() => ({ user, api, profile }), [user, api, profile])
  return (
    <QueryClientProvider client={queryClient}>
      <WorkspaceSessionContext value={session}>
        <ToastProvider>
          <DraftOwnerContext value={user.email}>
            <Shell user={user} {...shell} />
          </DraftOwnerContext>
        </ToastProvider>
      </WorkspaceSessionContext>
    </QueryClientProvider>
  )
}

function Shell({
  user,
  pathname,
  search = '',
  brand,
  onSignOut,
  notice,
  tools,
  children,
}: Omit<Props, 'api' | 'profile'>) {
  const { roles } = user
  const [rail, toggleRail] = useRail()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const askToSignOut = () => (hasDrafts(user.email) ? setIsLeaving(true) : onSignOut())
  const openPalette = useCallback(() => setPaletteOpen(true), [])
  useCommandKey(openPalette)
  const { api } = useWorkspaceSession()
  useNoteOpened(api, search)
  const commands = useMemo(() => planCommands(roles), [roles])
  return (
    <div className={css.workspace}>
      <Sidebar brand={brand} roles={roles} pathname={pathname} rail={rail} onToggleRail={toggleRail} />
      <div className={css.body}>
        <TopBar
          user={user}
          tools={tools}
          onMenu={() => setDrawerOpen(true)}
          onPalette={openPalette}
          onSignOut={askToSignOut}
        />
        {notice}
        <main ref={keepFocusIn} id="main" tabIndex={-1} className={css.main}>
          <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
            {children}
          </ErrorBoundary>
        </main>
      </div>
      <AreaDrawer roles={roles} pathname={pathname} open={drawerOpen} onOpenChange={setDrawerOpen} />
      <CommandPalette
        groups={commands}
        open={paletteOpen}
        onOpenChange={setPaletteOpen}
        onCommand={(effect) => runCommand(effect, askToSignOut)}
        onItem={(item) => {
          noteOpened(api, item)
          openHref(foundHref(item, roles))
        }}
        onAll={(query) => goTo(searchHref(query, roles))}
      />
      <SignOutDialog open={isLeaving} onStay={() => setIsLeaving(false)} onSignOut={onSignOut} />
    </div>
  )
}

const keepFocusIn = (page: HTMLElement | null) => (page ? keepFocus(page) : undefined)

function goTo(href: string): void {
  navigate(href)
}

/** Opens a page of the site, or a picture of the backend in a tab of its own. */
function openHref(href: string): void {
  if (href.startsWith('/') && !href.startsWith('/api/')) goTo(href)
  else window.open(href, '_blank', 'noopener')
}

function runCommand(effect: CommandEffect, onSignOut: () => void): void {
  if (effect.kind === 'go') goTo(effect.href)
  else if (effect.kind === 'sign-out') onSignOut()
  // a script in the page's head handles its click
  else document.querySelector<HTMLElement>('[data-theme-switch]')?.click()
}

/**
 * Responses are fresh for half a minute. Network and server errors are retried once; then, and after any other
 * error, the user decides.
 */
function createQueryClient(): QueryClient {
  const queries = { staleTime: 30_000, retry: shouldRetry, retryDelay: 500 }
  return new QueryClient({ defaultOptions: { queries } })
}

function shouldRetry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status !== undefined && error.status < 500
  return failures < 1 && !refused
}

/** Calls `open` on Ctrl-K or Cmd-K, unless an editor uses it, or a dialog is open, whose text could be lost. */
function useCommandKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return
      event.preventDefault()
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])
}
