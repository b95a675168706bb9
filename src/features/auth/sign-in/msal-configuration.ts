import type { Configuration } from '@azure/msal-browser'
import type { SignInSettings } from '../../../../contract/sign-in'
import { routes } from '../../../config/routes'
import { SignInError } from '../session/sign-in-failure'

/** How long Microsoft's window may stay open: users may have to find a phone. MSAL's default is one minute. */
const popupMinutes = 15

/**
 * MSAL's settings from the server's.
 *
 * @param origin Of this page, e.g. "https://www.example.com".
 * @throws SignInError `emulator_refused` where a site that is not on this machine is pointed to the emulator.
 */
export function planMsalConfiguration(settings: SignInSettings, origin: string): Configuration {
  const { clientId, authority, emulated } = settings
  if (emulated && !isLoopback(origin)) {
    throw new SignInError(
      'emulator_refused',
      `The server uses the Microsoft sign-in emulator, which isn’t allowed at ${origin}. Remove EMULATORS_URL.`,
    )
  }
  const redirectUri = `${origin}${routes.signInAnswer.href()}`
  return {
    auth: {
      clientId,
      authority,
      redirectUri,
      postLogoutRedirectUri: redirectUri,
      ...(emulated && {
        knownAuthorities: [emulated.knownAuthority],
        authorityMetadata: JSON.stringify(emulated.metadata),
      }),
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { protocolMode: 'AAD', popupBridgeTimeout: popupMinutes * 60_000 },
  }
}

const isLoopback = (origin: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
