import {
  createStandardPublicClientApplication,
  EventType,
  type AccountInfo,
  type IPublicClientApplication,
} from '@azure/msal-browser'
import { MsalProvider, useMsal } from '@azure/msal-react'
import { useEffect } from 'react'
import type { SignInSettings } from '../../../../contract/sign-in'
import type { Account, Audience, OnAccount, SignInClient } from '../session/session'
import { planMsalConfiguration } from './msal-configuration'

/** As the specification names them. */
const graphScopes = ['User.Read', 'User.ReadBasic.All']

export type MsalClient = Pick<
  SignInClient,
  'Accounts' | 'Provider' | 'interrupted' | 'signIn' | 'signInSilently' | 'signOut' | 'forget' | 'findToken'
>

/** MSAL behind the interface of `SignInClient`, initialized, with an interrupted sign-in resolved. */
export async function createMsalClient(settings: SignInSettings, origin: string): Promise<MsalClient> {
  const msal = await createStandardPublicClientApplication(planMsalConfiguration(settings, origin))
  // a sign-in that a reload interrupted ends in an error that nothing else handles
  const interrupted: unknown = await msal.handleRedirectPromise().then(
    () => undefined,
    (error: unknown) => error,
  )
  const request = { scopes: graphScopes, extraScopesToConsent: [settings.apiScope] }
  const scopes: Record<Audience, string[]> = { graph: graphScopes, backend: [settings.apiScope] }

  return {
    interrupted,
    Accounts: ({ onChange }) => (
      <MsalProvider instance={msal}>
        <AccountWatch onChange={onChange} />
      </MsalProvider>
    ),
    Provider: ({ children }) => <MsalProvider instance={msal}>{children}</MsalProvider>,
    signIn: async (onClosed) => {
      const stopWatching = watchWindow(msal, onClosed)
      try {
        const { account } = await msal.loginPopup({
          ...request,
          prompt: 'select_account',
          overrideInteractionInProgress: true,
        })
        return await keepOnly(msal, account)
      } finally {
        stopWatching()
      }
    },
    signInSilently: async () => keepOnly(msal, (await msal.ssoSilent(request)).account),
    signOut: ({ id }) => msal.logoutPopup({ account: msal.getAccount({ homeAccountId: id }) }),
    forget: () => msal.clearCache(),
    findToken: async (audience, { isFresh = false } = {}) => {
      const account = currentAccount(msal) ?? undefined
      const request = { scopes: scopes[audience], account, forceRefresh: isFresh }
      return (await msal.acquireTokenSilent(request)).accessToken
    },
  }
}

/** How often to check whether Microsoft's window is closed, and for how long it has to be, milliseconds: after a sign-in it closes before MSAL has the token. */
const watch = { interval: 500, gone: 2500 } as const

/**
 * MSAL waits for a closed window until `popupBridgeTimeout`: a page of the provider may cut its tie to this one
 * (Cross-Origin-Opener-Policy), and then it counts as closed while it is open. While the user is in that window, this page has no focus.
 *
 * @returns Stops it.
 */
function watchWindow(msal: IPublicClientApplication, onClosed: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const listener = msal.addEventCallback(
    ({ payload }) => {
      if (!payload || !('popupWindow' in payload)) return
      const { popupWindow } = payload
      let gone = 0
      timer = setInterval(() => {
        gone = popupWindow.closed && document.hasFocus() ? gone + watch.interval : 0
        if (gone < watch.gone) return
        clearInterval(timer)
        onClosed()
      }, watch.interval)
    },
    [EventType.POPUP_OPENED],
  )
  return () => {
    clearInterval(timer)
    if (listener !== null) msal.removeEventCallback(listener)
  }
}

/** Reports the account once MSAL is idle, and after each change. */
function AccountWatch({ onChange }: { onChange: OnAccount }) {
  const { instance, accounts, inProgress } = useMsal()
  useEffect(() => {
    if (inProgress !== 'none') return
    const account = currentAccount(instance)
    onChange(account ? toAccount(account) : undefined)
  }, [instance, accounts, inProgress, onChange])
  return null
}

const currentAccount = (msal: IPublicClientApplication) =>
  msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null

/** One account at a time: clears all others. */
async function keepOnly(msal: IPublicClientApplication, account: AccountInfo): Promise<Account> {
  msal.setActiveAccount(account)
  const others = msal.getAllAccounts().filter(({ homeAccountId }) => homeAccountId !== account.homeAccountId)
  for (const other of others) await msal.clearCache({ account: other })
  return toAccount(account)
}

const toAccount = ({ homeAccountId, name, username }: AccountInfo): Account => ({
  id: homeAccountId,
  name: name ?? username,
  email: username,
})
