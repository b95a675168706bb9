import {
  createStandardPublicClientApplication,
  type AccountInfo,
  type IPublicClientApplication,
} from '@azure/msal-browser'
import { MsalProvider, useMsal } from '@azure/msal-react'
import { useEffect } from 'react'
import type { SignInSettings } from '../../../contract/sign-in'
import { planMsalConfiguration } from './msal-configuration'
import type { Account } from './session'
import type { Audience, OnAccount, SignInClient } from './sign-in-client'

/** As the specification names them. */
const graphScopes = ['User.Read', 'User.ReadBasic.All']

export type MsalClient = Pick<
  SignInClient,
  'Accounts' | 'interrupted' | 'signIn' | 'signInSilently' | 'signOut' | 'forget' | 'findToken'
>

/** MSAL behind the words the rest of the site uses. Initialized, and an interrupted sign-in is settled. */
export async function createMsalClient(settings: SignInSettings, origin: string): Promise<MsalClient> {
  const msal = await createStandardPublicClientApplication(planMsalConfiguration(settings, origin))
  // a sign-in that was under way when the page was reloaded ends in an error that nobody waits for
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
    signIn: async () => {
      const { account } = await msal.loginPopup({
        ...request,
        prompt: 'select_account',
        overrideInteractionInProgress: true,
      })
      return becomeOnly(msal, account)
    },
    signInSilently: async () => becomeOnly(msal, (await msal.ssoSilent(request)).account),
    signOut: ({ id }) => msal.logoutPopup({ account: msal.getAccount({ homeAccountId: id }) }),
    forget: () => msal.clearCache(),
    findToken: async (audience) => {
      const account = currentAccount(msal) ?? undefined
      return (await msal.acquireTokenSilent({ scopes: scopes[audience], account })).accessToken
    },
  }
}

/** Tells the account once MSAL has settled, and after each change. */
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

/** One person at a time: whoever was here before is forgotten. */
async function becomeOnly(msal: IPublicClientApplication, account: AccountInfo): Promise<Account> {
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
